import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { COLLECTIONS } from "#app/features/memory/model/catalog-collections.ts";
import { texts } from "./bible.ts";

/** A number that stays with a text: what the generator draws is the same on every machine. */
export const fate = (text: string): number =>
  Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 12), 16);

/** In an order that the seed alone decides. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  let state = fate(seed) >>> 0;
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** What no question is made of: it would need more than a question to be read rightly, and members are 13 and older. */
const UNFIT_EN =
  /harlot|prostitut|whore|adulter|concubine|foreskin|circumcis|naked|breast|womb|virgin|rape|\blay with|lie with|loins|semen|menstru|eunuch|dung|slay|slew|slain|stone[ds]? (him|her|them)|kill|murder|blood|abhor|cursed|corpse|dead bod|hang(ed)? |sodom|drunk|slave|servant girl|handmaid|\bsword\b/i;
const UNFIT_ES =
  /ramera|prostitu|adúlter|adulter|concubin|prepucio|circuncid|desnud|pechos|vientre|matriz|virgen|fornic|estiércol|mató|matar|muert[oa]s|sangre|maldi|cadáver|horca|sodom|embriag|esclav|sierva|manceba|cuchillo|espada/i;

const isWhole = (text: string): boolean => !/[()[\]]/.test(text);

/** Verses of both texts that a question may be made of, in an order of their own. */
export function fitVerses(seed: string): number[] {
  const { en, es } = texts();
  const ids = [...en.keys()].filter((id) => {
    const one = en.get(id) ?? "";
    const other = es.get(id) ?? "";
    return other && !UNFIT_EN.test(one) && !UNFIT_ES.test(other) && isWhole(one) && isWhole(other);
  });
  return shuffled(ids, seed);
}

/** Verses that people know: of the devotional's year and of the collections to learn by heart. */
export function knownVerses(): ReadonlySet<number> {
  const lines = readFileSync(new URL("../../data/devotional/verses.jsonl", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { verse: number }).verse);
  const learned = COLLECTIONS.flatMap(({ verses }) => verses.map(([first]) => first));
  return new Set([...lines, ...learned]);
}

/** Without what stands around a quotation, and without a mark of quotation whose other half is not there. */
export function trimmed(text: string): string {
  const bare = text
    .replace(/^[\s“”‘’"'¿¡,;:.—-]+/u, "")
    .replace(/[\s“”‘’"',;:—-]+$/u, "")
    .trim();
  const isEven = bare.split("“").length === bare.split("”").length;
  return isEven ? bare : bare.replace(/[“”]/g, "").replace(/ {2,}/g, " ");
}
