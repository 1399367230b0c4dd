import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_TRANSLATIONS } from "#app/features/bible/translations.ts";
import {
  ARRANGEMENTS,
  changedLook,
  FACES,
  FIRST_LOOK,
  type Look,
  lookCookie,
  lookIn,
  PAPERS,
  SETTINGS,
  SIZES,
  SPACINGS,
} from "./look.ts";

const looks: fc.Arbitrary<Look> = fc.record({
  size: fc.constantFrom(...SIZES),
  face: fc.constantFrom(...FACES),
  spacing: fc.constantFrom(...SPACINGS),
  paper: fc.constantFrom(...PAPERS),
  setting: fc.constantFrom(...SETTINGS),
  red: fc.boolean(),
  beside: fc.constantFrom(null, ...ALL_TRANSLATIONS),
  arrangement: fc.constantFrom(...ARRANGEMENTS),
});

test("a look comes back from its cookie, beside whatever others", () => {
  fc.assert(
    fc.property(looks, fc.boolean(), (look, secure) => {
      const [pair] = lookCookie(look, secure).split("; ");
      expect(lookIn(`language=es; ${pair}; tz=UTC`)).toEqual(look);
    }),
  );
});

test.each([
  ["none", null],
  ["another's", "unreading=5.sans"],
  ["nonsense", "reading=9.comic.none.pink.songs.maybe.NIV.pile"],
  ["too long", `reading=${"1.".repeat(400)}`],
  ["names that every object has", "reading=constructor.__proto__.toString"],
])("a cookie that says nothing is the first look: %s", (_what, cookies) => {
  expect(lookIn(cookies).face).toBe(FIRST_LOOK.face);
  expect(lookIn(cookies).paper).toBe(FIRST_LOOK.paper);
});

test("an older cookie that lacks what is new keeps what it has", () => {
  expect(lookIn("reading=4.sans.wide")).toEqual({ ...FIRST_LOOK, size: "4", face: "sans", spacing: "wide" });
});

test("fields change what they name", () => {
  expect(changedLook(FIRST_LOOK, { red: "on", beside: "RV1909", paper: "mauve" })).toEqual({
    ...FIRST_LOOK,
    red: true,
    beside: "RV1909",
  });
  expect(changedLook({ ...FIRST_LOOK, beside: "KJV" }, { beside: "none" }).beside).toBeNull();
});
