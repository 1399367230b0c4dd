import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import type { NameRefusal } from "#app/features/community/members/name.ts";
import type { Given, GroupRefusal } from "#app/features/groups/reply.ts";

export type EveningRefusal =
  | Extract<
      GroupRefusal,
      | "groups.bad_form"
      | "groups.empty"
      | "groups.too_long"
      | "groups.words_held"
      | "groups.muted"
      | "groups.too_fast"
      | "groups.failed"
      | `community.${string}`
    >
  | NameRefusal
  /** It is over, or they are in it no more. */
  | "evening.gone"
  /** The group may open none now: it is archived, or with the moderators. */
  | "evening.closed"
  | "evening.many_today"
  | "evening.open_already"
  /** No such place in the Bible. */
  | "evening.no_place"
  /** Somebody has turned the page meanwhile. */
  | "evening.turned"
  /** Guests of a group of 13 to 17 need an appointed leader who opened the evening. */
  | "evening.no_guests"
  | "evening.nowhere"
  | "evening.age"
  | "evening.many_notes"
  /** It is removed, or out of sight. */
  | "evening.note_gone";

/** What the actions answer. `id`: what it was about. */
export type EveningReply =
  | { ok: true; intent: string; id: string }
  | {
      ok: false;
      intent: string;
      id: string;
      refusal: EveningRefusal;
      given: Given | null;
      /** Before anything else, for whoever wrote of danger. */
      help: HelpPart | null;
      /** The text with the Bible's own words in place of others. */
      offered?: string;
    };

export const eveningNotSent = (intent: string, tooFast: boolean): EveningReply => ({
  ok: false,
  intent,
  id: "",
  refusal: tooFast ? "groups.too_fast" : "groups.failed",
  given: null,
  help: null,
});
