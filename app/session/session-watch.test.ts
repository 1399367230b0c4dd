import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookUpSession } from "./session-watch.ts";

const fetched = vi.fn<() => Promise<Response>>();
const down = () => Promise.reject(new TypeError("fetch failed"));
const says = (userId: string | null) => Promise.resolve(Response.json({ userId }));

beforeEach(() => {
  vi.useFakeTimers();
  // a token that lives: the vendor need not be asked
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }));
  vi.stubGlobal("document", { cookie: `__session=a.${claims}.c` });
  vi.stubGlobal("fetch", fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("S7, K4: a look-up that fails is tried again after 500 ms, three times, then it throws", async () => {
  fetched.mockImplementation(down);
  const thrown = expect(lookUpSession()).rejects.toThrow("fetch failed");
  for (const tries of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(499);
    expect(fetched).toHaveBeenCalledTimes(tries);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(tries + 1);
  }
  await thrown;
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["the server was away", down],
  ["the server had failed", () => Promise.resolve(new Response(null, { status: 503 }))],
])("S7: %s and is back: the answer counts, and no further try is made", async (_name, first) => {
  fetched.mockImplementationOnce(first).mockImplementationOnce(() => says("user_ruth"));
  const found = expect(lookUpSession()).resolves.toBe("user_ruth");
  await vi.advanceTimersByTimeAsync(500);
  await found;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("S7: that nobody is signed in is an answer, and is not asked again", async () => {
  fetched.mockImplementation(() => says(null));
  await expect(lookUpSession()).resolves.toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
