import { readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { sum } from "#app/features/bible-search/model/found.ts";
import { queryOf } from "#app/features/bible-search/model/query.ts";
import { MAX_BYTES, PACKED_BYTES } from "./catalog-packed.ts";
import { chapterOf, foldFile, openText, psalmHeads, verseOf } from "./kept-text.ts";
import { keepingOf } from "./offered.ts";
import { chapterAsked, keptChapterPath, keptPath } from "./offline-path.ts";
import { searchKept } from "./search-kept.ts";

const pathOf = (name: Translation) => `data/bible/${name.toLowerCase()}.tsv.gz`;
const open = (translation: Translation) => {
  const file = gunzipSync(readFileSync(pathOf(translation))).toString("utf8");
  return openText({ translation, file, folded: foldFile(file) });
};
const KJV = open("KJV");
const search = (address: string) =>
  searchKept([KJV], queryOf(new URLSearchParams(address)), {
    language: "en",
    own: null,
  });

test.each(ALL_TRANSLATIONS)("%s is offered with the size that is transferred, 2.5 MB at most", (name) => {
  expect(PACKED_BYTES[name]).toBe(statSync(pathOf(name)).size);
  expect(PACKED_BYTES[name]).toBeLessThanOrEqual(MAX_BYTES);
});

test("every verse of a kept text is there, a chapter in its order", () => {
  expect(KJV.ids.length).toBe(31_102);
  expect(verseOf(KJV, 43_011_035)).toBe("Jesus wept.");
  expect(verseOf(KJV, 43_011_099)).toBeUndefined();
  expect(chapterOf(KJV, 19, 117).verses.map(([number]) => number)).toEqual([1, 2]);
  expect(chapterOf(KJV, 66, 22).verses.at(-1)?.[0]).toBe(21);
});

test("a kept psalm has its title, and Psalm 119 the letters over its parts", () => {
  const titles = readFileSync("data/bible/web.psalm-titles.tsv", "utf8");
  expect(psalmHeads(titles, 3)).toEqual({ title: "A Psalm by David, when he fled from Absalom his son." });
  expect(psalmHeads(titles, 2)).toEqual({});
  const { title, headings = {} } = psalmHeads(titles, 119);
  expect([title, Object.keys(headings).length]).toEqual([undefined, 22]);
});

/** Counted by another way: a pattern over the text as it is shipped. */
const versesWith = (pattern: RegExp): number => KJV.verses.filter(({ text }) => pattern.test(text)).length;

test.each([
  ["shepherd", /\bshepherds?\b/i],
  ["mercy", /\bmerc(?:y|ys|yes|ies)\b/i],
  ['"kingdom of heaven"', /\bkingdom of heaven\b/i],
  ["forgiv*", /\bforgiv/i],
  ["righteousn", /\brighteousn/i],
  ["Melchizedek", /\bMelchizedek\b/i],
])("%s is found in as many verses as a look through the text", (text, pattern) => {
  const { counts } = search(`q=${text}`);
  expect(sum(counts.all)).toBe(versesWith(pattern));
  expect(sum(counts.all)).toBeGreaterThan(1);
});

test("the pages of a search show each verse once, in order", () => {
  const seen: number[] = [];
  let address = "q=shepherd";
  for (let pages = 0; pages < 20; pages++) {
    const { verses, next } = search(address);
    seen.push(...verses.map(({ verseId }) => verseId));
    if (!next) break;
    address = `q=shepherd&after=${next.group}.${String(next.verseId)}`;
  }
  expect(seen.length).toBe(sum(search("q=shepherd").counts.all));
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
});

test("a quotation, a reference and nothing are told apart", () => {
  expect(search("q=the lord is my shepherd").place).toMatchObject({ kind: "words", name: "Psalm 23:1" });
  expect(search("q=jn 3 16").place).toMatchObject({ kind: "reference", name: "John 3:16" });
  expect(search("q=zzyzx")).toMatchObject({ verses: [], place: null });
  expect(search("q=love&translation=web").verses).toEqual([]);
});

test("deliver 2: one's own Bible comes first on the device too", () => {
  const own = (name: Translation | null) =>
    searchKept([KJV, open("WEB")], queryOf(new URLSearchParams("q=jn 3 16")), { language: "en", own: name });
  expect(own(null).place?.verses[0]?.translation).toBe("WEB");
  expect(own("KJV").place?.verses[0]?.translation).toBe("KJV");
});

test("an address of the reader is opened out of what is kept", () => {
  const path = keptPath("/bible-study/kjv/psalm/23?v=2-3");
  expect(path).toBe("/bible-study/offline?read=kjv/psalm/23&v=2-3");
  const asked = chapterAsked(new URLSearchParams(path.split("?")[1]));
  expect(asked).toMatchObject({ translation: "KJV", chapter: 23 });
  expect(asked && keptChapterPath(asked, { from: 2, to: 3 })).toBe(path);
  expect(chapterAsked(new URLSearchParams("read=kjv/tobit/1"))).toBeNull();
});

test("a kept text that was corrected since is an older one", () => {
  expect(keepingOf("KJV", [])).toEqual({ state: "absent" });
  expect(keepingOf("KJV", [{ translation: "KJV", sha256: "x" }])).toEqual({ state: "older" });
});
