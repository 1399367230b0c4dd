import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { revalidateSoon } from "./reread.ts";

type RouterState = {
  navigation: { state: string };
  revalidation: string;
  fetchers: Map<string, { state: string }>;
};
const idle = (): RouterState => ({
  navigation: { state: "idle" },
  revalidation: "idle",
  fetchers: new Map(),
});
const router = { state: idle(), revalidate: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("__remixRouter", router);
  router.state = idle();
  router.revalidate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asked three times within a moment, the rows are read once", () => {
  for (let n = 0; n < 3; n++) revalidateSoon();
  vi.advanceTimersByTime(500);
  expect(router.revalidate).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<RouterState>]>([
  ["a navigation", { navigation: { state: "loading" } }],
  ["another reading", { revalidation: "loading" }],
  ["a form whose answer may lead elsewhere", { fetchers: new Map([["leave", { state: "submitting" }]]) }],
  ["a redirect that answers it", { fetchers: new Map([["leave", { state: "loading" }]]) }],
])("%s is waited for", (_, state) => {
  router.state = { ...idle(), ...state };
  revalidateSoon();
  vi.advanceTimersByTime(500);
  expect(router.revalidate).not.toHaveBeenCalled();
  router.state = { ...idle(), fetchers: new Map([["leave", { state: "idle" }]]) };
  vi.advanceTimersByTime(50);
  expect(router.revalidate).toHaveBeenCalledTimes(1);
});
