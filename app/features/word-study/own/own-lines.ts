import { GREEK_LINES } from "./catalog-greek.ts";
import { HEBREW_LINES } from "./catalog-hebrew.ts";

export type OwnLine = { en: string; es: string };

const read = (lines: string): [string, OwnLine][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [number = "", en = "", es = ""] = line.split("|");
      return [number, { en, es }];
    });

/** Our own line on a word, by Strong's number: the commonest, and some that people look for. */
export const OWN_LINES: ReadonlyMap<string, OwnLine> = new Map([...read(HEBREW_LINES), ...read(GREEK_LINES)]);
