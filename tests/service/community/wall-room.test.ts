import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { readWallStatus } from "#app/features/community/live/read-wall-status.server.ts";
import type { WallAudience, WallEvent } from "#app/features/community/live/wall-event.ts";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import type { WallRooms } from "#app/request/context.ts";
import { CLOSE, type DownFrame, VERSION } from "#party/protocol.ts";
import { requestId } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { ORIGIN, worker } from "#tests/service/tabs.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { asks, does, type Person, person, shared } from "./people.ts";

/** The wall's rooms in workerd, seen from the tabs of members. */

const upgrade = (token: string | null, name = "own", origin = ORIGIN): Promise<Response> =>
  worker.fetch(`${ORIGIN}/parties/wall-room/${name}`, {
    headers: { upgrade: "websocket", origin, ...(token && { cookie: `__session=${token}` }) },
  });

type Frame = DownFrame<WallEvent>;

/** A tab that has synced; `received` is every event that came to it. */
async function tabOf(ctx: Person, epoch: string | null = null, since = 0) {
  const response = await upgrade(await sessionToken({ sub: ctx.userId }));
  const socket = response.webSocket;
  if (!socket) throw new Error(`not opened: ${response.status}`);
  const received: WallEvent[] = [];
  const texts: string[] = [];
  let head = 0;
  let onSync: (frame: Extract<Frame, { t: "sync" }>) => void = () => {};
  const first = new Promise<Extract<Frame, { t: "sync" }>>((resolve) => {
    onSync = resolve;
  });
  socket.addEventListener("message", ({ data }) => {
    texts.push(String(data));
    const frame = JSON.parse(String(data)) as Frame;
    if (frame.t === "sync") onSync(frame);
    if (frame.t !== "event") return;
    head = frame.seq;
    received.push(frame.event);
  });
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener("close", ({ code }) => resolve(code)),
  );
  socket.accept();
  socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch, since }));
  const sync = await first;
  const countOf = (id: string) =>
    received.map(({ counts }) => counts[id]).findLast((count) => count !== undefined);
  return { socket, received, texts, closed, sync, countOf, head: () => head };
}

/** The real rooms behind a test's member. */
function withRooms<Who extends Person>(ctx: Who): Who {
  const wall: WallRooms = {
    touch: async (ids, fresh, audiences) => {
      await Promise.all(
        audiences.map((audience) => env.WallRoom.getByName(audience).touch(audience, [...ids], fresh)),
      );
    },
  };
  return Object.assign(ctx, { wall });
}

const live = async (name: string, more?: Parameters<typeof person>[1]) => withRooms(await person(name, more));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until it is so; a moment of the room is a second. */
async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 100 && !isSo(); n++) await pause(50);
  expect(isSo()).toBe(true);
}

describe("S5, R14 who hears the wall", () => {
  test("nobody without a session, from another site, without a row of the community, by a room's name, over HTTP", async () => {
    const ann = await person("Ann");
    const token = await sessionToken({ sub: ann.userId });
    expect((await upgrade(null)).status).toBe(401);
    expect((await upgrade(await sessionToken({ sub: ann.userId, expiresInS: -120 }))).status).toBe(401);
    expect((await upgrade(token, "own", "https://evil.test")).status).toBe(403);
    expect((await upgrade(await sessionToken({ sub: "user_never_there" }))).status).toBe(403);
    for (const name of ["adults", "young", "all", "own/more", ""])
      expect((await upgrade(token, name)).status, name).toBe(404);
    expect((await worker.fetch(`${ORIGIN}/parties/wall-room/own`)).status).toBe(404);
  });

  test.each([
    ["garbage", "}{", CLOSE.badFrame],
    ["a touch of its own", JSON.stringify({ t: "touch", ids: ["a"] }), CLOSE.badFrame],
    ["one megabyte", "x".repeat(1024 * 1024), CLOSE.tooLarge],
  ] as const)("%s closes the socket that sent it", async (_name, frame, code) => {
    const tab = await tabOf(await person("Ann"));
    tab.socket.send(frame);
    expect(await tab.closed).toBe(code);
  });

  test("CM4: somebody of 13 to 17 hears nothing of adults, and adults nothing of them; a leader hears both", async () => {
    const [ruth, ann] = [await live("Ruth"), await live("Ann")];
    const [kid, friend] = [await live("Kim", { ageBand: "13-17" }), await live("Lea", { ageBand: "13-17" })];
    const leader = await live("Paul", { leads: true });
    const [adults, young, both] = [await tabOf(ann), await tabOf(friend), await tabOf(leader)];
    const of = { adults: await asks(ruth, "Adults alone."), young: await asks(kid, "Us alone.") };
    await does(ann, { intent: "pray", id: of.adults });
    await does(friend, { intent: "pray", id: of.young });
    await until(() => both.countOf(of.adults) === 1 && both.countOf(of.young) === 1);
    await until(() => adults.countOf(of.adults) === 1 && young.countOf(of.young) === 1);
    expect(adults.texts.join()).not.toContain(of.young);
    expect(young.texts.join()).not.toContain(of.adults);
  });
});

describe("R14, RT2 what an open wall hears", () => {
  test("a prayer, a new request and one that was taken back, within two seconds, with no word and nobody's id", async () => {
    const [ruth, ann] = [await live("Ruth"), await live("Ann")];
    const tab = await tabOf(await live("Tom"));
    const id = await asks(ruth, "Please pray for my son.");
    await until(() => tab.received.some(({ fresh }) => fresh.includes(id)));
    const asked = performance.now();
    await does(ann, { intent: "pray", id });
    await until(() => tab.countOf(id) === 1);
    expect(performance.now() - asked).toBeLessThan(2_000);
    await does(ruth, { intent: "withdraw", id });
    await until(() => tab.received.some(({ left }) => left.includes(id)));
    expect(tab.texts.join()).not.toMatch(new RegExp(`my son|${ruth.userId}|${ann.userId}|Ruth`));
  });

  test("sixty prayers of one second are few frames, and the last has the number of the rows", async () => {
    const ruth = await live("Ruth");
    const people = await Promise.all(Array.from({ length: 60 }, (_, n) => live(`Person ${n}`)));
    const id = await asks(ruth, "Sixty of you.");
    const tab = await tabOf(await live("Tom"));
    const before = tab.received.length;
    const began = performance.now();
    await Promise.all(people.map((one) => does(one, { intent: "pray", id })));
    const took = performance.now() - began;
    await until(() => tab.countOf(id) === 60);
    const frames = tab.received.slice(before).filter(({ counts }) => id in counts).length;
    expect(frames).toBeLessThanOrEqual(2 + Math.ceil(took / 1_000));
    expect(await shared("SELECT prayed_by FROM prayer_requests WHERE id = ?", id)).toEqual([
      { prayed_by: 60 },
    ]);
  });

  test("what nobody may read is not told as new: held, for the pastoral team; released, it is", async () => {
    const ruth = Object.assign(await live("Ruth"), { communityRules: { open: true, holdsFirst: true } });
    const tab = await tabOf(await live("Tom"));
    const held = await asks(ruth, "My first.");
    const pastoral = await asks(ruth, "Only for you.", { audience: "pastoral" });
    const moderator = await live("Mo");
    await actOnQueue(moderator, formOf({ intent: "leave", id: held, formId: requestId() }));
    await moderator.settled();
    await until(() => tab.received.some(({ fresh }) => fresh.includes(held)));
    await actOnQueue(moderator, formOf({ intent: "hide", id: held, formId: requestId(), rule: "contempt" }));
    await moderator.settled();
    await until(() => tab.received.some(({ left }) => left.includes(held)));
    expect(tab.texts.join()).not.toContain(pastoral);
  });

  test("the third report takes it off every open wall; the first two say nothing", async () => {
    const ruth = await live("Ruth");
    const id = await asks(ruth, "A request.");
    const tab = await tabOf(await live("Tom"));
    await until(() => tab.countOf(id) === 0 || tab.sync.events.some(({ event }) => id in event.counts));
    const before = tab.received.length;
    for (const name of ["A", "B"]) await does(await live(name), { intent: "report", id, reason: "other" });
    await pause(1_200);
    expect(tab.received.slice(before).some(({ left, counts }) => left.includes(id) || id in counts)).toBe(
      false,
    );
    await does(await live("C"), { intent: "report", id, reason: "other" });
    await until(() => tab.received.some(({ left }) => left.includes(id)));
  });

  test("back after a break it is told what it missed; a room that died before it told anything says to ask", async () => {
    const [ruth, ann] = [await live("Ruth"), await live("Ann")];
    const tom = await live("Tom");
    const tab = await tabOf(tom);
    const id = await asks(ruth, "A break.");
    await until(() => tab.countOf(id) === 0);
    const { epoch } = tab.sync;
    const seen = tab.head();
    tab.socket.close(1000, "gone");
    await does(ann, { intent: "pray", id });
    await pause(1_200);
    const room = env.WallRoom.getByName("adults" satisfies WallAudience);
    await evictDurableObject(room);
    const back = await tabOf(tom, epoch, seen);
    expect(back.sync).toMatchObject({ missed: false, epoch });
    expect(back.sync.events.at(-1)?.event.counts[id]).toBe(1);
    await runInDurableObject(
      room,
      (_room, state) => void state.storage.sql.exec("INSERT OR REPLACE INTO meta VALUES ('untold', '1')"),
    );
    await evictDurableObject(room);
    const later = await tabOf(tom, epoch, back.sync.head);
    expect(later.sync).toMatchObject({ missed: true, events: [] });
  });
});

describe("R14 a page that was away asks how its requests stand", () => {
  test("counts, what left, what may not be read, and what is new; a blocked author's and a made-up id say nothing", async () => {
    const [ruth, ann, bea] = [await live("Ruth"), await live("Ann"), await live("Bea")];
    const first = await asks(ruth, "One");
    const [gone, away] = [await asks(ruth, "Two"), await asks(ruth, "Three")];
    const blocked = await asks(bea, "Four");
    await does(ann, { intent: "pray", id: first });
    await does(ann, { intent: "block", id: blocked });
    await does(ruth, { intent: "withdraw", id: gone });
    await does(ruth, { intent: "close", id: away, formId: requestId(), kind: "let_go", body: "" });
    ruth.at(ruth.now() + 1_000);
    const fresh = await asks(ruth, "Five");
    const madeUp = "preq_01ARYZ6S410000000000000000";
    const ids = [first, gone, away, blocked, madeUp, "' OR 1", "x".repeat(5_000)].join(",");
    const newest = [first, gone, away].sort().at(-1) ?? "";
    const status = await readWallStatus(ann, new URLSearchParams({ ids, after: newest }));
    expect(status).toMatchObject({
      counts: { [first]: 1 },
      left: [away],
      gone: [gone, blocked, madeUp],
    });
    expect(status.fresh).toContain(fresh);
    expect(status.fresh).not.toContain(blocked);
    expect(await readWallStatus(ann, new URLSearchParams())).toEqual({
      counts: {},
      left: [],
      gone: [],
      fresh: [],
    });
  });
});
