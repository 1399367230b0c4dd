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

/** What was said of a word that was typed. `meant`: it was near an answer, and is asked about. */
export type Said = "found" | "again" | "miss" | "near";

export type FeudReply =
  | { ok: true; intent: string; to: string; said?: Said; word?: string; meant?: string }
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
