import { expect, test } from "vitest";
import { languageOf } from "#app/document/frame/page-language.ts";

test.each([
  ["the root's", [{ id: "root", data: { language: "es" } }], "es"],
  [
    "the root's, beside the page's own",
    [
      { id: "routes/age", data: null },
      { id: "root", data: { language: "es" } },
    ],
    "es",
  ],
  ["English, when the root has failed", [{ id: "root", data: undefined }], "en"],
  ["English, when nothing matches", [undefined], "en"],
  ["English, when it is none of ours", [{ id: "root", data: { language: "fr" } }], "en"],
])("G20: a page's title is in %s", (_name, matches, language) => {
  expect(languageOf(matches)).toBe(language);
});
