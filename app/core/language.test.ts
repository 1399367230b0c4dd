import { expect, test } from "vitest";
import { chooseLanguage } from "./language.ts";

test.each([
  ["nothing is known", null, null, "en"],
  ["the browser's first", null, "es-MX,es;q=0.9,en;q=0.8", "es"],
  ["the best quality, not the first place", null, "en;q=0.4, es;q=0.9", "es"],
  ["the first that we speak", null, "fr-FR, de;q=0.9, es;q=0.3", "es"],
  ["none that we speak", null, "fr-FR, de", "en"],
  ["refused by quality", null, "es;q=0, en;q=0.1", "en"],
  ["the choice wins", "en", "es", "en"],
  ["a choice that is none of ours", "tlh", "es", "es"],
  ["garbage", "\u0000", ";;;,,q=,es;q=x", "es"],
])("%s", (_name, chosen, header, language) => {
  expect(chooseLanguage(chosen, header)).toBe(language);
});
