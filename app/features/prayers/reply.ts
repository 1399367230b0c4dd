import type { HelpPart } from "#app/features/care/help/care-parts.ts";

export type PrayersRefusal =
  | "prayers.bad_form"
  | "prayers.empty"
  | "prayers.too_long"
  | "prayers.too_many"
  | "prayers.gone"
  /** Prayed longer ago than a device may keep it. */
  | "prayers.too_late"
  | "prayers.too_fast"
  | "prayers.failed";

/** What the pages of the prayer list answer. `id`: what it was about; of a new one, its id. */
export type PrayersReply =
  | {
      ok: true;
      intent: string;
      id: string;
      /** For whoever wrote of danger; what was written is kept all the same. */
      help?: HelpPart;
    }
  | { ok: false; intent: string; id: string; refusal: PrayersRefusal; given: Record<string, string> | null };

export const notSent = (intent: string, tooFast: boolean): PrayersReply => ({
  ok: false,
  intent,
  id: "",
  refusal: tooFast ? "prayers.too_fast" : "prayers.failed",
  given: null,
});
