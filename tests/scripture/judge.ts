import { likenessOf, wordsIn } from "#app/features/bible/compare/likeness.ts";
import { findPlaces } from "#app/features/bible/guard/mention.ts";
import { createPieceReader, type Shown } from "#app/features/bible/guard/read-pieces.server.ts";
import { createScriptureStream } from "#app/features/bible/guard/scripture-stream.ts";
import { verseIds } from "#app/features/bible/reference.ts";
import type { Verse } from "#app/features/bible/service.server.ts";
import { findByPhrases, findTexts } from "#app/features/bible/store.server.ts";
import { rowId } from "#app/features/bible/translations.ts";
import { type Answer, chance } from "./bank.ts";

/** What a member sees of an answer that came in chunks of random lengths. */
export async function shownOf(
  bible: D1Database,
  { text, translation }: Pick<Answer, "text" | "translation">,
  seed: number,
): Promise<Shown[]> {
  const random = chance(seed);
  const stream = createScriptureStream();
  const read = createPieceReader(bible, translation);
  const shown: Shown[] = [];
  for (let from = 0; from < text.length; ) {
    const length = 1 + Math.floor(random() * 12);
    shown.push(...(await read(stream.push(text.slice(from, from + length)))));
    from += length;
  }
  shown.push(...(await read(stream.end(), true)));
  return shown;
}

const MARK = "[“”\"«»„‘’'`*_]";
/** A mark opens where words begin: after a stop or a comma it has closed something. */
const OPENED = new RegExp(`(?<![^\\s([{>|—–:-])${MARK}[^\\n]{20,}`);
const CLOSED = new RegExp(`${MARK}$|${MARK}[\\s.,(–—-]`);

/** The shipped words of the verses that a shown one names. */
async function shippedWords(bible: D1Database, { reference, translation }: Verse): Promise<string> {
  const ids = findPlaces(reference).flatMap(({ passage }) => passage.flatMap(verseIds));
  const texts = await findTexts(
    bible,
    ids.map((id) => rowId(translation, id)),
  );
  return ids.flatMap((id) => texts.get(rowId(translation, id)) ?? []).join(" ");
}

/**
 * Whether wrong words are shown as Scripture. They are, when they stand
 * 1. in a verse that the page sets as Scripture, whose words are not the shipped text of the verse that it names; or
 * 2. in prose between quotation marks, emphasis or in code, or on a line that a verse's name opens or closes. Words
 *    that are a verse's own stand there wrongly only with another verse's name, on their line or on the next.
 * Words in prose without any of these are the companion's own, however near.
 */
export async function showsWrong(
  bible: D1Database,
  answer: Answer,
  shown: readonly Shown[],
): Promise<string | null> {
  for (const part of shown) {
    if (part.kind === "text") continue;
    if (part.text !== (await shippedWords(bible, part)) || part.translation !== answer.translation)
      return `a verse that is not: ${part.reference}: ${part.text}`;
  }
  // a verse stands on its own lines
  const prose = shown.map((part) => (part.kind === "text" ? part.text : "\n\n")).join("");
  const lines = prose.split(/\n\s*\n/);
  for (const [at, line] of lines.entries()) {
    if (likenessOf(answer.wrong, line).share < 0.6 || wordsIn(line).length < 5) continue;
    if (NAMED.test(line) || (answer.misnamed && NAMED.test(lines[at + 1] ?? ""))) return line;
    const isMarked = OPENED.test(line) && CLOSED.test(line);
    // the wrong sentence is gone, and the verse's own words behind its chapter's name are left
    const isLeftRight = await isShipped(bible, line.replace(HEADING, ""));
    if (isMarked && !isLeftRight && !(await isShipped(bible, answer.wrong))) return line;
  }
  return null;
}

/** A chapter's name before its words. */
const HEADING = /^[^:\n]{1,40}:/;
const NAMED = /\d[:.,]\s?\d|\d, verse \d/;

/** Whether words stand so in a shipped translation: half of one and half of another may make a third verse. */
const isShipped = async (bible: D1Database, words: string): Promise<boolean> =>
  (await findByPhrases(bible, `"${wordsIn(words).join(" ")}"`, 1)).length > 0;

/** An answer of the bank and what came of it; `leak`: the wrong words that were shown, null when none were. */
export type Judged = { answer: Answer; shown: readonly Shown[]; leak: string | null };

/** Trips to the database that are under way at once. */
const AT_ONCE = 8;

/** Judges a bank of answers, in its order. */
export async function judgeAll(bible: D1Database, bank: readonly Answer[], seed: number): Promise<Judged[]> {
  const judged: Judged[] = [];
  const left = bank.entries();
  const judgeOneByOne = async () => {
    for (const [index, answer] of left) {
      const shown = await shownOf(bible, answer, seed + index);
      judged[index] = { answer, shown, leak: await showsWrong(bible, answer, shown) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, judgeOneByOne));
  return judged;
}
