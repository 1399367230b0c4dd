/** One asking for a reported conversation, and what became of it. Times in epoch ms. */
export type Opening = {
  id: string;
  state: "asked" | "approved" | "refused";
  reason: string;
  askedAt: number;
  until: number | null;
  /** Names; null once an account is erased. */
  asker: string | null;
  decider: string | null;
  isMine: boolean;
};

/** A report, without a word of the conversation. */
export type ReportedItem = {
  id: string;
  at: number;
  memberName: string;
  isOwn: boolean;
  openings: Opening[];
};

export type ReadMessage = { id: string; role: "user" | "assistant"; content: string; at: number };

export const READING_MS = 3_600_000;
/** After that nobody grants it any more. */
export const DECISION_MS = 86_400_000;

export type OpeningStep = "ask" | "wait" | "decide" | "read" | "own";

/** What this administrator can do about a report now. */
export function stepOf(
  { isOwn, openings }: ReportedItem,
  now: number,
): { step: OpeningStep; opening: Opening | null } {
  if (isOwn) return { step: "own", opening: null };
  const mine = openings.find(
    ({ state, isMine, until }) => state === "approved" && isMine && (until ?? 0) > now,
  );
  if (mine) return { step: "read", opening: mine };
  const asked = openings.find(({ state }) => state === "asked");
  if (!asked) return { step: "ask", opening: null };
  return { step: asked.isMine ? "wait" : "decide", opening: asked };
}
