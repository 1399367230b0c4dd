import { isRemark, lastSentence } from "./commentary.ts";
import { compareWith, findOrigin } from "./compare.server.ts";
import type { Passage } from "./passage.ts";
import { NOWHERE } from "./passage.ts";
import type { Claim, Piece } from "./piece.ts";
import { readVerses, type Verse } from "./service.server.ts";
import type { Translation } from "./translations.ts";

export type Shown = { kind: "text"; text: string } | Verse;

/**
 * Turns what the guard has found into what may be shown: the shipped text where a passage belongs, and each claim as
 * the shipped text decides it. One for each answer: a verse that has just been shown is not shown again.
 */
export function createPieceReader(bible: D1Database, translation: Translation) {
  let last: string | null = null;

  async function decided(
    pieces: readonly Piece[],
  ): Promise<(Piece | { kind: "verses"; passage: Passage })[]> {
    return Promise.all(
      pieces.map(async (piece) => {
        if (piece.kind !== "claim") return piece;
        const passage = await passageOfClaim(bible, piece);
        if (passage.length > 0) return { kind: "verses" as const, passage };
        return piece.by === "invented" && !isRemark(piece.words)
          ? { kind: "dropped" as const, raw: piece.text }
          : { kind: "text" as const, text: piece.text };
      }),
    );
  }

  return async function read(pieces: readonly Piece[]): Promise<Shown[]> {
    const known = await decided(pieces);
    const wanted = known.flatMap((piece) => (piece.kind === "verses" ? piece.passage : []));
    const verses = wanted.length > 0 ? await readVerses(bible, wanted, translation) : [];
    let next = 0;
    return known.flatMap((piece): Shown[] => {
      if (piece.kind === "text") {
        if (/\S/.test(piece.text)) last = null;
        return [{ kind: "text", text: piece.text }];
      }
      if (piece.kind !== "verses") return [];
      return piece.passage.flatMap(() => {
        const verse = verses[next++];
        if (!verse || verse.reference === last) return [];
        last = verse.reference;
        return [verse];
      });
    });
  };
}

/** The verses that belong where a claim stands; none where it is somebody's own words. */
async function passageOfClaim(bible: D1Database, claim: Claim): Promise<Passage> {
  if (claim.by === "quotation") {
    const origin = await findOrigin(bible, claim.words);
    return origin && origin.kind !== "exact" ? [origin.reference] : NOWHERE;
  }
  if (claim.by === "attribution") {
    const sentence = lastSentence(claim.words);
    const nearest = await compareWith(bible, sentence, claim.passage);
    return nearest?.kind === "near" && nearest.telling >= 3 ? claim.passage : NOWHERE;
  }
  const nearest = await compareWith(bible, claim.words, claim.passage);
  if (nearest && nearest.kind !== "far") return claim.passage;
  // a verse's words under another verse's name, or under one that is not
  const origin = await findOrigin(bible, claim.words);
  if (origin) return claim.passage.length > 0 ? claim.passage : [origin.reference];
  return claim.by === "near" || isRemark(claim.words) ? NOWHERE : claim.passage;
}
