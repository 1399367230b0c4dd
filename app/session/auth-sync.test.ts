import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AuthChange } from "./auth-sync.ts";

const announced: AuthChange[] = [];
const toTabs: unknown[] = [];

/** The browser's other tabs. */
class Channel extends EventTarget {
  postMessage(change: unknown) {
    toTabs.push(change);
  }
}

let announceAuth: (change: AuthChange) => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("BroadcastChannel", Channel);
  const sync = await import("./auth-sync.ts");
  ({ announceAuth } = sync);
  announced.length = 0;
  toTabs.length = 0;
  sync.onAuthSync((change) => announced.push(change));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ruth: AuthChange = { kind: "signed-in", userId: "user_ruth" };
const nobody: AuthChange = { kind: "signed-out", userId: null };

test("S19, K4: a change is told after 300 ms and not before, to this page and to the other tabs", async () => {
  void announceAuth(ruth);
  await vi.advanceTimersByTimeAsync(299);
  expect([announced, toTabs]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([announced, toTabs]).toEqual([[ruth], [ruth]]);
});

test("S19, K4: of changes in a burst only the last is told, 300 ms after it", async () => {
  void announceAuth(ruth);
  await vi.advanceTimersByTimeAsync(299);
  void announceAuth(nobody);
  await vi.advanceTimersByTimeAsync(299);
  expect(announced).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([announced, toTabs]).toEqual([[nobody], [nobody]]);
  expect(vi.getTimerCount()).toBe(0);
});

test("S19: who announces can wait until it has been told", async () => {
  const settled = vi.fn();
  void announceAuth(nobody).then(settled);
  await vi.advanceTimersByTimeAsync(299);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});
