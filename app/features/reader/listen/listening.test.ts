import fc from "fast-check";
import { expect, test } from "vitest";
import { partsToSay, sleepsAt, voiceFor } from "./listening.ts";

test("a long verse is said in parts, and no word of it is lost", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}[,.;:?!]?[”’]?$/), { maxLength: 200 }), (words) => {
      const text = words.join(" ");
      expect(partsToSay(text).join("")).toBe(text);
    }),
  );
});

test("parts end where a clause does", () => {
  const clause = "And the sons of Levi, after their families; ";
  const parts = partsToSay(clause.repeat(12));
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(180);
    expect(part.trim()).toMatch(/[,;]$/);
  }
  expect(partsToSay("Jesus wept.")).toEqual(["Jesus wept."]);
});

const voice = (lang: string, localService: boolean, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

test.each([
  ["none", [], "en", null],
  ["none of that language", [voice("de-DE", true)], "es", null],
  ["the device's own first", [voice("en-US", false, true), voice("en-GB", true)], "en", "en-GB"],
  ["the default among them", [voice("en-GB", true), voice("en-US", true, true)], "en", "en-US"],
  ["as Android writes it", [voice("es_MX", true)], "es", "es_MX"],
  ["no language that only begins alike", [voice("est-EE", true)], "es", null],
])("a voice: %s", (_what, voices, language, lang) => {
  expect(voiceFor(voices, language)?.lang ?? null).toBe(lang);
});

test.each([
  ["off", null],
  ["chapter", null],
  ["15", 1_000 + 900_000],
] as const)("the timer %s", (sleep, at) => {
  expect(sleepsAt(sleep, 1_000)).toBe(at);
});
