import fc from "fast-check";
import { expect, test } from "vitest";
import { ID_PATTERN, newId, REQUEST_ID_PATTERN } from "./id.ts";

fc.configureGlobal({ seed: 2026 });

const LATEST = 2 ** 48 - 1;
const time = fc.integer({ min: 0, max: LATEST });
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("an id is its prefix and a ULID", () => {
  expect(newId("msg", 0, () => 0)).toBe("msg_00000000000000000000000000");
  // the ULID specification's own example of a time
  expect(newId("msg", 1_469_918_176_385, () => 0).slice(4, 14)).toBe("01ARYZ6S41");
  expect(newId("msg", LATEST, () => 0.999_999)).toBe("msg_7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
});

test("the same time and chance make the same id, with a part of a millisecond cut off", () => {
  expect(newId("pet", 1_700_000_000_000, () => 0.5)).toBe(newId("pet", 1_700_000_000_000.9, () => 0.5));
});

test("ids sort as they were made, whatever chance adds", () => {
  fc.assert(
    fc.property(time, time, chance, chance, (a, b, x, y) => {
      fc.pre(a < b);
      expect(newId("msg", a, () => x) < newId("msg", b, () => y)).toBe(true);
    }),
  );
});

test("every id has the form that the borders ask for", () => {
  fc.assert(
    fc.property(time, chance, (now, x) => {
      expect(newId("conv", now, () => x)).toMatch(ID_PATTERN);
    }),
  );
});

test.each([
  ["nothing", ""],
  ["no prefix", "_01ARYZ6S410000000000000000"],
  ["a capital prefix", "MSG_01ARYZ6S410000000000000000"],
  ["a letter that ULIDs lack", "msg_01ARYZ6S41000000000000000I"],
  ["one too few", "msg_01ARYZ6S41000000000000000"],
  ["one too many", "msg_01ARYZ6S4100000000000000000"],
  ["a second line", "msg_01ARYZ6S410000000000000000\n"],
  ["a path", "../msg_01ARYZ6S410000000000000000"],
])("no id: %s", (_name, id) => {
  expect(id).not.toMatch(ID_PATTERN);
});

test.each([
  ["a browser's UUID", "3f2b8f6e-7a0e-4f59-9b39-3f1f6a0f5f11", true],
  ["one of ours", "req_01ARYZ6S410000000000000000", true],
  ["eight characters", "abcdefgh", true],
  ["seven", "abcdefg", false],
  ["64", "a".repeat(64), true],
  ["65", "a".repeat(65), false],
  ["a quote", "abcdefgh'", false],
  ["a line end", "abcdefgh\n", false],
])("request id: %s", (_name, id, good) => {
  expect(REQUEST_ID_PATTERN.test(id)).toBe(good);
});
