import type { Exercise } from "#app/features/memory/model/grade.ts";
import type { ShownCard } from "#app/features/memory/page.ts";

/** A review as it is sent, and as it waits on a device. */
export type SentReview = {
  requestId: string;
  card: string;
  exercise: Exercise;
  round: number;
  answer: string[];
  hints: number;
  ms: number | null;
  pasted: "yes" | null;
  /** When it was, by the device's clock. */
  at: number;
};

/** Today's verses as a device keeps them. */
export type KeptCards = { userId: string; now: number; zone: string; cards: ShownCard[] };

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? "null");
  } catch {
    return null;
  }
}

/** Reviews that wait; anything else that may stand there is nothing. */
export function unsentIn(kept: string | null): SentReview[] {
  const list = parsed(kept);
  return Array.isArray(list)
    ? list.filter((one) => typeof one?.requestId === "string" && Array.isArray(one.answer))
    : [];
}

export function keptIn(kept: string | null): KeptCards | null {
  const found = parsed(kept) as Partial<KeptCards> | null;
  const isKept =
    typeof found?.userId === "string" && Array.isArray(found.cards) && typeof found.now === "number";
  return isKept ? (found as KeptCards) : null;
}

/** Verses of today that were not reviewed since they were kept here. */
export const notReviewed = (cards: readonly ShownCard[], reviews: readonly SentReview[]): ShownCard[] =>
  cards.filter(({ key }) => !reviews.some(({ card }) => card === key));
