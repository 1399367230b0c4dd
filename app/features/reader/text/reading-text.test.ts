import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { runAt } from "#app/features/bible/chapter/chapter.ts";
import { LanguageProvider } from "#app/ui/words/language.tsx";
import { ReadingText } from "./reading-text.tsx";

const drawn = (verses: readonly number[], named: string | null) => {
  const text = createElement(ReadingText, {
    at: { translation: "WEB", book: 45, chapter: 8 },
    chapter: { verses: verses.map((number) => [number, `Verse ${number}`, ""] as const) },
    run: runAt(named),
    red: false,
    setting: "paragraphs",
    hrefOf: (verse) => `#v${verse}`,
    afterVerse: (verse) => createElement("a", { href: `/report/${verse}` }, "Report"),
  });
  return renderToStaticMarkup(createElement(LanguageProvider, { value: "en" }, text));
};

test.each([
  ["2-3", ["v2", "v3"]],
  ["3-99", ["v3", "v4"]],
  ["3-2", []],
  [null, []],
])("C11 each verse of a run is marked in its chapter: %s", (named, marked) => {
  const markup = drawn([1, 2, 3, 4], named);
  const found = [...markup.matchAll(/<span id="(v\d+)" class="reading-verse"[^>]*data-chosen="true"/g)];
  expect(found.map(([, id]) => id)).toEqual(marked);
});

test("C11 a verse's number leads where the page says, and what the page offers stands behind the verse", () => {
  const markup = drawn([1, 2], null);
  expect([...markup.matchAll(/class="reading-number" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "#v1",
    "#v2",
  ]);
  expect(markup).toMatch(/Verse 2<\/span> <a href="\/report\/2">/);
});

test("R13 the great number of a chapter stands before its first verse, and before no other", () => {
  expect(drawn([1, 2], null)).toContain('class="reading-cap"');
  expect(drawn([10, 11], null)).not.toContain('class="reading-cap"');
});
