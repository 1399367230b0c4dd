import { type Features, stemOf, wordsOf } from "./families.ts";
import type { Reason } from "./rank.ts";

/** A run of the same words that is so long, in the Old Testament and in the New, is a quotation. */
const QUOTED_WORDS = 6;
const MATTHEW = 40_000_000;

/**
 * A reason in few letters: `sH7462` a word of the original, `n1234` a line of Nave's, `dG25` an article, `pWORDS` the
 * same words, `qWORDS` words of the Old Testament in the New, `wWORD` a word of the English.
 */
export function reasonCode({ texts, ids }: Features, one: number, other: number, reason: Reason): string {
  const run = longestRun(texts[one] ?? "", texts[other] ?? "");
  const acrossTestaments = (ids[one] ?? 0) < MATTHEW !== (ids[other] ?? 0) < MATTHEW;
  if (acrossTestaments && run.length >= QUOTED_WORDS) return `q${run.join(" ")}`;
  switch (reason.family) {
    case "number":
      return `s${reason.name}`;
    case "heading":
    case "topic":
      return `n${reason.name}`;
    case "article":
      return `d${reason.name.split(" ")[0]}`;
    case "phrase":
      return `p${run.join(" ")}`;
    case "word":
      return `w${wordsOf(texts[one] ?? "").find((word) => stemOf(word) === reason.name) ?? reason.name}`;
  }
}

/** The longest run of words that both have, as the first has it. */
export function longestRun(one: string, other: string): string[] {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [stems, otherStems] = [words.map(stemOf), others.map(stemOf)];
  let best = { from: 0, length: 0 };
  let before: number[] = [];
  stems.forEach((stem, at) => {
    const here: number[] = [];
    otherStems.forEach((otherStem, otherAt) => {
      if (stem !== otherStem) return;
      const length = (before[otherAt - 1] ?? 0) + 1;
      here[otherAt] = length;
      if (length > best.length) best = { from: at - length + 1, length };
    });
    before = here;
  });
  return words.slice(best.from, best.from + best.length);
}
