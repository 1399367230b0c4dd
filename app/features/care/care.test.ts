import { expect, test } from "vitest";
import { NO_CARE } from "#tests/no-care.ts";
import { careFor } from "./care.ts";
import { DANGER_KINDS } from "./danger/kinds.ts";
import { CRISES } from "./danger/sign.ts";
import { plainHelp } from "./help/care-parts.ts";
import { LINES } from "./help/catalog-help-lines.ts";
import { everyLine, helpFor } from "./help/copy-help.ts";
import { DISCLOSE_AFTER_MS, isDisclosureDue } from "./help/disclosure.ts";
import { quietNote } from "./help/quiet.ts";
import { NOTHING_REMEMBERED, shouldNamePeople, signalOf } from "./use/signals.ts";
import { NO_USE } from "./use/use.ts";

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

const CARDS = [...DANGER_KINDS, "now"] as const;
const READERS = (["en", "es"] as const).flatMap((language) =>
  [false, true].flatMap((young) => CARDS.map((kind) => ({ language, young, kind }))),
);

test.each(READERS)("the card for $kind, $language, young: $young", ({ kind, language, young }) => {
  const card = helpFor(kind, { young, language });
  const hrefs = card.lines.map(({ href }) => href);
  for (const href of ["tel:988", "tel:911", "https://findahelpline.com"]) expect(hrefs).toContain(href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(everyLine(language).map(({ href }) => href)).toEqual(expect.arrayContaining(hrefs));
  expect(/adult|persona adulta/.test(card.text)).toBe(young);
  expect(plainHelp(card)).toContain("988");
});

test.each([
  ["violence-home", "tel:+18007997233"],
  ["minor", "tel:+18004224453"],
  ["minor", "tel:+18006564673"],
  ["overdose", "tel:+18002221222"],
  ["self-harm", "sms:741741?body=HOME"],
] as const)("the card for %s names %s", (kind, href) => {
  expect(helpFor(kind, { young: false, language: "en" }).lines.map((line) => line.href)).toContain(href);
});

test("no two cards say the same", () => {
  for (const language of ["en", "es"] as const)
    expect(new Set(CARDS.map((kind) => helpFor(kind, { young: false, language }).title)).size).toBe(
      CARDS.length,
    );
});

test("every line has a source, and the day on which it was checked or none", () => {
  for (const { source, checked } of Object.values(LINES)) {
    expect(source).toMatch(/^https:\/\//);
    expect(checked ?? "2026-01-01").toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test("words that may speak of danger get a line under the answer, and cost like any other", () => {
  const quiet = { ...NO_CARE, quiet: "abuse" } as const;
  expect(quietNote(NO_CARE)).toBeNull();
  expect(quietNote(quiet)).toMatchObject({ kind: "note", about: "help" });
  expect(quietNote({ ...quiet, young: true })?.text).toMatch(/adult/);
  for (const language of ["en", "es"] as const)
    for (const crisis of CRISES)
      expect(quietNote({ ...NO_CARE, language, quiet: crisis })?.text).toMatch(/findahelpline\.com/);
});

test.each([
  ["Thank you, good night.", true],
  ["I'm off to bed, thanks", true],
  ["I will not bother anybody again. Good night.", false],
  ["You will not hear from me again. Goodbye.", false],
  ["Nobody needs me. Good night.", false],
])("G13: after %j the companion only says goodbye: %s", (text, farewell) => {
  expect(careFor({ ...asked, text }).care.farewell).toBe(farewell);
});
