import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import type { CommunityRefusal, Given } from "#app/features/community/reply.ts";

export type TestimonyRefusal =
  | Exclude<CommunityRefusal, "community.own">
  /** There is no such verse, or it is no reference. */
  | "testimony.verse";

/** What the actions answer. `id`: the testimony that it was about; of a new one, its id. */
export type TestimonyReply =
  | { ok: true; intent: string; id: string }
  | {
      ok: false;
      intent: string;
      id: string;
      refusal: TestimonyRefusal;
      given: Given | null;
      help: HelpPart | null;
      /** The text with the Bible's own words in place of others. */
      offered?: string;
    };

export const testimonyNotSent = (intent: string, tooFast: boolean): TestimonyReply => ({
  ok: false,
  intent,
  id: "",
  refusal: tooFast ? "community.too_fast" : "community.failed",
  given: null,
  help: null,
});
