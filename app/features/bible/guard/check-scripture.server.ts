import { isRemark, lastSentence } from "#app/features/bible/commentary.ts";
import { compareWith, findOrigin, isOf } from "#app/features/bible/compare/compare.server.ts";
import { excerptsOf, NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import { findMentions, findPlaces } from "./mention.ts";
import type { Piece } from "./piece.ts";
import { quotedWords } from "./quoted-words.ts";
import { createScriptureStream } from "./scripture-stream.ts";

/**
 * A part of a typed text. `written` is what the author wrote there; all of them, in order, are the text (its HTML and
 * look-alike signs read as plain marks, and without the comma or stop after a quotation that was found).
 * - `text`: the author's own words.
 * - `resolved`: the name of a verse that there is, or (`quoted`) words exactly as a shipped translation has them.
 * - `corrected`: words near a verse and not its own, or its own under a wrong name. `verses` stand in their place.
 * - `marked`: named as Scripture, and not so. `no_such_verse`: a known book has none such. `other_words`: not those of
 *   `verses`. `not_compared`: more than is compared of one text. May be shown, never set as Scripture.
 * - `dropped`: words said to be of a verse that is not, and found nowhere; a marker for nothing. Not shown.
 */
export type CheckedPart =
  | { kind: "text"; written: string }
  | { kind: "dropped"; written: string }
  | { kind: "resolved"; written: string; quoted: boolean; verses: Verse[] }
  | { kind: "corrected"; written: string; verses: Verse[] }
  | { kind: "marked"; written: string; why: Why; verses: Verse[] };
type Why = "no_such_verse" | "other_words" | "not_compared";

/** A part before its verses are read. */
type Judged = { kind: CheckedPart["kind"]; written: string; quoted?: boolean; why?: Why } & Named;
type Named = { passage: Passage; translation?: Translation };

/** So many quotations of one text are compared with the shipped ones. */
export const MAX_COMPARED = 60;

/**
 * Checks a text that somebody typed, as `createPieceReader` does for the companion's stream and by the same guard:
 * finds verses' names and quotations, and says of each what it is. Verses that replace others are of `translation`;
 * words that are exact keep their own.
 */
export async function checkScripture(
  bible: D1Database,
  text: string,
  translation: Translation,
): Promise<CheckedPart[]> {
  const stream = createScriptureStream();
  let left = MAX_COMPARED;
  const judged = await Promise.all(
    [...stream.push(text), ...stream.end()].map(async (piece): Promise<Judged[]> => {
      if (piece.kind === "text") return judgeProse(piece.text);
      if (left-- <= 0)
        return [{ kind: "marked", why: "not_compared", written: writtenIn(piece), passage: NOWHERE }];
      return judgePiece(bible, piece);
    }),
  );
  return withVerses(bible, judged.flat(), translation);
}

const writtenIn = (piece: Exclude<Piece, { kind: "text" }>): string =>
  piece.kind === "claim" ? piece.text : piece.raw;

/** What a name may end with and is not the name's own. */
const CLOSING = /[\])*_]+$/;

/** The verses and chapters that prose names. */
function judgeProse(text: string): Judged[] {
  const parts: Judged[] = [];
  let from = 0;
  const prose = (to: number) => {
    if (to > from) parts.push({ kind: "text", written: text.slice(from, to), passage: NOWHERE });
  };
  for (const mention of findPlaces(text)) {
    prose(mention.from);
    const { passage } = mention;
    const whole = text.slice(mention.from, mention.to);
    const written = whole.includes("(") ? whole : whole.replace(CLOSING, "");
    parts.push(
      passage.length > 0
        ? { kind: "resolved", quoted: false, written, passage }
        : { kind: "marked", why: "no_such_verse", written, passage },
    );
    from = mention.from + written.length;
  }
  prose(text.length);
  return parts;
}

async function judgePiece(bible: D1Database, piece: Exclude<Piece, { kind: "text" }>): Promise<Judged[]> {
  const written = writtenIn(piece);
  if (piece.kind !== "claim") {
    const words = quotedWords(piece.raw);
    const passage = piece.kind === "verses" ? piece.passage : NOWHERE;
    if (words === "")
      return [
        passage.length > 0
          ? { kind: "resolved", quoted: false, written, passage }
          : { kind: "dropped", written, passage },
      ];
    const found = await originOf(bible, words, passage);
    if (found) return [{ written, ...found, ...misnamed(found, written, passage) }];
    return [
      passage.length > 0
        ? { kind: "marked", why: "other_words", written, passage }
        : { kind: "dropped", written, passage },
    ];
  }
  if (piece.by === "attribution") {
    const nearest = await compareWith(bible, lastSentence(piece.words), piece.passage);
    const near = nearest?.kind === "near" && nearest.telling >= 3;
    return near ? [{ kind: "corrected", written, passage: piece.passage }] : judgeProse(written);
  }
  const found =
    piece.by === "chapter"
      ? await originIn(bible, piece.words, piece.passage)
      : await originOf(bible, piece.words, piece.passage);
  if (found) return [{ written, ...found }];
  if (["quotation", "near", "chapter"].includes(piece.by) || isRemark(piece.words))
    return judgeProse(written);
  return piece.by === "invented"
    ? [{ kind: "dropped", written, passage: NOWHERE }]
    : [{ kind: "marked", why: "other_words", written, passage: piece.passage }];
}

type Found = { kind: "resolved" | "corrected"; quoted: boolean } & Named;

/** Where words are from: the passage they are said to be of, or else any; null when they are nobody's Scripture. */
async function originOf(bible: D1Database, words: string, passage: Passage): Promise<Found | null> {
  const nearest = await compareWith(bible, words, passage);
  if (nearest?.kind === "exact")
    return { kind: "resolved", quoted: true, passage, translation: nearest.translation };
  const origin = nearest?.kind === "near" ? null : await findOrigin(bible, words);
  if (origin) {
    const exact = origin.kind === "exact";
    const translation = exact ? { translation: origin.translation } : {};
    const kind = exact && passage.length === 0 ? "resolved" : "corrected";
    return { kind, quoted: true, passage: [origin.reference], ...translation };
  }
  return nearest?.kind === "near" ? { kind: "corrected", quoted: true, passage } : null;
}

/** The same of words behind a chapter's name. */
async function originIn(bible: D1Database, words: string, chapter: Passage): Promise<Found | null> {
  const origin = await findOrigin(bible, words, chapter);
  if (!origin) return null;
  const passage = [origin.reference];
  const isExact = origin.kind === "exact";
  return isExact && isOf(origin, chapter)
    ? { kind: "resolved", quoted: true, passage, translation: origin.translation }
    : { kind: "corrected", quoted: true, passage, ...(isExact && { translation: origin.translation }) };
}

/** Exact words under the name of a verse that is not: the name is what is wrong. */
const misnamed = ({ kind }: Found, written: string, said: Passage): { kind: "corrected" } | null =>
  kind === "resolved" && said.length === 0 && findMentions(written).length > 0 ? { kind: "corrected" } : null;

/** Reads the verses of all parts, in one trip for each translation that is named. */
async function withVerses(
  bible: D1Database,
  judged: readonly Judged[],
  reads: Translation,
): Promise<CheckedPart[]> {
  const of = (part: Judged): Translation => part.translation ?? reads;
  const texts = new Map<Translation, (Verse | null)[]>();
  for (const translation of new Set(judged.map(of))) {
    const wanted = judged
      .filter((part) => of(part) === translation)
      .flatMap(({ passage }) => excerptsOf(passage));
    texts.set(translation, await readVerses(bible, wanted, translation));
  }
  return judged.map((part): CheckedPart => {
    const { kind, written, quoted = false, why = "other_words", passage } = part;
    const verses = (texts.get(of(part))?.splice(0, passage.length) ?? []).filter((verse) => verse !== null);
    if (kind === "text" || kind === "dropped") return { kind, written };
    if (kind === "resolved") return { kind, written, quoted, verses };
    return kind === "corrected" ? { kind, written, verses } : { kind, written, why, verses };
  });
}
