import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#app/core/language.ts";
import type { VersePart } from "#app/features/chat/model/parts.ts";
import { LanguageProvider } from "#app/ui/words/language.tsx";
import { Verse } from "./verse.tsx";

const linksOf = (verse: VersePart, language: Language): string[][] => {
  const markup = renderToStaticMarkup(
    createElement(LanguageProvider, { value: language }, createElement(Verse, { verse })),
  );
  return [...markup.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, path = "", name = ""]) => [
    name,
    path.replaceAll("&amp;", "&"),
  ]);
};

const ROMANS = { kind: "verse", translation: "WEB", text: "There is therefore now no condemnation" } as const;

test.each<[string, VersePart, Language, string[][]]>([
  [
    "a verse leads to its place",
    { ...ROMANS, reference: "Romans 8:1", verseId: 45_008_001 },
    "en",
    [["Romans 8:1", "/bible/web/romans/8#v1"]],
  ],
  [
    "a short chapter to itself",
    { ...ROMANS, reference: "Psalm 23", verseId: 19_023_001 },
    "en",
    [["Psalm 23", "/bible/web/psalm/23"]],
  ],
  [
    "the first verses of a chapter lead on in it",
    { ...ROMANS, reference: "Romans 8:1-12", verseId: 45_008_001, partOf: "Romans 8" },
    "en",
    [
      ["Romans 8:1-12", "/bible/web/romans/8?verses=1-12#v1"],
      ["Read on in Romans 8", "/bible/web/romans/8#v13"],
    ],
  ],
  [
    "so do those of a long range, in Spanish",
    {
      ...ROMANS,
      translation: "RV1909",
      reference: "Mateo 5:1-12",
      verseId: 40_005_001,
      partOf: "Mateo 5:1-16",
    },
    "es",
    [
      ["Mateo 5:1-12", "/bible/rv1909/mateo/5?verses=1-12#v1"],
      ["Sigue leyendo en Mateo 5:1-16", "/bible/rv1909/mateo/5?verses=1-16#v13"],
    ],
  ],
])("C11 the links of a verse: %s", (_name, verse, language, links) => {
  expect(linksOf(verse, language)).toEqual(links);
});
