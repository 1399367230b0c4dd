import { expect, test } from "vitest";
import { automaticTitle } from "./automatic-title.ts";

test.each([
  ["I want to end my life", "prayer", "en", "Prayer"],
  ["Quiero quitarme la vida", "guidance", "es", "Orientación"],
  ["Where do I read about rest?", "scripture", "en", "Where do I read about rest?"],
] as const)(
  "C12, G13: “%s” names its conversation without its words of crisis",
  (question, category, language, title) => {
    expect(automaticTitle(question, category, language)).toBe(title);
  },
);
