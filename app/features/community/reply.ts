import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import type { NoteRefusal } from "./encourage/copy-encourage.ts";
import type { ProfileRefusal } from "./members/name.ts";
import type { WriteRefusal } from "./permissions/may-write.ts";
import type { RelayRefusal } from "./relay/copy-relay.ts";

export type CommunityRefusal =
  | "community.bad_form"
  | "community.empty"
  | "community.too_long"
  | "community.long_title"
  | "community.gone"
  | "community.own"
  | "community.edited_elsewhere"
  /** The group that was asked is not one of theirs, or no more. */
  | "community.no_group"
  | "community.help_first"
  | "community.contact"
  | "community.money"
  /** A verse in other words than its own, or one that there is not. */
  | "community.scripture"
  | "community.too_fast"
  | "community.failed"
  /** A link, or more of them than the writer's level allows. */
  | "community.links"
  | WriteRefusal
  | NoteRefusal
  | RelayRefusal
  | ProfileRefusal;

/** The words of a form that was refused: they go back into their fields. */
export type Given = Record<string, string>;

/** What the actions answer. `id`: the request that it was about; of a new one, its id. */
export type CommunityReply =
  | { ok: true; intent: string; id: string }
  | {
      ok: false;
      intent: string;
      id: string;
      refusal: CommunityRefusal;
      given: Given | null;
      /** Before anything else, for whoever wrote of danger. */
      help: HelpPart | null;
      /** The text with the Bible's own words in place of others. */
      offered?: string;
    };

/** The reply of a page whose form did not come through: what was typed is still in its fields. */
export const notSent = (intent: string, tooFast: boolean): CommunityReply => ({
  ok: false,
  intent,
  id: "",
  refusal: tooFast ? "community.too_fast" : "community.failed",
  given: null,
  help: null,
});
