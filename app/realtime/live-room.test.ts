import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSE, VERSION } from "#party/protocol.ts";
import {
  callsOf,
  connected,
  FakeSocket,
  fakeDocument,
  fakePage,
  fakeRoom,
  fakeWindow,
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

const status = () => callsOf("status").at(-1)?.[0];
/** When each connection was tried, s since `start` (ms). */
const attempts = (start = 0) => FakeSocket.made.map(({ at }) => Math.round((at - start) / 1000));
async function refuseFor(ms: number): Promise<void> {
  FakeSocket.refuses = true;
  await pass(ms);
  FakeSocket.refuses = false;
}

test("C14: connecting, and connected only once the room has answered", async () => {
  room.open();
  expect(status()).toEqual({ connection: "connecting", gaveUp: false });
  await pass(1);
  expect(newest().url).toMatch(/^ws:\/\/localhost:8787\/parties\/member-room\/user_ruth\?/);
  newest().accept();
  expect(newest().asked()).toEqual([{ t: "sync", v: VERSION, epoch: null, since: 0 }]);
  expect(status()).toEqual({ connection: "connecting", gaveUp: false });
  newest().receive(sync({ head: 7, missed: true }));
  expect(status()).toEqual({ connection: "connected", gaveUp: false });
  // what happened between the page's reading and now is read again
  expect(callsOf("sync")).toEqual([[[], true]]);
});

test("C15, K12, G19: tries again after 1, 2, 4, 8, 10… s, ten times, and then says so", async () => {
  room.open();
  await refuseFor(120_000);
  expect(attempts()).toEqual([0, 1, 3, 7, 15, 25, 35, 45, 55, 65, 75]);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: true });
});

test.each([
  ["focus", () => fakeWindow.dispatchEvent(new Event("focus"))],
  ["online", () => fakeWindow.dispatchEvent(new Event("online"))],
  ["becoming visible", () => fakeDocument.dispatchEvent(new Event("visibilitychange"))],
  ["the member's Retry", () => room.reconnectNow()],
])("C16: %s tries at once and counts from the beginning", async (_name, wake) => {
  room.open();
  await refuseFor(20_000);
  FakeSocket.made = [];
  const woken = Date.now();
  wake();
  await refuseFor(16_000);
  expect(attempts(woken)).toEqual([0, 1, 3, 7, 15]);
});

test("C14: a line that does not answer when the network goes is lost within seconds, not at its next ping", async () => {
  await connected(room);
  fakeWindow.dispatchEvent(new Event("offline"));
  expect(status()).toEqual({ connection: "connected", gaveUp: false });
  await pass(10_000);
  expect(callsOf("status")).toContainEqual([{ connection: "disconnected", gaveUp: false }]);
});

test("C16: a tab in the background is not woken, and after giving up focus begins again", async () => {
  room.open();
  await refuseFor(120_000);
  fakeDocument.visibilityState = "hidden";
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
  await pass(60_000);
  expect(FakeSocket.made).toHaveLength(11);
  fakeDocument.visibilityState = "visible";
  fakeWindow.dispatchEvent(new Event("focus"));
  await pass(1);
  expect(status()).toEqual({ connection: "connecting", gaveUp: false });
  expect(FakeSocket.made).toHaveLength(12);
});

test("a connection that came about sets the waits back", async () => {
  room.open();
  await refuseFor(10_000);
  await pass(6_000);
  const socket = newest();
  socket.accept();
  socket.receive(sync());
  FakeSocket.made = [];
  const lost = Date.now();
  socket.end(1006);
  await refuseFor(8_000);
  expect(attempts(lost)).toEqual([1, 3, 7]);
});

test.each([
  ["is never opened", () => undefined],
  ["is opened and never answered", () => newest().accept()],
])("K12: a connection that %s is given up after ten seconds", async (_name, begin) => {
  room.open();
  await pass(1);
  begin();
  await pass(9_998);
  expect(status()).toEqual({ connection: "connecting", gaveUp: false });
  await pass(1);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: false });
  await pass(1_001);
  expect(FakeSocket.made).toHaveLength(2);
});

test("K12: the session's refresh counts in, and one that comes late disturbs nothing", async () => {
  const refreshes: ((fresh: boolean) => void)[] = [];
  room = fakeRoom({ freshSession: () => new Promise((resolve) => refreshes.push(resolve)) });
  room.open();
  await pass(11_000);
  expect(refreshes).toHaveLength(2);
  refreshes[0]?.(true);
  await pass(1);
  expect(FakeSocket.made).toHaveLength(0);
  refreshes[1]?.(true);
  await pass(1);
  newest().accept();
  newest().receive(sync());
  await pass(20_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(status()).toEqual({ connection: "connected", gaveUp: false });
});

test("a refresh that fails still tries; a session that has ended does not", async () => {
  room = fakeRoom({ freshSession: () => Promise.reject(new Error("offline")) });
  room.open();
  await pass(1);
  expect(FakeSocket.made).toHaveLength(1);
  room.close();
  expect(callsOf("signed out")).toEqual([]);
  room = fakeRoom({ freshSession: async () => false });
  room.open();
  await refuseFor(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: false });
  expect(callsOf("signed out")).toEqual([[]]);
});

test("a line that is dead without a close is found by asking, and made new once", async () => {
  const socket = await connected(room);
  await pass(25_000);
  expect(socket.sent).toContain("ping");
  await pass(5_000);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: false });
  await pass(1_001);
  expect(FakeSocket.made).toHaveLength(2);
  newest().accept();
  newest().receive(sync());
  await pass(20_000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(status()).toEqual({ connection: "connected", gaveUp: false });
});

test("an answered ping keeps the line; focus asks at once", async () => {
  const socket = await connected(room);
  fakeWindow.dispatchEvent(new Event("focus"));
  expect(socket.sent.filter((text) => text === "ping")).toHaveLength(1);
  socket.receive("pong");
  await pass(25_000);
  socket.receive("pong");
  await pass(20_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(status()).toEqual({ connection: "connected", gaveUp: false });
});

test.each([
  ["signed out", CLOSE.signedOut],
  ["outdated", CLOSE.outdated],
])("a close for good: %s", async (name, code) => {
  const socket = await connected(room);
  socket.end(code);
  fakeWindow.dispatchEvent(new Event("focus"));
  await pass(120_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: false });
  expect(["signed out", "outdated"].flatMap((kind) => callsOf(kind).map(() => kind))).toEqual([name]);
});

test("a closed room is quiet, and can be opened again", async () => {
  await connected(room);
  room.close();
  fakeWindow.dispatchEvent(new Event("focus"));
  await pass(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  room.open();
  await pass(1);
  expect(FakeSocket.made).toHaveLength(2);
});

test("S9: a token that has run out is renewed at once, what was missed is told, and no break is shown", async () => {
  const socket = await connected(room, 3);
  await pass(61_000 - 25_000 * 2);
  const shown = callsOf("status").length;
  socket.end(CLOSE.renew);
  // looked at meanwhile
  fakeWindow.dispatchEvent(new Event("focus"));
  await pass(1);
  expect(FakeSocket.made).toHaveLength(2);
  newest().accept();
  expect(newest().asked()).toEqual([{ t: "sync", v: VERSION, epoch: "epoch_1", since: 3 }]);
  newest().receive(sync({ head: 4, events: [numbered(4)] }));
  await pass(20_000);
  expect(callsOf("event")).toEqual([[numbered(4).event, true]]);
  expect(callsOf("status")).toHaveLength(shown);
  expect(FakeSocket.made).toHaveLength(2);
});

test("a renewal that fails is a lost line, and one that comes at once again does not go in circles", async () => {
  const socket = await connected(room);
  await pass(10_000);
  socket.end(CLOSE.renew);
  await pass(1);
  newest().end(1006);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: false });
  await pass(1_001);
  newest().accept();
  newest().receive(sync());
  const made = FakeSocket.made.length;
  newest().end(CLOSE.renew);
  await pass(500);
  expect(FakeSocket.made).toHaveLength(made);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: false });
});

test("one tab too many waits until it is looked at", async () => {
  const socket = await connected(room);
  socket.end(CLOSE.tooMany);
  await pass(600_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(status()).toEqual({ connection: "disconnected", gaveUp: true });
  fakeWindow.dispatchEvent(new Event("focus"));
  await pass(1);
  expect(FakeSocket.made).toHaveLength(2);
});

test("whoever asked for too much waits half a minute", async () => {
  const socket = await connected(room);
  socket.end(CLOSE.tooMuch);
  await pass(29_000);
  expect(FakeSocket.made).toHaveLength(1);
  await pass(1_001);
  expect(FakeSocket.made).toHaveLength(2);
});
