import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import type { JourneyRefusal } from "#app/features/journey/model/refusals.ts";

export type Given = Record<string, string>;

export type JourneyReply =
  | {
      ok: true;
      intent: string;
      id: string;
      /** For whoever wrote of danger. */
      help: HelpPart | null;
      /** Of a file: how many entries are new, and how many were there. */
      imported?: { added: number; known: number };
    }
  | { ok: false; intent: string; refusal: JourneyRefusal; given: Given };

export const notSent = (intent: string, tooFast: boolean): JourneyReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "journey.too_fast" : "journey.failed",
  given: {},
});
