import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, isForeign, shownPhone, usPhone } from "./phone-format.ts";

fc.configureGlobal({ seed: 1 });

test.each([
  ["", ""],
  ["5", "5"],
  ["555", "555"],
  ["5551", "555-1"],
  ["555123", "555-123"],
  ["5551234", "555-123-4"],
  ["5551234567", "555-123-4567"],
  ["55512345678", "555-123-4567"],
  ["555-123-4567", "555-123-4567"],
  ["(555) 123-4567", "555-123-4567"],
  ["+15551234567", "555-123-4567"],
  [" +1 (555) 123-4567", "555-123-4567"],
  ["1 555 123 4567", "555-123-4567"],
  ["+1", ""],
  ["1", ""],
  ["abc", ""],
  ["555-abc", "555"],
  ["555-", "555"],
])("PH1: %j is shown as %j", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each([
  ["+44 20 7946 0958", "+44 20 7946"],
  [" +4420794609", "+4420794609"],
  ["+52", "+52"],
])("PH7: %j is another country's and is not cut into one of ours", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown.slice(0, 12));
  expect(usPhone(typed)).toBeNull();
  expect(usPhone(formatPhone(typed))).toBeNull();
});

test.each([
  ["+12025550143", "+1 202-555-0143"],
  ["+442079460958", "+442079460958"],
])("PH1: the number %s that is kept is read as %s", (kept, shown) => {
  expect(shownPhone(kept)).toBe(shown);
});

test("PH1: twelve characters at most, digits and dashes alone, and writing on changes nothing before", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789-+() x"), maxLength: 24 }), (typed) => {
      const shown = formatPhone(typed);
      fc.pre(!isForeign(typed));
      expect(shown).toMatch(/^(\d{1,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})?$/);
      expect(shown.length).toBeLessThanOrEqual(12);
      expect(formatPhone(shown)).toBe(shown);
    }),
  );
});

test("PH1, V8: a number that is shown whole is a whole number", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\+?1)?[2-9]\d{9}$/), (typed) => {
      expect(usPhone(formatPhone(typed))).toBe(usPhone(typed));
      expect(formatPhone(typed)).toHaveLength(12);
    }),
  );
});
