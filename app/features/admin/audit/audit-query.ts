import { dayStart } from "#app/features/admin/announcements/line.ts";

export const AUDIT_KINDS = ["all", "acts", "look-ups", "moderation"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What of the logs is read, the newest first. */
export type AuditQuery = {
  kind: AuditKind;
  /** Days, as they were asked for; empty for none. */
  from: string;
  to: string;
  /** Epoch ms; the second is not in it. */
  since: number;
  until: number;
  /** Where the page before ended: the time and the id of its last line. */
  at: number;
  id: string;
};

const DAY_MS = 86_400_000;
const END_OF_TIME = 8_640_000_000_000_000;
const CURSOR = /^(\d{1,16})\.([\w:-]{1,80})$/;

export function auditQueryOf(search: URLSearchParams): AuditQuery {
  const kind = AUDIT_KINDS.find((one) => one === search.get("kind")) ?? "all";
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  const [first, last] = [dayStart(from), dayStart(to)];
  const cursor = CURSOR.exec(search.get("after") ?? "");
  return {
    kind,
    from: first === null ? "" : from,
    to: last === null ? "" : to,
    since: first ?? 0,
    until: last === null ? END_OF_TIME : last + DAY_MS,
    at: cursor ? Number(cursor[1]) : END_OF_TIME,
    id: cursor?.[2] ?? "",
  };
}

/** One line of any log. */
export type AuditRow = {
  id: string;
  at: number;
  kind: "acts" | "look-ups" | "moderation";
  act: string;
  /** Names; null once an account is erased, and for an act that is about nobody. */
  actor: string | null;
  whom: string | null;
  subject: string;
  amount: number;
  reason: string;
  outcome: string;
  /** JSON; null where the other columns say it. */
  before: string | null;
  after: string | null;
};

export const PAGE_LINES = 50;

const newestFirst = (one: AuditRow, other: AuditRow): number =>
  other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/** Both databases' lines in one order; where it goes on, null at the end. */
export function mergeLines(
  lists: readonly (readonly AuditRow[])[],
  most: number,
): { lines: AuditRow[]; after: string | null } {
  const all = lists.flat().sort(newestFirst);
  const lines = all.slice(0, most);
  const last = lines.at(-1);
  return { lines, after: all.length > most && last ? `${last.at}.${last.id}` : null };
}
