import type { ItemKind } from "#app/features/community/queue/model/acts.ts";

/**
 * What moderators decide about, by the beginning of its id: its table, `s` in the statements, with whose it is, which
 * version of its words it has, and where reports of it are kept. A later feature adds its line here.
 */
export type Subject = {
  kind: Exclude<ItemKind, "appeal">;
  table: string;
  owner: string;
  /** Which of its rows moderators may decide about. */
  only: string;
  version: string;
  /** Words of danger are marked in the row. */
  urgent: boolean;
  /** The table of reports, the column that names the text, and the one that names the report. */
  reports: { table: string; of: string; id: string } | null;
  /** What goes, once it is decided about, of what its writer had removed (`removed_at`) while it waited. */
  forgets: "words" | "row" | null;
};

const SUBJECTS: Readonly<Record<string, Subject>> = {
  preq: {
    kind: "request",
    table: "prayer_requests",
    owner: "s.user_id",
    // what is for the pastoral team alone is no moderator's
    only: "s.audience = 'members'",
    version: "s.version",
    urgent: true,
    reports: { table: "reports", of: "request_id", id: "id" },
    forgets: null,
  },
  upd: {
    kind: "update",
    table: "request_updates",
    owner: "(SELECT user_id FROM prayer_requests WHERE id = s.request_id)",
    only: "(SELECT audience FROM prayer_requests WHERE id = s.request_id) = 'members'",
    version: "0",
    urgent: false,
    reports: null,
    forgets: null,
  },
  testimony: {
    kind: "testimony",
    table: "testimonies",
    owner: "s.user_id",
    only: "true",
    version: "s.version",
    urgent: true,
    reports: { table: "testimony_reports", of: "subject", id: "id" },
    forgets: null,
  },
  comment: {
    kind: "comment",
    table: "testimony_comments",
    owner: "s.user_id",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "testimony_reports", of: "subject", id: "id" },
    forgets: null,
  },
  enc: {
    kind: "note",
    table: "encouragements",
    owner: "s.user_id",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "encouragement_reports", of: "encouragement_id", id: "encouragement_id" },
    forgets: "words",
  },
  gpost: {
    kind: "post",
    table: "group_posts",
    owner: "s.user_id",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "group_reports", of: "subject", id: "id" },
    forgets: null,
  },
  enote: {
    kind: "post",
    table: "evening_notes",
    owner: "s.user_id",
    // a guest's is gone after the evening, and has no account behind it
    only: "s.shared = 1 AND s.guest_id IS NULL",
    version: "0",
    urgent: false,
    reports: { table: "evening_reports", of: "note_id", id: "id" },
    forgets: "row",
  },
  group: {
    kind: "group",
    table: "study_groups",
    owner: "(SELECT user_id FROM group_owners WHERE group_id = s.id)",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "group_reports", of: "subject", id: "id" },
    forgets: null,
  },
};

/** Null for an id of nothing that is moderated. */
export const subjectOf = (id: string): Subject | null => SUBJECTS[id.split("_")[0] ?? ""] ?? null;
