import type { Passage } from "#app/features/bible/passage.ts";

/**
 * What a text is made of: prose; verses whose shipped text belongs here (`raw` is what was written in their place);
 * what belongs nowhere, because no such verse exists or it has just been shown; or a claim: words that are Scripture if the shipped text says so (`decide.server.ts`), and else are shown as `text`.
 * `passage` is where they would be from, empty for anywhere.
 */
export type Piece =
  | { kind: "text"; text: string; proven?: true }
  | { kind: "verses"; passage: Passage; raw: string }
  | { kind: "dropped"; raw: string }
  | Claim;
export type Claim = { kind: "claim"; by: ClaimedBy; text: string; words: string; passage: Passage };
/** `near`: in marks, with a citation in the sentence after them. `quotation`: marks alone. `gloss`: a verse's name before them. `chapter`: a chapter's. `invented`: the name of a verse that is not. `attribution`: one in brackets after them. */
export type ClaimedBy = "near" | "quotation" | "gloss" | "chapter" | "invented" | "attribution";
