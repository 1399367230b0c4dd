import type { Json } from "#app/core/json.ts";
import type { Database, RawQuery } from "#app/db/database.ts";
import type { Act, ItemKind, Moderation } from "./model/acts.ts";
import { ITEMS_A_PAGE, type QueueQuery } from "./model/query.ts";

export type ItemRow = {
  id: number;
  kind: ItemKind;
  severity: number;
  why: "report" | "flag" | "first" | "edited" | "appeal";
  reports: number;
  openedAt: number;
  state: "open" | "closed";
  closedAt: number | null;
  mine: number;
  /** Who has it now; null: nobody. */
  claimer: string | null;
  /** Of a past one: what was decided. */
  act: Act | null;
};

const COLUMNS = `i.id, i.kind, i.severity, i.why, i.reports, i.opened_at AS openedAt, i.state, i.closed_at AS closedAt,
  i.claimed_by = ?1 AND i.claimed_until > ?2 AS mine,
  iif(i.state = 'open' AND i.claimed_until > ?2, coalesce(c.display_name, ''), NULL) AS claimer, d.act`;
const JOINS = `LEFT JOIN community_members c ON c.user_id = i.claimed_by LEFT JOIN decisions d ON d.id = i.decision_id`;

/** Which open ones are asked for. `?1` the moderator, `?2` now. */
const OPEN: Record<Exclude<QueueQuery["show"], "closed">, string> = {
  open: "true",
  mine: "i.claimed_by = ?1 AND i.claimed_until > ?2",
  appeals: "i.kind = 'appeal'",
};
const ofKind = ({ kind }: QueueQuery): string => (kind === "" ? "?3 = ''" : "i.kind = ?3");

/** A page of the list, and one more: open ones by severity and age, past ones with the newest first. `?4`-`?6` its beginning. */
function itemsIn(query: QueueQuery): string {
  return query.show === "closed"
    ? `SELECT ${COLUMNS} FROM queue_items i ${JOINS} WHERE i.state = 'closed' AND ${ofKind(query)}
        AND (i.closed_at, i.id) < (?5, ?6) AND ?4 >= 0 ORDER BY i.closed_at DESC, i.id DESC LIMIT ${ITEMS_A_PAGE + 1}`
    : `SELECT ${COLUMNS} FROM queue_items i ${JOINS} WHERE i.state = 'open' AND ${ofKind(query)} AND ${OPEN[query.show]}
        AND (i.severity, i.opened_at, i.id) > (?4, ?5, ?6)
        ORDER BY i.severity, i.opened_at, i.id LIMIT ${ITEMS_A_PAGE + 1}`;
}

const ITEM_JSON = `json_object('id', id, 'kind', kind, 'severity', severity, 'why', why, 'reports', reports,
  'openedAt', openedAt, 'state', state, 'closedAt', closedAt, 'mine', mine, 'claimer', claimer, 'act', act)`;

/** The list beside how many wait, each counted by an index of its own, and whether the reader is of the pastoral team. */
export type ListRow = {
  items: Json<ItemRow[]>;
  open: number;
  mine: number;
  appeals: number;
  late: number;
  pastoral: number;
};

export const listOf = (
  db: Database,
  { userId, now, lateBefore }: { userId: string; now: number; lateBefore: number },
  query: QueueQuery,
): RawQuery<ListRow> =>
  db.written(
    `SELECT (SELECT json_group_array(${ITEM_JSON}) FROM (${itemsIn(query)})) AS items,
      (SELECT count(*) FROM queue_items WHERE state = 'open') AS open,
      (SELECT count(*) FROM queue_items WHERE state = 'open' AND claimed_by = ?1 AND claimed_until > ?2) AS mine,
      (SELECT count(*) FROM queue_items WHERE state = 'open' AND kind = 'appeal') AS appeals,
      (SELECT count(*) FROM queue_items WHERE state = 'open' AND severity IN (0, 1, 2, 3) AND opened_at <= ?7) AS late,
      coalesce((SELECT pastoral FROM community_members WHERE user_id = ?1), 0) AS pastoral`,
    userId,
    now,
    query.kind,
    query.after?.severity ?? 0,
    query.after?.at ?? (query.show === "closed" ? Number.MAX_SAFE_INTEGER : -1),
    query.after?.id ?? 0,
    lateBefore,
  );

export type DetailRow = ItemRow & {
  /** The text that it is about. */
  subject: string;
  /** Of an appeal. */
  appealOf: string | null;
  appealWords: string;
  decidedByMe: number | null;
  /** Null: its author has taken it back for good. */
  body: string | null;
  kept: string;
  title: string;
  preset: string;
  language: string;
  unnamed: number;
  /** Taken back by its author. */
  withdrawn: number;
  moderation: Moderation | null;
  version: number;
  /** What it answers, or is added to. */
  context: string | null;
  revealed: number;
  own: number;
  name: string | null;
  handle: string | null;
  ageBand: string;
  leads: number;
  joinedAt: number;
  posts: number;
  reproaches: number;
  warned: number;
  appealsRight: number;
  reasons: string;
  decidedWords: string;
  decidedRule: string;
  /** What was decided of the same text before, the newest first. */
  past: Json<PastRow[]>;
};

/** The item that is asked for (`?4`); else the first of the list that nobody else has, or the first. `?3` the kind. */
function shownItem(query: QueueQuery): string {
  const first = (
    where: string,
  ) => `(SELECT i.id FROM queue_items i WHERE i.state = 'open' AND ${ofKind(query)}
    AND ${query.show === "closed" ? "false" : OPEN[query.show]} AND ${where}
    ORDER BY i.severity, i.opened_at, i.id LIMIT 1)`;
  const isFree = "(i.claimed_by IS NULL OR i.claimed_by = ?1 OR i.claimed_until <= ?2)";
  return `coalesce(?4, ${first(isFree)}, ${first("true")})`;
}

/** What the item is about: an appeal is about the text that was decided. */
const ABOUT = "coalesce(x.subject, i.subject)";

/** The item that is asked for, or the first of the list; its author is masked where others see none. */
export function detailOf(db: Database, userId: string, now: number, query: QueueQuery): RawQuery<DetailRow> {
  return db.written(
    `WITH one AS MATERIALIZED (SELECT * FROM queue_items WHERE id = ${shownItem(query)})
    SELECT ${COLUMNS}, ${ABOUT} AS subject, x.id AS appealOf, coalesce(a.words, '') AS appealWords,
      x.decided_by = ?1 AS decidedByMe, coalesce(r.body, u.body, t.body, o.body, e.body, p.body, w.body, ${GROUP_WORDS}) AS body, i.words AS kept,
      coalesce(r.title, t.title, g.name, '') AS title, coalesce(e.preset, '') AS preset,
      coalesce(r.language, ur.language, t.language, o.language, p.language, w.language, g.language, 'en') AS language,
      ${UNNAMED} AS unnamed,
      coalesce(r.state, ur.state, t.state, o.state, p.state,
        iif(coalesce(e.removed_at, w.removed_at) IS NULL, '', 'withdrawn')) = 'withdrawn' AS withdrawn,
      coalesce(r.moderation, u.moderation, t.moderation, o.moderation, e.moderation, p.moderation, w.moderation, g.moderation) AS moderation,
      coalesce(r.version, t.version, 0) AS version, coalesce(ur.body, ot.body, er.body, pp.body, pg.name, wg.name) AS context,
      ${REVEALED} AS revealed, i.user_id = ?1 AS own,
      iif(${UNNAMED} AND NOT ${REVEALED}, NULL, m.display_name) AS name,
      iif(${UNNAMED} AND NOT ${REVEALED}, NULL, m.handle) AS handle,
      m.age_band AS ageBand, m.leads, m.joined_at AS joinedAt,
      ${POSTS} AS posts, ${HELD_AGAINST} AS reproaches,
      (SELECT count(*) FROM decisions w WHERE w.user_id = i.user_id AND w.act IN ('warn', 'mute', 'suspend')
        AND NOT EXISTS (SELECT 1 FROM decisions n WHERE n.undoes = w.id)) AS warned,
      (SELECT count(*) FROM appeals w WHERE w.user_id = i.user_id AND w.outcome = 'right') AS appealsRight,
      (SELECT json_group_array(reason) FROM (
        SELECT reason FROM reports WHERE request_id = ${ABOUT} AND state = 'waiting'
        UNION ALL SELECT reason FROM testimony_reports WHERE subject = ${ABOUT} AND state = 'waiting'
        UNION ALL SELECT reason FROM encouragement_reports WHERE encouragement_id = ${ABOUT} AND state = 'waiting'
        UNION ALL SELECT reason FROM group_reports WHERE subject = ${ABOUT} AND state = 'waiting'
        UNION ALL SELECT reason FROM evening_reports WHERE note_id = ${ABOUT} AND state = 'waiting'
        LIMIT 1000)) AS reasons,
      coalesce(x.words, '') AS decidedWords, coalesce(x.rule, '') AS decidedRule, ${PAST} AS past
    FROM one i ${JOINS} JOIN community_members m ON m.user_id = i.user_id
    LEFT JOIN decisions x ON i.kind = 'appeal' AND x.id = i.subject LEFT JOIN appeals a ON a.decision_id = x.id
    LEFT JOIN prayer_requests r ON r.id = ${ABOUT}
    LEFT JOIN request_updates u ON u.id = ${ABOUT} LEFT JOIN prayer_requests ur ON ur.id = u.request_id
    LEFT JOIN testimonies t ON t.id = ${ABOUT}
    LEFT JOIN testimony_comments o ON o.id = ${ABOUT} LEFT JOIN testimonies ot ON ot.id = o.testimony_id
    LEFT JOIN encouragements e ON e.id = ${ABOUT} LEFT JOIN prayer_requests er ON er.id = e.request_id
    LEFT JOIN group_posts p ON p.id = ${ABOUT} LEFT JOIN group_posts pp ON pp.id = p.parent_id
    LEFT JOIN study_groups pg ON pg.id = p.group_id LEFT JOIN study_groups g ON g.id = ${ABOUT}
    LEFT JOIN evening_notes w ON w.id = ${ABOUT} LEFT JOIN evenings we ON we.id = w.evening_id
    LEFT JOIN study_groups wg ON wg.id = we.group_id`,
    userId,
    now,
    query.kind,
    query.item,
  );
}

/** What stands for the whole group. */
const GROUP_WORDS = "iif(g.id IS NULL, NULL, trim(g.about || char(10) || g.announcement, char(10)))";

const UNNAMED = `(coalesce(r.unnamed, ur.unnamed, t.unnamed, e.unnamed, 0) = 1
  OR (ot.unnamed = 1 AND ot.user_id = o.user_id))`;
/** To this moderator, who has said why. */
const REVEALED = `EXISTS (SELECT 1 FROM moderation_log v WHERE v.subject = ${ABOUT} AND v.act = 'reveal'
  AND v.actor_user_id = ?1)`;
const POSTS = `((SELECT count(*) FROM prayer_requests WHERE user_id = i.user_id AND moderation = 'shown'
    AND audience = 'members')
  + (SELECT count(*) FROM testimonies WHERE user_id = i.user_id AND moderation = 'shown')
  + (SELECT count(*) FROM testimony_comments WHERE user_id = i.user_id AND moderation = 'shown')
  + (SELECT count(*) FROM group_posts WHERE user_id = i.user_id AND moderation = 'shown'))`;
const HELD_AGAINST = `(SELECT count(*) FROM decisions w WHERE w.user_id = i.user_id
  AND w.act IN ('hide', 'warn', 'mute', 'suspend') AND w.at > ?2 - 7776000000
  AND NOT EXISTS (SELECT 1 FROM decisions n WHERE n.undoes = w.id))`;

export type PastRow = {
  id: string;
  act: Act;
  rule: string;
  words: string;
  at: number;
  endsAt: number | null;
  actor: string;
  undone: number;
};

const PAST = `(SELECT json_group_array(json_object('id', id, 'act', act, 'rule', rule, 'words', words, 'at', at,
    'endsAt', ends_at, 'actor', actor, 'undone', undone)) FROM (
  SELECT n.id, n.act, n.rule, n.words, n.at, n.ends_at, coalesce(w.display_name, '') AS actor,
    EXISTS (SELECT 1 FROM decisions WHERE undoes = n.id) AS undone
  FROM decisions n LEFT JOIN community_members w ON w.user_id = n.decided_by
  WHERE n.subject = ${ABOUT} ORDER BY n.id DESC LIMIT 10))`;
