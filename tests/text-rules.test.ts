import { describe, expect, test } from "vitest";
import { hostileTexts, LENGTH, rulesOf, textsFor, wordsIn } from "./hostile-texts.ts";
import { ends } from "./rule-times.ts";
import { TEXT_RULES, type TextRule, WITHOUT_TEXT } from "./text-rules.ts";

/**
 * Every rule ends on a sample of the hostile texts, on short ones first. Speed is not tested here:
 * `npm run bench:rules` has all rules read all texts, and says what each takes and how it grows.
 */
const EVERY = 12;
/** What explodes is found with so few characters. */
const FIRST = 1_000;

const MODULES: Record<string, () => Promise<unknown>> = import.meta.glob([
  "../app/core/**/*.ts",
  "../app/mail/*.ts",
  "../app/features/**/*.ts",
]);
const load = async (file: string): Promise<never> =>
  (await MODULES[file.startsWith("..") ? `../app/${file.slice(3)}` : `../app/features/${file}`]?.()) as never;

const FILES = Object.keys(TEXT_RULES);

/** Functions that a file exports, and those that the tables name for it. */
const namesOf = (file: string, exported: Record<string, unknown>): [string[], string[]] => [
  Object.keys(exported)
    .filter((name) => typeof exported[name] === "function")
    .sort(),
  [...Object.keys(TEXT_RULES[file] ?? {}), ...(WITHOUT_TEXT[file]?.split(" ") ?? [])].sort(),
];

test("every rule of care and of Scripture that takes a text is in the table", async () => {
  for (const file of ["care", "bible"].flatMap(rulesOf)) {
    const [exported, listed] = namesOf(file, await load(file));
    expect([file, exported]).toEqual([file, listed]);
  }
});

test("a new function in a file of rules, and a new file of rules, are missed in the table", () => {
  const [exported, listed] = namesOf("care/speech/claims.ts", {
    isReported: () => true,
    isNew: () => true,
    LIST: [],
  });
  expect([exported, listed]).toEqual([["isNew", "isReported"], ["isReported"]]);
  expect(namesOf("care/new-rule.ts", { isNew: () => true })).toEqual([["isNew"], []]);
  expect(rulesOf("bible")).toContain("bible/misprints/misprint.ts");
});

test("hostile texts are long, and made of what the patterns themselves look for", () => {
  expect(hostileTexts().every((text) => text.length >= LENGTH / 2)).toBe(true);
  expect(wordsIn("care/farewell/hooks.ts")).toEqual(
    expect.arrayContaining(["streak", "quick question", "adivina que"]),
  );
  expect(wordsIn("care/harm/catalog-harm-en.ts")).toEqual(expect.arrayContaining(["and", "yourself"]));
  expect(textsFor("bible/guard/claim.ts", LENGTH, EVERY, 3).length).toBeGreaterThan(30);
});

test("a pattern that does not end is stopped and found", () => {
  const explodes = (text: string) => /^(?:a+)+$/.test(`${text}!`);
  expect(ends(explodes, "a".repeat(FIRST), 200)).toBe(false);
  expect(ends((text) => text.length, "a".repeat(FIRST), 200)).toBe(true);
  expect(() => ends(() => JSON.parse("{"), "", 200)).toThrow(SyntaxError);
});

/** The beginning of the first text on which a rule does not end. */
const endless = (rule: TextRule, texts: readonly string[]): string[] => {
  const found = texts.find((text) => !ends(rule, text));
  return found === undefined ? [] : [found.slice(0, 40)];
};

describe.each(FILES.map((file, at) => [file, at] as const))("%s", (file, at) => {
  const texts = [FIRST, LENGTH].flatMap((length) => textsFor(file, length, EVERY, at));
  test.each(Object.entries(TEXT_RULES[file] ?? {}))(
    "%s ends on hostile texts",
    { timeout: 240_000 },
    async (_, make) => {
      expect(endless(make(await load(file)), texts)).toEqual([]);
    },
  );
});

test("Markdown: a heading of blanks before a foreign line end, and a run of marks", async () => {
  const { readMarkdown } = await import("#app/features/chat/message/markdown.ts");
  const { readInline } = await import("#app/features/chat/message/markdown-inline.ts");
  for (const make of [
    (length: number) => `#${" ".repeat(length)}\r`,
    (length: number) => `# ${" #".repeat(length / 2)}x\u2028`,
    (length: number) => "*".repeat(length),
    (length: number) => "_".repeat(length),
  ]) {
    const texts = [make(FIRST), make(LENGTH)];
    expect(endless((text) => readMarkdown(text, true), texts)).toEqual([]);
    expect(endless((text) => readInline(text, true), texts)).toEqual([]);
  }
});
