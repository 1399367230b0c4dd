import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, pauseToast, resumeToast, showToast } from "#app/ui/toasts/toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test("K3: one notice at a time, the newest", () => {
  showToast({ title: "Copied" });
  showToast({ title: "Message Failed", tone: "danger" });
  expect(currentToast()).toMatchObject({ title: "Message Failed", tone: "danger" });
});

test("K3: it leaves after its own time", () => {
  showToast({ title: "Daily Message Limit Reached", durationMs: 8000 });
  vi.advanceTimersByTime(7999);
  expect(currentToast()?.title).toBe("Daily Message Limit Reached");
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test("the time of the notice before it does not end the next", () => {
  showToast({ title: "Copied", durationMs: 4000 });
  vi.advanceTimersByTime(3900);
  showToast({ title: "Copied", durationMs: 4000 });
  vi.advanceTimersByTime(3900);
  expect(currentToast()).not.toBeNull();
});

test("the clock rests while the reader is on it, and goes on with what was left", () => {
  showToast({ title: "Copied", durationMs: 4000 });
  vi.advanceTimersByTime(400);
  pauseToast();
  vi.advanceTimersByTime(60_000);
  resumeToast();
  vi.advanceTimersByTime(3599);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test("pointer and focus on it are one rest: its time is not taken twice", () => {
  showToast({ title: "Copied", durationMs: 4000 });
  vi.advanceTimersByTime(400);
  pauseToast();
  vi.advanceTimersByTime(60_000);
  pauseToast();
  resumeToast();
  vi.advanceTimersByTime(3599);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test("a pointer that leaves a notice on which it never rested gives it no more time", () => {
  showToast({ title: "Copied", durationMs: 4000 });
  vi.advanceTimersByTime(3900);
  resumeToast();
  vi.advanceTimersByTime(100);
  expect(currentToast()).toBeNull();
});

test("a notice that was dismissed stays away when the pointer leaves", () => {
  showToast({ title: "Copied" });
  pauseToast();
  dismissToast();
  resumeToast();
  expect(currentToast()).toBeNull();
});

test("a notice that asks for an answer waits for it", () => {
  showToast({ title: "A new version is ready", action: { label: "Reload", onAction: () => undefined } });
  pauseToast();
  resumeToast();
  vi.advanceTimersByTime(3_600_000);
  expect(currentToast()?.title).toBe("A new version is ready");
});
