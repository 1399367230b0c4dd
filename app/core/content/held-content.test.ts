import { expect, test } from "vitest";
import { AS_SHIPPED, heldContent, heldWords, type SavedVersion, versionOn } from "./held-content.ts";

const saved = (version: number, from: string, title: string | null): SavedVersion => ({
  kind: "devotional",
  item: "one",
  version,
  from,
  values: title === null ? null : { title_en: title, title_es: `${title} es` },
});

test.each([
  ["before any", [saved(1, "2026-12-10", "a")], "2026-12-09", undefined],
  ["on its day", [saved(1, "2026-12-10", "a")], "2026-12-10", 1],
  ["a later one waits", [saved(1, "2026-12-01", "a"), saved(2, "2026-12-10", "b")], "2026-12-05", 1],
  ["its day has come", [saved(1, "2026-12-01", "a"), saved(2, "2026-12-10", "b")], "2026-12-10", 2],
  [
    "a newer one takes its place",
    [saved(2, "2026-12-10", "b"), saved(3, "2026-12-02", "c")],
    "2026-12-11",
    3,
  ],
])("R35: which version holds: %s", (_name, versions, day, version) => {
  expect(versionOn(versions, day)?.version).toBe(version);
});

test("R35: what was brought back to how it ships is as it ships, and nothing else is touched", () => {
  const held = heldContent([saved(1, "2026-12-01", "a"), saved(2, "2026-12-05", null)]);
  expect(held.of("devotional", "one", "2026-12-04")?.title_en).toBe("a");
  expect(held.of("devotional", "one", "2026-12-05")).toBeNull();
  expect(held.of("devotional", "other", "2026-12-05")).toBeNull();
  expect(held.all("devotional", "2026-12-05").size).toBe(0);
  expect(held.all("devotional", "2026-12-02").size).toBe(1);
  expect(AS_SHIPPED.all("devotional", "2026-12-02").size).toBe(0);
});

test("R35: with a document go the words of one language, of the kinds that are in its script", () => {
  const held = heldContent([saved(1, "2026-12-01", "a")]);
  const asked = { day: "2026-12-02", language: "es" };
  expect(heldWords(held, { ...asked, kinds: ["devotional", "pet_type"] })).toEqual({
    devotional: { one: { title_es: "a es" } },
  });
  expect(heldWords(held, { ...asked, kinds: ["pet_type"] })).toEqual({});
});
