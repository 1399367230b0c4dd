import { expect, test } from "vitest";
import { MEMORY_EVERY_MS, memoryRatio, platformOf, systemOf } from "./platform-info.ts";

test.each([
  ["half", { usedJSHeapSize: 50, jsHeapSizeLimit: 100 }, 0.5],
  ["nothing yet", { usedJSHeapSize: 0, jsHeapSizeLimit: 100 }, 0],
  ["more than there is", { usedJSHeapSize: 120, jsHeapSizeLimit: 100 }, 1],
  ["a browser that does not tell", undefined, null],
  ["a limit of nothing", { usedJSHeapSize: 5, jsHeapSizeLimit: 0 }, null],
  ["no limit", { usedJSHeapSize: 5 }, null],
  ["no number", { usedJSHeapSize: Number.NaN, jsHeapSizeLimit: 100 }, null],
])("GS7: the share of memory, %s", (_what, memory, ratio) => {
  expect(memoryRatio(memory)).toBe(ratio);
});

test("K4: the memory is looked at every 30 s", () => {
  expect(MEMORY_EVERY_MS).toBe(30_000);
});

test.each([
  ["ios", "ios"],
  ["android", "android"],
  ["web", "web"],
  ["electron", "web"],
])("GS7: a shell that calls itself %s is %s", (named, platform) => {
  expect(platformOf({ getPlatform: () => named })).toBe(platform);
});

test("GS7: without a shell it is the web", () => {
  expect(platformOf(null)).toBe("web");
});

test.each([
  ["Windows", "Mozilla/5.0 (X11; Linux x86_64)", "Windows"],
  [undefined, "Mozilla/5.0 (Linux; Android 15; Pixel 9)", "Android"],
  [undefined, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "iOS"],
  [undefined, "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "macOS"],
  [undefined, "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)", "Chrome OS"],
  [undefined, "Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
  ["", "a browser of its own", null],
])("GS7: the system of %j and %j is %j", (hint, userAgent, system) => {
  expect(systemOf(hint, userAgent)).toBe(system);
});
