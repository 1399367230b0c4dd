import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCOUNT_TIMEOUT_MS, AccountTimeout, withTimeout } from "./with-timeout.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

test("K3: an account form waits half a minute", () => {
  expect(ACCOUNT_TIMEOUT_MS).toBe(30_000);
});

test("X16: work that takes too long is given up, and not a moment before", async () => {
  const settled = vi.fn();
  const given = withTimeout(() => never);
  given.catch(settled);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(given).rejects.toBeInstanceOf(AccountTimeout);
});

test("work that is done in time gives its result and leaves no timer", async () => {
  await expect(withTimeout(() => Promise.resolve("signed in"))).resolves.toBe("signed in");
  expect(vi.getTimerCount()).toBe(0);
});

test("work that fails keeps its own error and leaves no timer", async () => {
  const error = new Error("wrong password");
  await expect(withTimeout(() => Promise.reject(error))).rejects.toBe(error);
  expect(vi.getTimerCount()).toBe(0);
});

test("work that fails after it was given up disturbs nobody", async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const given = expect(withTimeout(() => work, 10)).rejects.toBeInstanceOf(AccountTimeout);
  await vi.advanceTimersByTimeAsync(10);
  await given;
  fail(new Error("too late"));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("X16: an answer that comes after the work was given up is dropped, and nothing that follows is done", async () => {
  let answer: (value: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const next = vi.fn();
  const given = expect(
    withTimeout(async (step) => {
      await step(slow);
      next();
    }, 10),
  ).rejects.toBeInstanceOf(AccountTimeout);
  await vi.advanceTimersByTimeAsync(10);
  await given;
  answer("too late");
  await vi.advanceTimersByTimeAsync(0);
  expect(next).not.toHaveBeenCalled();
});
