import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DownFrame, VERSION } from "#party/protocol.ts";
import {
  callsOf,
  connected,
  fakePage,
  fakeRoom,
  leavePage,
  newest,
  numbered,
  pass,
  sync,
} from "#tests/fake-room.ts";
import type { LiveRoom } from "./live-room.ts";

let room: LiveRoom;
beforeEach(() => {
  fakePage();
  room = fakeRoom();
});
afterEach(() => {
  room.close();
  expect(vi.getTimerCount()).toBe(0);
  leavePage();
});

const events = () => callsOf("event").map(([event]) => (event as { conversationId: string }).conversationId);

test("events come once and in order over replays and gaps", async () => {
  const socket = await connected(room, 2);
  for (const seq of [3, 3, 2, 4]) socket.receive({ t: "event", ...numbered(seq) });
  socket.receive({ t: "event", ...numbered(7) });
  expect(socket.asked().at(-1)).toEqual({ t: "sync", v: VERSION, epoch: "epoch_1", since: 4 });
  socket.receive(sync({ head: 7, events: [5, 6, 7].map(numbered) }));
  socket.receive({ t: "event", ...numbered(8) });
  expect(events()).toEqual(["conv_3", "conv_4", "conv_5", "conv_6", "conv_7", "conv_8"]);
});

test("after a loss the tab asks for what came since, and gets each once", async () => {
  const socket = await connected(room, 2);
  socket.receive({ t: "event", ...numbered(3) });
  socket.end(1006);
  await pass(1_001);
  newest().accept();
  expect(newest().asked()).toEqual([{ t: "sync", v: VERSION, epoch: "epoch_1", since: 3 }]);
  newest().receive(sync({ head: 5, events: [3, 4, 5].map(numbered) }));
  expect(events()).toEqual(["conv_3", "conv_4", "conv_5"]);
});

test("a gap too long to be told: the page is read again, and events go on from the head", async () => {
  const socket = await connected(room, 2);
  socket.receive(sync({ epoch: "epoch_2", head: 90, missed: true }));
  expect(callsOf("sync").at(-1)).toEqual([[], true]);
  socket.receive({ t: "event", ...numbered(91) });
  expect(events()).toEqual(["conv_91"]);
});

test("an answer's words come once and in order; a gap asks for the snapshot", async () => {
  const socket = await connected(room);
  const delta = (n: number): DownFrame => ({
    t: "delta",
    answerId: "ans_1",
    n,
    parts: [{ kind: "text", text: `${n}` }],
  });
  for (const n of [1, 1, 2]) socket.receive(delta(n));
  const before = socket.asked().length;
  socket.receive(delta(5));
  expect(socket.asked()).toHaveLength(before + 1);
  const snapshot = { answerId: "ans_1", conversationId: "conv_1", questionId: "msg_1", n: 5, parts: [] };
  socket.receive(sync({ answers: [snapshot] }));
  expect(callsOf("sync").at(-1)).toEqual([[snapshot], false]);
  for (const n of [4, 5, 6]) socket.receive(delta(n));
  expect(callsOf("delta").map(([, parts]) => parts)).toEqual(
    ["1", "2", "6"].map((text) => [{ kind: "text", text }]),
  );
});
