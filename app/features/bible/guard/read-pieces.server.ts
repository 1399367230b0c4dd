import { isRemark, lastSentence } from "#app/features/bible/commentary.ts";
import { compareWith, findOrigin, isOf } from "#app/features/bible/compare/compare.server.ts";
import { excerptsOf, type Passage } from "#app/features/bible/passage.ts";
import { type Edit, Prover } from "#app/features/bible/proof/prove.server.ts";
import { type Sentence, SentenceReader, type Words } from "#app/features/bible/proof/units.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { Claim, Piece } from "./piece.ts";

/** `proven`: words exactly as a shipped translation has them. */
export type Shown = { kind: "text"; text: string; proven?: true } | Verse;

/**
 * Turns what the guard has found into what may be shown: the shipped text where a passage belongs, and each claim as
 * the shipped text decides it. One for each answer: a verse that has just been shown is not shown again.
 */
export function createPieceReader(bible: D1Database, translation: Translation) {
  let last: string | null = null;

  /** The sentence before was somebody's remark on its verse: so is the next, if it is nobody's Scripture. */
  let remarked = false;

  async function decided(pieces: readonly Piece[]): Promise<Exclude<Piece, Claim>[]> {
    const decisions = await Promise.all(
      pieces.map((piece) => (piece.kind === "claim" ? decide(bible, piece) : null)),
    );
    return pieces.map((piece, index) => {
      const decision = decisions[index];
      if (piece.kind !== "claim" || !decision) {
        remarked = false;
        return piece as Exclude<Piece, Claim>;
      }
      const { text, by } = piece;
      const isOwn = decision.kind === "own" || (decision.kind === "unlike" && remarked);
      remarked = isOwn && by === "gloss";
      if (isOwn) return { kind: "text", text };
      if (decision.passage.length > 0) return { kind: "verses", passage: decision.passage, raw: text };
      return by === "invented" ? { kind: "dropped", raw: text } : { kind: "text", text };
    });
  }

  async function verseParts(pieces: readonly Exclude<Piece, Claim>[]): Promise<Shown[]> {
    const wanted = pieces.flatMap((piece) => (piece.kind === "verses" ? excerptsOf(piece.passage) : []));
    const verses = wanted.length > 0 ? await readVerses(bible, wanted, translation) : [];
    let next = 0;
    return pieces.flatMap((piece): Shown[] => {
      if (piece.kind === "text") {
        if (/\S/.test(piece.text)) last = null;
        return [piece];
      }
      if (piece.kind !== "verses") return [];
      return piece.passage.flatMap(() => {
        const verse = verses[next++];
        if (!verse || verse.reference === last) return [];
        last = verse.reference;
        return [verse];
      });
    });
  }

  const sentences = new SentenceReader();
  const prover = new Prover(bible);

  /** The text of a piece as far as it is sure, each sentence as it is proven. */
  async function proven(read: readonly (Sentence | Words)[]): Promise<Exclude<Piece, Claim>[]> {
    const out: Exclude<Piece, Claim>[] = [];
    for (const part of read) {
      if (part.kind === "words") out.push({ kind: "text", text: part.text });
      else out.push(...edited(part, await prover.edits(part)));
    }
    return out;
  }

  return async function read(pieces: readonly Piece[], isLast = false): Promise<Shown[]> {
    const sure: Exclude<Piece, Claim>[] = [];
    for (const piece of await decided(pieces)) {
      if (piece.kind === "text") sure.push(...(await proven(sentences.push(piece.text))));
      else {
        sure.push(...(await proven(sentences.push("", true))), piece);
        if (piece.kind === "verses") prover.verseShown();
      }
    }
    if (isLast) sure.push(...(await proven(sentences.push("", true))));
    return verseParts(sure);
  };
}

/** A sentence with what becomes of its parts. */
function edited({ text, open }: Sentence, edits: readonly Edit[]): Exclude<Piece, Claim>[] {
  const out: Exclude<Piece, Claim>[] = [];
  let at = open;
  const say = (words: string, isProven = false) => {
    if (words !== "") out.push({ kind: "text", text: words, ...(isProven && { proven: true }) });
  };
  for (const { from, to, put } of edits) {
    say(text.slice(at, from));
    if (put === "proven") say(text.slice(from, to), true);
    else if (typeof put === "string") say(put);
    else out.push({ kind: "verses", passage: put, raw: text.slice(from, to) });
    at = to;
  }
  say(text.slice(at));
  return out;
}

/** `own`: somebody's words. `unlike`: a whole sentence in a verse's place that is not the verse's, nor about it. */
type Decision = { kind: "own" } | { kind: "verse" | "unlike"; passage: Passage };
const OWN: Decision = { kind: "own" };
const verse = (passage: Passage): Decision => ({ kind: "verse", passage });

/** Whether verses belong where a claim stands, and which. */
async function decide(bible: D1Database, claim: Claim): Promise<Decision> {
  if (claim.by === "quotation") {
    const origin = await findOrigin(bible, claim.words);
    return origin && origin.kind !== "exact" ? verse([origin.reference]) : OWN;
  }
  if (claim.by === "chapter") {
    const origin = await findOrigin(bible, claim.words, claim.passage);
    return origin && !isOf(origin, claim.passage) ? verse([origin.reference]) : OWN;
  }
  if (claim.by === "attribution") {
    const nearest = await compareWith(bible, lastSentence(claim.words), claim.passage);
    return nearest?.kind === "near" && nearest.telling >= 3 ? verse(claim.passage) : OWN;
  }
  const nearest = await compareWith(bible, claim.words, claim.passage);
  if (nearest && nearest.kind !== "far") return verse(claim.passage);
  // a verse's words under another verse's name, or under one that is not
  const origin = await findOrigin(bible, claim.words);
  if (origin) return verse(claim.passage.length > 0 ? claim.passage : [origin.reference]);
  if (claim.by === "near" || isRemark(claim.words)) return OWN;
  return { kind: "unlike", passage: claim.passage };
}
