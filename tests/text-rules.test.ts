import { describe, expect, test } from "vitest";
import { hostileTexts, LENGTH, rulesOf, textsFor, wordsIn } from "./hostile-texts.ts";
import { growthFault } from "./rule-times.ts";
import { TEXT_RULES, WITHOUT_TEXT } from "./text-rules.ts";

/**
 * Every rule takes time in proportion to its text: twice the text, twice the time. Here each rule reads a sample of the
 * hostile texts; `npm run bench:rules` has all of them read by all rules and says what each takes.
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
  const [exported, listed] = namesOf("care/claims.ts", { isTold: () => true, isNew: () => true, LIST: [] });
  expect([exported, listed]).toEqual([["isNew", "isTold"], ["isTold"]]);
  expect(namesOf("care/new-rule.ts", { isNew: () => true })).toEqual([["isNew"], []]);
  expect(rulesOf("bible")).toContain("bible/misprints/misprint.ts");
});

test("hostile texts are long, and made of what the patterns themselves look for", () => {
  expect(hostileTexts().every((text) => text.length >= LENGTH / 2)).toBe(true);
  expect(wordsIn("care/hooks.ts")).toEqual(
    expect.arrayContaining(["streak", "quick question", "adivina que"]),
  );
  expect(wordsIn("care/catalog-harm-en.ts")).toEqual(expect.arrayContaining(["and", "yourself"]));
  expect(textsFor("bible/claim.ts", LENGTH, EVERY, 3).length).toBeGreaterThan(30);
});

test("a rule whose time grows with the square of the text is found", () => {
  const squared = (text: string) => {
    let pairs = 0;
    for (let at = 0; at < text.length; at++) for (let to = at; to < text.length; to++) pairs += to & 1;
    return pairs;
  };
  const texts = [FIRST, LENGTH, 2 * LENGTH].map((length) => "a".repeat(length));
  const [first = "", once = "", twice = ""] = texts;
  expect(growthFault(squared, [first, once, twice])).toMatch(/for twice the text$/);
  expect(growthFault((text) => text.length, [first, once, twice])).toBeNull();
});

describe.each(FILES.map((file, at) => [file, at] as const))("%s", (file, at) => {
  const lengths = [FIRST, LENGTH, 2 * LENGTH] as const;
  const [first = [], once = [], twice = []] = lengths.map((length) => textsFor(file, length, EVERY, at));
  test.each(Object.entries(TEXT_RULES[file] ?? {}))(
    "%s takes time in proportion to the text, whatever repeats",
    { timeout: 240_000 },
    async (_, make) => {
      const rule = make(await load(file));
      const faults = once.map((text, which) =>
        growthFault(rule, [first[which] ?? "", text, twice[which] ?? ""]),
      );
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
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
    const texts = [make(FIRST), make(LENGTH), make(2 * LENGTH)] as const;
    expect(growthFault((text) => readMarkdown(text, true), texts)).toBeNull();
    expect(growthFault((text) => readInline(text, true), texts)).toBeNull();
  }
});
