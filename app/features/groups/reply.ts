import type { HelpPart } from "#app/features/care/help/care-parts.ts";

export type GroupRefusal =
  | "groups.bad_form"
  | "groups.empty"
  | "groups.too_long"
  | "groups.gone"
  | "groups.not_yours"
  | "groups.twenty"
  | "groups.full"
  | "groups.last_leader"
  | "groups.young_maker"
  | "groups.appointed"
  | "groups.many_today"
  | "groups.many_links"
  | "groups.words_held"
  | "groups.bad_time"
  | "groups.past"
  | "groups.few_choices"
  | "groups.archived"
  /** The six weeks are for who has Premium. */
  | "groups.premium"
  | "groups.muted"
  | "groups.too_fast"
  | "groups.failed"
  | "community.help_first"
  | "community.contact"
  | "community.links"
  | "community.money"
  | "community.scripture";

export type Given = Record<string, string>;

/** What the actions answer. `id`: what it was about. `slug`: of a group that was made or joined. */
export type GroupReply =
  | { ok: true; intent: string; id: string; slug?: string }
  | {
      ok: false;
      intent: string;
      id: string;
      refusal: GroupRefusal;
      given: Given | null;
      /** Before anything else, for whoever wrote of danger. */
      help: HelpPart | null;
      /** The text with the Bible's own words in place of others. */
      offered?: string;
    };

export const groupNotSent = (intent: string, tooFast: boolean): GroupReply => ({
  ok: false,
  intent,
  id: "",
  refusal: tooFast ? "groups.too_fast" : "groups.failed",
  given: null,
  help: null,
});
