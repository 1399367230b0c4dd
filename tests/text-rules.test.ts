import { describe, expect, test } from "vitest";
import { hostileTexts, LENGTH, repeated, rulesOf, wordsIn } from "./hostile-texts.ts";
import { TEXT_RULES, type TextRule, WITHOUT_TEXT } from "./text-rules.ts";

/**
 * A rule takes 5 ms for 10,000 characters on an idle machine, a stream 50 ms (in pieces of 1 to 20). Here the limits
 * are ten times as wide, and the best of some runs counts: machines may be busy, and what repeats without bound takes
 * thousands of times as long.
 */
const WIDER = 10;
const RULE_MS = 5 * WIDER;
const STREAM_MS = 50 * WIDER;
/**
 * Measured slower, in proportion to the text's length: these take 100 to 300 ms for the worst text in the hostile
 * list (docs/decisions/0041).
 */
const SLOWER = new Set([
  "bible/quotation.ts judgeQuotation",
  "chat/markdown.ts readMarkdown",
  "chat/markdown-inline.ts readInline",
  "chat/threads/search-words.ts marked",
  "chat/threads/search-words.ts snippetOf",
]);
/** The stream of Scripture holds up to 2,000 characters and judges them again: 100 to 300 ms idle, seconds where others run. */
const SCRIPTURE = "bible/scripture-stream.ts createScriptureStream";
const SCRIPTURE_MS = 5_000;
const RUNS = 5;
/** So many of the words in a file's patterns are repeated, spread over all of them. */
const MOST_WORDS = 24;

const MODULES: Record<string, () => Promise<unknown>> = import.meta.glob([
  "../app/core/*.ts",
  "../app/features/**/*.ts",
]);
const load = async (file: string): Promise<never> =>
  (await MODULES[file.startsWith("..") ? `../app/${file.slice(3)}` : `../app/features/${file}`]?.()) as never;

/** The best of some runs that is under the limit, or the best of all. */
function timeOf(rule: TextRule, text: string, limit: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && best > limit; run++) {
    const began = performance.now();
    rule(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

const GENERAL = hostileTexts();
const FILES = Object.keys(TEXT_RULES);

test("every rule of care and of Scripture that takes a text is in the table", async () => {
  for (const file of ["care", "bible"].flatMap(rulesOf)) {
    const exported = Object.entries(await load(file)).filter(([, value]) => typeof value === "function");
    const listed = [...Object.keys(TEXT_RULES[file] ?? {}), ...(WITHOUT_TEXT[file]?.split(" ") ?? [])];
    expect([file, exported.map(([name]) => name).sort()]).toEqual([file, listed.sort()]);
  }
});

test("hostile texts are long, and made of what the patterns themselves look for", () => {
  expect(GENERAL.every((text) => text.length >= LENGTH / 2)).toBe(true);
  expect(wordsIn("care/hooks.ts")).toEqual(
    expect.arrayContaining(["streak", "quick question", "adivina que"]),
  );
  expect(wordsIn("care/catalog-harm-en.ts")).toEqual(expect.arrayContaining(["and", "yourself"]));
});

describe.each(FILES)("%s", (file) => {
  test.each(Object.entries(TEXT_RULES[file] ?? {}))(
    "%s is bounded, whatever repeats",
    { timeout: 120_000 },
    async (name, make) => {
      const rule = make(await load(file));
      const title = `${file} ${name}`;
      const usual = name.startsWith("create") || SLOWER.has(title) ? STREAM_MS : RULE_MS;
      const limit = title === SCRIPTURE ? SCRIPTURE_MS : usual;
      const sources = file.startsWith("care/") ? rulesOf("care") : file.startsWith("..") ? [] : [file];
      const words = sources.flatMap(wordsIn);
      const every = Math.max(1, Math.floor(words.length / MOST_WORDS));
      const texts = [
        ...GENERAL.filter((_, at) => at % 3 === 0),
        ...words.filter((_, at) => at % every === 0).map((word) => repeated(`${word} `)),
      ];
      rule(repeated("a "));
      const slow = texts
        .map((text) => [Math.round(timeOf(rule, text, limit)), text.slice(0, 40)] as const)
        .filter(([ms]) => ms > limit);
      expect(slow).toEqual([]);
    },
  );
});
