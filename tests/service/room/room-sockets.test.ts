import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CLOSE, VERSION } from "#party/protocol.ts";
import { FRAMES, MAX_SOCKETS_PER_MEMBER, TOKEN_GRACE_MS } from "#party/room/limits.ts";
import { asked, companion, open, requestSocket, room, synced, type Tab } from "#tests/service/tabs.ts";
import { sessionToken } from "#tests/service/tokens.ts";

const REAL_NOW = Date.now.bind(Date);
/** The room's clock, ms later than it is. */
const later = (ms: number) => vi.spyOn(Date, "now").mockImplementation(() => REAL_NOW() + ms);
afterEach(() => void vi.restoreAllMocks());

const publish = (userId: string, id: string) =>
  room(userId).publish([{ id, event: { name: "conversation.deleted", conversationId: id } }]);
const SYNC = JSON.stringify({ t: "sync", v: VERSION, epoch: null, since: 0 });
/** What a closed tab was sent after its sync. */
const nextMessage = (tab: Tab): Promise<unknown> => Promise.race([tab.next(), tab.closed.then(() => null)]);

describe("S9 a socket does not outlive its session", () => {
  test("signed out: its socket is closed and hears nothing, its token opens none, in another life of the room either", async () => {
    const userId = "user_ended";
    const token = await sessionToken({ sub: userId, sid: "sess_left" });
    const left = await synced(userId, null, 0, { sid: "sess_left" });
    const other = await synced(userId);
    expect(await room(userId).disconnect("sess_left")).toBe(1);
    await publish(userId, "secret");
    expect(await left.closed).toBe(CLOSE.signedOut);
    expect(await nextMessage(left)).toBeNull();
    expect(await other.next()).toMatchObject({ event: { conversationId: "secret" } });
    expect((await requestSocket(userId, token)).status).toBe(401);
    await evictDurableObject(room(userId));
    expect((await requestSocket(userId, token)).status).toBe(401);
    expect((await requestSocket(userId, await sessionToken({ sub: userId }))).status).toBe(101);
  });

  test("all sessions ended: every token from before is refused, and a new sign-in is let in", async () => {
    const userId = "user_all_ended";
    const before = await sessionToken({ sub: userId, sid: "sess_before" });
    await room(userId).disconnect();
    expect((await requestSocket(userId, before)).status).toBe(401);
    // the helper's tokens are a minute old when they are made
    await runInDurableObject(
      room(userId),
      (_room, { storage }) => void storage.sql.exec("UPDATE ended SET at = at - 120000"),
    );
    expect((await requestSocket(userId, await sessionToken({ sub: userId, sid: "sess_new" }))).status).toBe(
      101,
    );
  });

  test("a token that has run out is not heard with: the socket is closed before the next event, and told it by catch-up", async () => {
    const userId = "user_run_out";
    const old = await synced(userId, null, 0, { expiresInS: 5 });
    const fresh = await synced(userId, null, 0, { expiresInS: 600 });
    later(5_000 + TOKEN_GRACE_MS + 1_000);
    await publish(userId, "one");
    expect(await old.closed).toBe(CLOSE.renew);
    expect(await nextMessage(old)).toBeNull();
    expect(await fresh.next()).toMatchObject({ seq: 1 });
    vi.restoreAllMocks();
    const back = await synced(userId, old.sync.epoch, old.sync.head);
    expect(back.sync).toMatchObject({ missed: false, events: [{ seq: 1 }] });
  });

  test("within its grace it is heard with", async () => {
    const userId = "user_in_grace";
    const tab = await synced(userId, null, 0, { expiresInS: 5 });
    later(5_000 + TOKEN_GRACE_MS - 2_000);
    await publish(userId, "one");
    expect(await tab.next()).toMatchObject({ seq: 1 });
  });

  test("nobody says anything: the alarm closes it, also after the room has slept", async () => {
    const userId = "user_quiet_end";
    const tab = await synced(userId, null, 0, { expiresInS: 5 });
    await evictDurableObject(room(userId));
    later(5_000 + TOKEN_GRACE_MS + 1_000);
    expect(await runDurableObjectAlarm(room(userId))).toBe(true);
    expect(await tab.closed).toBe(CLOSE.renew);
  });
});

describe("what one member may have of a room", () => {
  test("the thirteenth socket closes the oldest, and the newest hears", async () => {
    const userId = "user_many";
    const tabs: Tab[] = [];
    for (let n = 0; n <= MAX_SOCKETS_PER_MEMBER; n++) tabs.push(await synced(userId));
    expect(await tabs[0]?.closed).toBe(CLOSE.tooMany);
    await publish(userId, "one");
    for (const tab of tabs.slice(1)) expect(await tab.next()).toMatchObject({ seq: 1 });
  });

  test("three hundred at once under one name: twelve are left, and whoever comes too often is refused", async () => {
    const userId = "user_very_many";
    const token = await sessionToken({ sub: userId });
    const codes: number[] = [];
    for (let n = 0; n < 300; n++) {
      const { status, webSocket } = await requestSocket(userId, token);
      webSocket?.accept();
      codes.push(status);
    }
    expect(codes.filter((code) => code === 101).length).toBeLessThan(FRAMES.capacity * 1.5);
    expect(codes.at(-1)).toBe(429);
    const left = await runInDurableObject(room(userId), (held) => [...held.getConnections()].length);
    expect(left).toBe(MAX_SOCKETS_PER_MEMBER);
  });

  test("a flood of sync closes the flooder, who is not let in again at once; another session and another member go on", async () => {
    const userId = "user_flood";
    for (let n = 0; n < 90; n++) await publish(userId, `${n}`.padEnd(1_000, "x"));
    const other = await synced(userId, null, 0, { sid: "sess_other" });
    const neighbor = await synced("user_neighbor");
    const flooder = await open(userId);
    // on a busy machine what is left to a session would grow again before it is asked for
    vi.spyOn(Date, "now").mockReturnValue(REAL_NOW());
    for (let n = 0; n < 2_000; n++) flooder.socket.send(SYNC);
    const asking = REAL_NOW();
    await publish("user_neighbor", "hello");
    expect(await neighbor.next()).toMatchObject({ event: { conversationId: "hello" } });
    expect(REAL_NOW() - asking).toBeLessThan(3_000);
    expect(await flooder.closed).toBe(CLOSE.tooMuch);
    expect((await requestSocket(userId, await sessionToken({ sub: userId }))).status).toBe(429);
    await publish(userId, "after");
    expect(await other.next()).toMatchObject({ t: "event", event: { conversationId: "after" } });
  });

  test("what is caught up with counts: whoever asks for much again and again is closed, though the frames be few", async () => {
    const userId = "user_hungry";
    for (let n = 0; n < 60; n++) await publish(userId, `${n}`.padEnd(10_000, "x"));
    const tab = await open(userId);
    let answered = 0;
    const until = (async () => {
      for (;;) {
        tab.socket.send(SYNC);
        if ((await nextMessage(tab)) === null) return;
        answered++;
      }
    })();
    expect(await tab.closed).toBe(CLOSE.tooMuch);
    await until;
    expect(answered).toBeGreaterThan(1);
    expect(answered).toBeLessThan(20);
  });

  test("a tab that asks several times before it is answered is answered, and stays", async () => {
    const tab = await open("user_eager");
    for (let n = 0; n < 20; n++) tab.socket.send(SYNC);
    expect((await tab.next()).t).toBe("sync");
    await publish("user_eager", "one");
    for (;;) if ((await tab.next()).t === "event") break;
  });
});

describe("F13 a room that was told to forget", () => {
  const rowsOf = (userId: string) =>
    runInDurableObject(room(userId), async (_room, { storage }) => ({
      alarm: await storage.getAlarm(),
      rows: storage.sql
        .exec("SELECT id FROM event UNION ALL SELECT id FROM job UNION ALL SELECT id FROM said")
        .toArray().length,
      wake: storage.sql.exec("SELECT 1 FROM meta WHERE key = 'wake'").toArray().length,
    }));
  const NOTHING = { alarm: null, rows: 0, wake: 0 };

  test.each([
    ["an event", (job: Awaited<ReturnType<typeof asked>>) => publish(job.userId, "late")],
    [
      "an alarm",
      (job: Awaited<ReturnType<typeof asked>>) =>
        room(job.userId).publish([], { userId: job.userId, afterMs: 1_000 }),
    ],
    ["an answer", (job: Awaited<ReturnType<typeof asked>>) => room(job.userId).answer(job, [])],
    ["one begun ahead", (job: Awaited<ReturnType<typeof asked>>) => room(job.userId).begin(job)],
  ])("takes nothing that comes later, in another life either: %s", async (_name, write) => {
    const job = await asked("I am anxious about tomorrow");
    const tab = await synced(job.userId);
    await room(job.userId).forget();
    expect(await tab.closed).toBe(CLOSE.signedOut);
    await write(job);
    expect(await rowsOf(job.userId)).toEqual(NOTHING);
    await evictDurableObject(room(job.userId));
    await write(job);
    expect(await rowsOf(job.userId)).toEqual(NOTHING);
    expect((await requestSocket(job.userId, await sessionToken({ sub: job.userId }))).status).toBe(401);
  });

  test("an answer that was under way writes no word more", async () => {
    await companion({ wordDelayMs: 20, fault: "none" });
    const job = await asked("I am anxious about tomorrow");
    const tab = await synced(job.userId);
    await room(job.userId).answer(job, []);
    while ((await tab.next()).t !== "delta");
    await room(job.userId).forget();
    await companion({ wordDelayMs: 0 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await rowsOf(job.userId)).toEqual(NOTHING);
  });
});
