import { likenessOf, wordsIn } from "#app/features/bible/likeness.ts";
import { createPieceReader, type Shown } from "#app/features/bible/read-pieces.server.ts";
import { createScriptureStream } from "#app/features/bible/scripture-stream.ts";
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
  shown.push(...(await read(stream.end())));
  return shown;
}

const MARK = "[“”\"«»„‘’'`*_]";
/** A mark opens where words begin: after a stop or a comma it has closed something. */
const OPENED = new RegExp(`(?<![^\\s([{>|—–:-])${MARK}[^\\n]{20,}`);
const CLOSED = new RegExp(`${MARK}$|${MARK}[\\s.,(–—-]`);

/**
 * Whether wrong words are shown as Scripture. They are, when they stand
 * 1. in a verse that the page sets as Scripture, whose words are not those of the shipped text; or
 * 2. in prose between quotation marks, emphasis or in code, or on a line that a verse's name opens or closes.
 * Words in prose without any of these are the companion's own, however near.
 */
export async function showsWrong(
  bible: D1Database,
  answer: Answer,
  shown: readonly Shown[],
): Promise<string | null> {
  for (const part of shown) {
    if (part.kind === "text") continue;
    const { results } = await bible
      .prepare("SELECT text FROM verses WHERE id BETWEEN ?1 AND ?2")
      .bind(rowId(part.translation, part.verseId), rowId(part.translation, part.verseId) + 12)
      .all<{ text: string }>();
    const shipped = results.map(({ text }) => text).join(" ");
    if (!shipped.startsWith(part.text) || part.translation !== answer.translation)
      return `a verse that is not: ${part.text}`;
  }
  // a verse stands on its own lines
  const prose = shown.map((part) => (part.kind === "text" ? part.text : "\n\n")).join("");
  for (const line of prose.split(/\n\s*\n/)) {
    if (likenessOf(answer.wrong, line).share < 0.6 || wordsIn(line).length < 5) continue;
    const marked = OPENED.test(line) && CLOSED.test(line);
    const named = /\d[:.,]\s?\d|\d, verse \d/.test(line);
    if (marked || named) return line;
  }
  return null;
}
