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
  },
  upd: {
    kind: "update",
    table: "request_updates",
    owner: "(SELECT user_id FROM prayer_requests WHERE id = s.request_id)",
    only: "(SELECT audience FROM prayer_requests WHERE id = s.request_id) = 'members'",
    version: "0",
    urgent: false,
    reports: null,
  },
  testimony: {
    kind: "testimony",
    table: "testimonies",
    owner: "s.user_id",
    only: "true",
    version: "s.version",
    urgent: true,
    reports: { table: "testimony_reports", of: "subject", id: "id" },
  },
  comment: {
    kind: "comment",
    table: "testimony_comments",
    owner: "s.user_id",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "testimony_reports", of: "subject", id: "id" },
  },
  enc: {
    kind: "note",
    table: "encouragements",
    owner: "s.user_id",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "encouragement_reports", of: "encouragement_id", id: "encouragement_id" },
  },
  gpost: {
    kind: "post",
    table: "group_posts",
    owner: "s.user_id",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "group_reports", of: "subject", id: "id" },
  },
  group: {
    kind: "group",
    table: "study_groups",
    owner: "(SELECT user_id FROM group_owners WHERE group_id = s.id)",
    only: "true",
    version: "0",
    urgent: true,
    reports: { table: "group_reports", of: "subject", id: "id" },
  },
};

/** Null for an id of nothing that is moderated. */
export const subjectOf = (id: string): Subject | null => SUBJECTS[id.split("_")[0] ?? ""] ?? null;
