import { expect, test } from "vitest";
import { detectLanguage } from "./written-language.ts";

test.each([
  ["I feel so alone since my wife died", "en"],
  ["hi", "en"],
  ["me siento muy sola desde que murió mi esposo", "es"],
  ["no puedo dormir", "es"],
  ["¿Cómo oro?", "es"],
  ["mi esposo me pega", "es"],
  ["Who is Jesus?", "en"],
])("%j is written in %s", (text, language) => {
  expect(detectLanguage(text, "en")).toBe(language);
  expect(detectLanguage(text, "es")).toBe(language);
});

test.each(["", "Juan 3:16", "🙏", "ok", "12345"])("%j says nothing of its language", (text) => {
  expect(detectLanguage(text, "en")).toBe("en");
  expect(detectLanguage(text, "es")).toBe("es");
});
