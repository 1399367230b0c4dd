import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { rowId } from "#app/features/bible/translations.ts";
import type { Part } from "#app/features/chat/model/parts.ts";
import { CLOSE, VERSION } from "#party/protocol.ts";
import { rows } from "#tests/service/members.ts";
import {
  asked,
  companion,
  ORIGIN,
  open,
  requestSocket,
  room,
  stateOf,
  synced,
  untilFinished,
  usedOf,
  worker,
} from "#tests/service/tabs.ts";
import { forgersKey, sessionToken } from "#tests/service/tokens.ts";
import { FORGED, MISQUOTED } from "#workers/sandbox/openai/misquote.ts";

describe("S5, P10 who may enter a room", () => {
  test.each([
    ["without a session", async () => null, 401],
    ["with garbage", async () => "not.a.token", 401],
    ["with a forged token", async (user: string) => sessionToken({ sub: user }, await forgersKey()), 401],
    ["with an expired token", (user: string) => sessionToken({ sub: user, expiresInS: -120 }), 401],
    [
      "with a token for another origin",
      (user: string) => sessionToken({ sub: user, azp: "https://evil.test" }),
      401,
    ],
    ["as another member", () => sessionToken({ sub: "user_other" }), 403],
  ] as const)("%s: refused", async (_name, token, status) => {
    expect((await requestSocket("user_mine", await token("user_mine"))).status).toBe(status);
  });

  test("from another site: refused", async () => {
    const token = await sessionToken({ sub: "user_mine" });
    expect((await requestSocket("user_mine", token, { origin: "https://evil.test" })).status).toBe(403);
  });

  test.each([
    [100, 101],
    [101, 400],
    [5_000, 400],
  ])("with an id of %i letters for its socket: %i", async (length, status) => {
    const token = await sessionToken({ sub: "user_mine" });
    const response = await requestSocket("user_mine", token, {}, `?_pk=${"x".repeat(length)}`);
    response.webSocket?.accept();
    expect(response.status).toBe(status);
    response.webSocket?.close();
  });

  test("over plain HTTP, or by another Durable Object's name: not found", async () => {
    expect((await worker.fetch(`${ORIGIN}/parties/member-room/user_mine`)).status).toBe(404);
    for (const name of ["other", "constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]) {
      const other = await worker.fetch(`${ORIGIN}/parties/${name}/user_mine`, {
        headers: { upgrade: "websocket" },
      });
      expect(other.status, name).toBe(404);
    }
  });
});

describe("what a tab may say", () => {
  test.each([
    ["garbage", "}{", CLOSE.badFrame],
    ["another frame", JSON.stringify({ t: "publish", event: {} }), CLOSE.badFrame],
    ["a negative number", JSON.stringify({ t: "sync", v: VERSION, epoch: null, since: -1 }), CLOSE.badFrame],
    ["one megabyte", "x".repeat(1024 * 1024), CLOSE.tooLarge],
    ["bytes", new Uint8Array([1, 2, 3]), CLOSE.tooLarge],
    ["an old version", JSON.stringify({ t: "sync", v: VERSION - 1, epoch: null, since: 0 }), CLOSE.outdated],
  ] as const)("%s closes that socket alone", async (_name, frame, code) => {
    const userId = `user_frame${code}`;
    const other = await synced(userId);
    const tab = await open(userId);
    tab.socket.send(frame);
    expect(await tab.closed).toBe(code);
    await room(userId).publish([
      { id: `e${_name}`, event: { name: "conversation.deleted", conversationId: "c" } },
    ]);
    expect((await other.next()).t).toBe("event");
  });
});

describe("RT1 events", () => {
  const event = (conversationId: string) => ({ name: "conversation.deleted", conversationId }) as const;

  test("reach every tab in order, once each, and those that come back after hibernation", async () => {
    const userId = "user_events";
    const a = await synced(userId);
    const b = await synced(userId);
    await room(userId).publish([{ id: "1", event: event("one") }]);
    await room(userId).publish([{ id: "1", event: event("one") }]);
    for (const tab of [a, b]) expect(await tab.next()).toMatchObject({ t: "event", seq: 1 });
    b.socket.close(1000, "gone");
    await evictDurableObject(room(userId));
    await room(userId).publish([{ id: "2", event: event("two") }]);
    expect(await a.next()).toMatchObject({ seq: 2 });
    const back = await synced(userId, a.sync.epoch, 1);
    expect(back.sync).toMatchObject({ missed: false, head: 2, events: [{ seq: 2 }] });
  });

  test.each([
    ["a gap that was pruned", async (epoch: string) => ({ epoch, since: 0 })],
    ["another life of the room", async () => ({ epoch: "other", since: 1 })],
    ["a number from the future", async (epoch: string) => ({ epoch, since: 99 })],
  ] as const)("%s: the tab is told to read its data again", async (name, claim) => {
    const userId = `user_gap_${name.replaceAll(" ", "_")}`;
    const first = await synced(userId);
    for (const id of ["1", "2", "3"]) await room(userId).publish([{ id, event: event(id) }]);
    await runInDurableObject(
      room(userId),
      (_room, state) => void state.storage.sql.exec("DELETE FROM event WHERE seq < 3"),
    );
    const { epoch, since } = await claim(first.sync.epoch);
    expect((await synced(userId, epoch, since)).sync).toMatchObject({ missed: true, head: 3, events: [] });
  });

  test("what came about between the page's reading and its first sync is told", async () => {
    const userId = "user_between";
    await room(userId).publish([{ id: "1", event: event("one") }]);
    expect((await synced(userId)).sync).toMatchObject({ missed: false, head: 1, events: [{ seq: 1 }] });
    await runInDurableObject(
      room(userId),
      (_room, state) => void state.storage.sql.exec("UPDATE event SET at = at - 60000"),
    );
    expect((await synced(userId)).sync).toMatchObject({ missed: false, head: 1, events: [] });
  });

  test("numbers go on after everything old has been forgotten, and in another life of the room", async () => {
    const userId = "user_long_ago";
    for (const id of ["1", "2"]) await room(userId).publish([{ id, event: event(id) }]);
    const tab = await synced(userId);
    await runInDurableObject(room(userId), async (held, state) => {
      state.storage.sql.exec("UPDATE event SET at = 0");
      await held.onAlarm();
    });
    await evictDurableObject(room(userId));
    await room(userId).publish([{ id: "3", event: event("three") }]);
    // told twice is told once, whichever life was told first
    await room(userId).publish([{ id: "3", event: event("three") }]);
    const back = await synced(userId, tab.sync.epoch, 2);
    expect(back.sync).toMatchObject({ missed: false, head: 3, events: [{ seq: 3 }] });
  });

  test("sign-out closes the sockets of that session", async () => {
    const tab = await synced("user_out");
    expect(await room("user_out").disconnect("sess_other")).toBe(0);
    expect(await room("user_out").disconnect("sess_test")).toBe(1);
    expect(await tab.closed).toBe(CLOSE.signedOut);
  });
});

const VERSES = [
  [43003016, "For God so loved the world, that he gave his only born Son."],
  [19023001, "Yahweh is my shepherd; I shall lack nothing."],
  [45008028, "We know that all things work together for good for those who love God."],
  [43011035, "Jesus wept."],
] as const;

describe("an answer", () => {
  test("is streamed to every tab, closed in D1, and the same in all", async () => {
    await companion({ wordDelayMs: 2, fault: "none" });
    const job = await asked("I am anxious about tomorrow");
    const [a, b] = [await synced(job.userId), await synced(job.userId)];
    await room(job.userId).answer(job, []);
    await room(job.userId).answer(job, []);
    const [left, right] = [await untilFinished(a), await untilFinished(b)];
    expect(left.words).toBe(right.words);
    expect(left.end).toMatchObject({ outcome: "answered", message: { role: "assistant", state: "kept" } });
    expect(left.words).toBe(left.end.message?.parts.map((part) => part.text).join(""));
    expect(await stateOf(job.answerId)).toBe("answered");
    expect(await usedOf(job.userId)).toBe(1);
    expect(
      await rows("SELECT id FROM chatbot_messages WHERE conversation_id = ?", job.conversationId),
    ).toHaveLength(2);
  });

  test("is not lost to a tab that comes in the middle: the words so far, then the rest", async () => {
    await companion({ wordDelayMs: 20, fault: "none" });
    const job = await asked("I am anxious about tomorrow");
    const first = await synced(job.userId);
    await room(job.userId).answer(job, []);
    while ((await first.next()).t !== "delta");
    await first.next();
    first.socket.close(1000, "reload");
    const back = await synced(job.userId);
    const [snapshot] = back.sync.answers;
    expect(snapshot?.parts.length).toBeGreaterThan(0);
    const { words, end } = await untilFinished(back);
    const before = snapshot?.parts.map((part) => part.text).join("") ?? "";
    expect(before + words).toBe(end.message?.parts.map((part) => part.text).join(""));
  });

  test("stopped keeps what was said, and counts", async () => {
    await companion({ wordDelayMs: 50, fault: "none" });
    const job = await asked("I am anxious about tomorrow");
    const tab = await synced(job.userId);
    await room(job.userId).answer(job, []);
    while ((await tab.next()).t !== "delta");
    expect(await room(job.userId).stop(job.answerId)).toBe(true);
    const { end } = await untilFinished(tab);
    expect(end).toMatchObject({ outcome: "stopped", message: { state: "stopped" } });
    expect(await usedOf(job.userId)).toBe(1);
    expect(await room(job.userId).stop(job.answerId)).toBe(false);
  });

  test.each([
    ["429", "failed"],
    ["500", "failed"],
    ["silent", "failed"],
    ["empty", "failed"],
    ["broken-stream", "interrupted"],
  ] as const)(
    "the vendor answers %s: %s, refunded, and the next question is answered",
    async (fault, outcome) => {
      await companion({ wordDelayMs: 1, fault, times: 3 });
      const job = await asked("I am anxious about tomorrow");
      const tab = await synced(job.userId);
      await room(job.userId).answer(job, []);
      const { end } = await untilFinished(tab);
      expect(end.outcome).toBe(outcome);
      expect(await usedOf(job.userId)).toBe(0);
      await companion({ wordDelayMs: 1, fault: "none" });
      const again = await asked("I am anxious about tomorrow");
      const other = await synced(again.userId);
      await room(again.userId).answer(again, []);
      expect((await untilFinished(other)).end.outcome).toBe("answered");
    },
  );

  test("that misquotes Scripture: no tab is told a forged word, and none is kept", async () => {
    const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
    await env.BIBLE.batch(VERSES.map(([id, text]) => insert.bind(rowId("WEB", id), text)));
    await companion({ wordDelayMs: 3, fault: "misquote", times: 1 });
    const job = await asked("I carry much tonight");
    const tab = await synced(job.userId);
    await room(job.userId).answer(job, []);
    const frames: string[] = [];
    for (;;) {
      const frame = await tab.next();
      frames.push(JSON.stringify(frame));
      if (frame.t === "event" && frame.event.name === "answer.finished") break;
    }
    expect(MISQUOTED).toMatch(FORGED);
    expect(frames.filter((frame) => FORGED.test(frame))).toEqual([]);
    const [kept] = await rows<{ content: string; parts: string }>(
      "SELECT content, parts FROM chatbot_messages WHERE conversation_id = ? AND role = 'assistant'",
      job.conversationId,
    );
    expect(`${kept?.content} ${kept?.parts}`).not.toMatch(FORGED);
    const verses = (JSON.parse(kept?.parts ?? "[]") as Part[]).filter((part) => part.kind === "verse");
    expect(verses.map((part) => part.reference)).toEqual([
      "John 3:16",
      "Psalm 23:1",
      "Romans 8:28",
      "John 11:35",
    ]);
  });
});
