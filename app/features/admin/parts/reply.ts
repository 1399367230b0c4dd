/** Why an act of staff was not done; words in `copy-refusals.ts`. */
export const ADMIN_REFUSALS = [
  "bad_form",
  "reason",
  "reused",
  "not_found",
  "moved",
  "oneself",
  "last_admin",
  "not_adult",
  "rests",
  "is_staff",
  "not_in_community",
  "unreachable",
  "second_person",
  "too_late",
  "closed",
  "period",
  "text",
  "notice",
  "fields",
  "findings",
  "day",
  "stale",
  "unchanged",
  "stock",
  "read_only",
] as const;
export type AdminRefusal = (typeof ADMIN_REFUSALS)[number];

/** The fields as they were typed, so that a refused form keeps them. */
export type Typed = Readonly<Record<string, string>>;

export type AdminReply =
  | { ok: true; intent: string }
  | { ok: false; intent: string; refusal: AdminRefusal; typed: Typed };

/** What the schema says no to, as a refusal. */
const OF_CONSTRAINT: Readonly<Record<string, AdminRefusal>> = {
  no_member: "not_found",
  reused: "reused",
  role_moved: "moved",
  role_is_for_adults: "not_adult",
  account_rests: "rests",
  last_admin: "last_admin",
  is_staff: "is_staff",
  opening_of_ones_own: "oneself",
  opening_by_two: "second_person",
  opening_decided: "moved",
  opening_in_a_day: "too_late",
  "conversation_openings.report_id": "moved",
  reading_closed: "closed",
  room_moved: "moved",
  announcement_over: "moved",
  announcement_period: "period",
  terms_in_turn: "period",
  told_before: "notice",
  terms_count: "moved",
  "legal_versions.version": "moved",
  content_in_turn: "stale",
  stock_moved: "stock",
  disputes_wait: "moved",
  review_moved: "moved",
  review_of_ones_own: "oneself",
};

/** @throws Error for a constraint that no form of ours can meet */
export function refusalOf(constraint: string): AdminRefusal {
  const refusal = OF_CONSTRAINT[constraint];
  if (!refusal) throw new Error(`act not written: ${constraint}`);
  return refusal;
}

export const STATUS_OF: Record<AdminRefusal, number> = {
  bad_form: 400,
  reason: 400,
  reused: 409,
  not_found: 404,
  moved: 409,
  oneself: 403,
  last_admin: 409,
  not_adult: 409,
  rests: 409,
  is_staff: 409,
  not_in_community: 409,
  unreachable: 502,
  second_person: 403,
  too_late: 409,
  closed: 403,
  period: 400,
  text: 400,
  notice: 400,
  fields: 400,
  findings: 400,
  day: 400,
  stale: 409,
  unchanged: 400,
  stock: 409,
  read_only: 400,
};

/** The text fields of a form; files are no words. */
export const typedIn = (form: FormData): Typed =>
  Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));

export const isAdminRefusal = (name: string | null): name is AdminRefusal =>
  ADMIN_REFUSALS.some((refusal) => refusal === name);
