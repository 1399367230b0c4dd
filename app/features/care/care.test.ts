import { expect, test } from "vitest";
import { careFor } from "./care.ts";
import { plainHelp } from "./care-parts.ts";
import { everyLine, helpFor } from "./copy-help.ts";
import { DISCLOSE_AFTER_MS, isDisclosureDue } from "./disclosure.ts";
import { CRISES } from "./sign.ts";
import { NOTHING_REMEMBERED, shouldNamePeople, signalOf } from "./signals.ts";
import { NO_USE } from "./use.ts";

const asked = {
  text: "Hello",
  reads: "en" as const,
  ageBand: null,
  state: { remembered: NOTHING_REMEMBERED, spentMicros: 0, use: NO_USE },
  spendMicros: null,
  memberMicros: null,
  now: 0,
  disclose: false,
};

test.each([
  ["be my girlfriend", "13-17", true],
  ["be my girlfriend", "18+", false],
  ["be my girlfriend", null, true],
  ["quieres ser mi novia", "13-17", true],
  ["my girlfriend broke up with me", "13-17", false],
  ["be my girlfriend or i will kill myself", "13-17", false],
])("G13: %j by %s is declined: %s", (text, ageBand, romance) => {
  expect(careFor({ ...asked, text, ageBand }).care.romance).toBe(romance);
});

test.each([
  [0, DISCLOSE_AFTER_MS - 1, false],
  [0, DISCLOSE_AFTER_MS, true],
  [5, 4, false],
])("told at %i, at %i it is due: %s", (disclosedAt, now, due) => {
  expect(isDisclosureDue(disclosedAt, now)).toBe(due);
});

test.each([
  [null, NOTHING_REMEMBERED, false],
  ["grief", { ...NOTHING_REMEMBERED, grief: 1 }, false],
  ["grief", { ...NOTHING_REMEMBERED, grief: 2 }, true],
  ["grief", { ...NOTHING_REMEMBERED, distress: 9 }, false],
  ["distress", { ...NOTHING_REMEMBERED, crisis: 1 }, true],
  ["crisis", NOTHING_REMEMBERED, true],
  [null, { grief: 9, distress: 9, crisis: 9 }, false],
] as const)("M5: %s after %j names people: %s", (now, before, named) => {
  expect(shouldNamePeople(now, before)).toBe(named);
});

test.each([
  ["my mother passed away", "grief"],
  ["extraño a mi abuela, murió en mayo", "grief"],
  ["I feel hopeless", "distress"],
  ["no puedo más", "distress"],
  ["What is a psalm?", null],
])("M5: %j says %s", (text, signal) => {
  expect(signalOf(text, false)).toBe(signal);
});

const READERS = (["en", "es"] as const).flatMap((language) =>
  [false, true].flatMap((young) => CRISES.map((crisis) => ({ language, young, crisis }))),
);

test.each(READERS)("the card for $crisis, $language, young: $young", ({ crisis, language, young }) => {
  const card = helpFor(crisis, { young, language });
  const hrefs = card.lines.map(({ href }) => href);
  for (const href of ["tel:988", "tel:911", "https://findahelpline.com"]) expect(hrefs).toContain(href);
  if (crisis === "abuse") expect(hrefs).toContain("tel:+18007997233");
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(everyLine(language).map(({ href }) => href)).toEqual(expect.arrayContaining(hrefs));
  expect(/adult|persona adulta/.test(card.text)).toBe(young);
  expect(plainHelp(card)).toContain("988");
});
