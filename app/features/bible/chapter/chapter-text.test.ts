import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/ui/words/language.tsx";
import { runAt } from "./chapter.ts";
import { ChapterText } from "./chapter-text.tsx";

const verses = [1, 2, 3, 4].map((number) => ({ number, text: `Verse ${number}`, flags: "" }));

test.each([
  ["2-3", ["v2", "v3"]],
  ["3-99", ["v3", "v4"]],
  ["3-2", []],
  [null, []],
])("C11 each verse of a run is marked in its chapter: %s", (named, marked) => {
  const text = createElement(ChapterText, { verses, run: runAt(named), chapter: 8, language: "en" });
  const markup = renderToStaticMarkup(createElement(LanguageProvider, { value: "en" }, text));
  const found = [...markup.matchAll(/id="(v\d+)" class="bible-verse bible-named"/g)];
  expect(found.map(([, id]) => id)).toEqual(marked);
});
