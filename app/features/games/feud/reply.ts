import type { HelpPart } from "#app/features/care/help/care-parts.ts";

export type FeudRefusal =
  | "feud.bad_form"
  | "feud.too_long"
  | "feud.gone"
  | "feud.over"
  | "feud.closed"
  | "feud.muted"
  | "feud.no_answer"
  | "feud.help_first"
  | "feud.poll_over"
  | "feud.too_fast"
  | "feud.failed";

/**
 * What was said of a word that was typed. `near`: of an answer, and is asked about (`meant`). `late`: the board had turned
 * meanwhile, and the word is not on it; it cost no candle, for it may have been counted.
 */
export type Said = "found" | "again" | "miss" | "near" | "late";

export type FeudReply =
  | { ok: true; intent: string; to: string; said?: Said; word?: string; meant?: string; place?: number }
  | {
      ok: false;
      intent: string;
      refusal: FeudRefusal;
      help?: HelpPart | null;
      /** At which poll it stands, with what was typed there. */
      poll?: string;
      given?: string;
    };

export const notSent = (intent: string, tooFast: boolean): FeudReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "feud.too_fast" : "feud.failed",
});
