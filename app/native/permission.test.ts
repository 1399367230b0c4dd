import { expect, test } from "vitest";
import { mustOpenSettings } from "./permission.ts";

test.each([
  ["android", "Android 15", "denied", true],
  ["web", "Android", "denied", true],
  ["android", "Android 15", "prompt", false],
  ["android", "Android 15", "granted", false],
  ["android", "Android 15", "unknown", false],
  ["ios", "iOS 18", "denied", false],
  ["web", "Windows", "denied", false],
  ["web", null, "denied", false],
] as const)("X22: %s on %s, %s: the settings are named: %s", (platform, system, answer, named) => {
  expect(mustOpenSettings(platform, system, answer)).toBe(named);
});
