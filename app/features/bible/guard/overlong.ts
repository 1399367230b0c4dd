import { citationAfter, put, type Verdict } from "./citation.ts";
import { citationAtEnd } from "./mention.ts";

/** How much of the prose before a quotation can matter, characters. */
export const LOOK_BACK = 160;

type Overlong = Extract<Verdict, { kind: "overlong" }>;

/** `from`: so much is thrown away. Then the verdict on what is left, or nothing known: an ellipsis. */
export type PassedOver = { from: number; verdict: Verdict | { kind: "ellipsis"; length: number } };

/** Judges the end of a quotation too long to be held, whose words are being thrown away. */
export function judgePassedOver(text: string, { ends, instead }: Overlong, complete: boolean): PassedOver {
  const match = ends.exec(text);
  if (!match && !complete) {
    // Twice: what may yet be the end is not counted among what stands before it.
    return { from: Math.max(0, text.length - 2 * LOOK_BACK), verdict: { kind: "wait" } };
  }
  const end = match ? match.index + match[0].length : text.length;
  const inside = citationAtEnd(text.slice(0, match?.index).slice(-LOOK_BACK));
  const after = citationAfter(text.slice(end), -1, complete);
  if (!inside && !instead && after.kind === "wait") return { from: 0, verdict: { kind: "wait" } };
  const kept = Math.min(end, LOOK_BACK);
  const from = end - kept;
  if (instead) return { from, verdict: { ...instead, length: kept } };
  if (inside) return { from, verdict: put(inside.passage, kept) };
  if (after.kind === "cited") return { from, verdict: put(after.passage, kept + after.end) };
  return { from, verdict: { kind: "ellipsis", length: kept } };
}
