import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf, settingFor } from "./picture.ts";

const letters = (size: number) => (words: string) => words.length * size * 0.5;

test("no word is lost in the lines, and none but a wide word alone is wider than the picture", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 400 }), (all, width) => {
      const lines = linesOf(all.join(" "), width, (line) => line.length * 10);
      expect(lines.join(" ")).toBe(all.join(" "));
      for (const line of lines) expect(line.length * 10 <= width || !line.includes(" ")).toBe(true);
    }),
  );
});

test("a short verse stands in large letters, a longer one in smaller, and a chapter in none", () => {
  const box = { width: 840, height: 900 };
  const short = settingFor("Jesus wept.", box, letters);
  const long = settingFor("word ".repeat(90), box, letters);
  expect(short?.size).toBe(84);
  expect(long?.size).toBeLessThan(60);
  expect((long?.lines.length ?? 0) * (long?.leading ?? 0)).toBeLessThanOrEqual(box.height);
  expect(settingFor("word ".repeat(900), box, letters)).toBeNull();
});
