import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chapterWithTitle, hasTitle, partTitle, withoutTitle } from "./psalm-title.ts";

const spanish = gunzipSync(readFileSync("data/bible/rv1909.tsv.gz"))
  .toString("utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([id = "", , text]) => /^19\d{3}001$/.test(id) && text !== undefined)
  .map(([id, , text = ""]) => [Number(id), text] as const);

test("deliver 1: the psalms with a title are those that the file of titles has: 116", () => {
  const named = readFileSync("data/bible/kjv.psalm-titles.tsv", "utf8").split("\n").filter(Boolean);
  const numbers = named.map((line) => 19_000_001 + Number(line.split("\t")[0]) * 1_000);
  expect(spanish.map(([id]) => id).filter(hasTitle)).toEqual(numbers);
  expect(numbers).toHaveLength(116);
});

test("deliver 1: every Spanish psalm is parted from its title, and no word is lost or changed", () => {
  for (const [id, whole] of spanish) {
    const { title, text } = partTitle(id, whole);
    expect([title, text].filter(Boolean).join(" "), String(id)).toBe(whole);
    expect(title !== null, String(id)).toBe(hasTitle(id));
    // no word in capitals is left in a title, and the verse begins with one
    if (title) expect([/\p{Lu}{2}/u.test(title), /^[¡¿]?\p{Lu}[\p{Lu} ]/u.test(text)]).toEqual([false, true]);
  }
});

test.each([
  [19_023_001, "Salmo de David.", "JEHOVÁ es mi pastor"],
  [19_018_001, "Entonces dijo:", "AMARTE he"],
  [19_054_001, "en nuestra tierra?", "OH Dios, sálvame"],
  [19_025_001, "Salmo de David.", "A TI, oh Jehová"],
  [19_084_001, "de Coré.", "¡CUÁN amables"],
])("deliver 1: %s has a title that ends with “%s”", (id, end, begin) => {
  const { title, text } = partTitle(id, spanish.find(([each]) => each === id)?.[1] ?? "");
  expect([title?.endsWith(end), text.startsWith(begin)]).toEqual([true, true]);
});

test("deliver 1: a chapter's title stands apart from its first verse, and the other verses stay", () => {
  const psalm = spanish.find(([id]) => id === 19_023_001)?.[1] ?? "";
  const chapter = { verses: [[1, psalm, ""] as const, [2, "En lugares", ""] as const] };
  expect(chapterWithTitle(19_023, chapter)).toEqual({
    verses: [
      [1, expect.stringMatching(/^JEHOVÁ es mi pastor/), ""],
      [2, "En lugares", ""],
    ],
    title: "Salmo de David.",
  });
  expect(chapterWithTitle(19_001, chapter)).toBe(chapter);
  expect(chapterWithTitle(43_003, chapter)).toBe(chapter);
});

test("deliver 1: the words of a Spanish passage are without the title of its psalm", () => {
  const psalm = spanish.find(([id]) => id === 19_023_001)?.[1] ?? "";
  const passage = { verseId: 19_023_001, text: `${psalm} En lugares`, translation: "RV1909" };
  expect(withoutTitle(passage)).toMatch(/^JEHOVÁ es mi pastor.* En lugares$/);
  const elsewhere = { verseId: 43_003_016, text: "PORQUE de tal manera", translation: "RV1909" };
  expect(withoutTitle(elsewhere)).toBe("PORQUE de tal manera");
});

test.each(["KJV", "WEB"])("deliver 1: of a passage of the %s nothing is taken for a title", (translation) => {
  const psalms = Map.groupBy(
    gunzipSync(readFileSync(`data/bible/${translation.toLowerCase()}.tsv.gz`))
      .toString("utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .filter(([id = "", , text]) => id.startsWith("19") && id.length === 8 && text !== undefined),
    ([id = ""]) => Math.floor(Number(id) / 1_000) * 1_000 + 1,
  );
  expect(psalms.size).toBe(150);
  for (const [verseId, verses] of psalms) {
    const text = verses.map(([, , words]) => words).join(" ");
    expect(withoutTitle({ verseId, text, translation }), String(verseId)).toBe(text);
  }
});
