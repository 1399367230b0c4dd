/** What a member can see of everything that touched them, and of everything that is known. Times in epoch ms. */
export type TouchedLine = {
  id: string;
  at: number;
  act: string;
  /** By role, never by name. */
  by: "administrator" | "moderator";
  reason: string;
  outcome: string;
};

export type KnownConversation = {
  id: string;
  title: string;
  at: number;
  messages: number;
  /** What is remembered of how it was; null for nothing. */
  sign: "grief" | "distress" | "crisis" | null;
  shared: number;
};

export type ReportOfMine = {
  conversationId: string;
  title: string;
  at: number;
  openings: { state: string; reason: string; askedAt: number; until: number | null }[];
};

export type GlassBoxPage = {
  touched: TouchedLine[];
  conversations: KnownConversation[];
  reports: ReportOfMine[];
  counts: { movements: number; payments: number };
  /** Whether a language model answers, or our own finder, which asks nobody. */
  asksModel: boolean;
  timeZone: string;
};

/** The newest first, whichever log it stands in. */
export const newestFirst = (lines: readonly TouchedLine[]): TouchedLine[] =>
  [...lines].sort((one, other) => other.at - one.at);

export type GlassBoxReply = { ok: boolean; intent: string; conversationId: string };
