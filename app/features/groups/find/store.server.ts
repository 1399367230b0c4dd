import type { Database, RawQuery } from "#app/db/database.ts";
import type { GroupKind, GroupTheme, Meets, Ministry, Role } from "#app/features/groups/model/kinds.ts";
import { enterable, findable, groupColumns } from "#app/features/groups/visibility/store.server.ts";

export type GroupRow = {
  id: string;
  slug: string;
  name: string;
  about: string;
  theme: GroupTheme;
  language: string;
  meets: Meets;
  kind: GroupKind;
  ministry: Ministry | null;
  ageBand: "13-17" | "18+";
  members: number;
  archivedAt: number | null;
  moderation: "held" | "shown" | "hidden";
  role: Role | null;
  asked: number;
};

export type Wanted = {
  theme: string | null;
  meets: string | null;
  language: string | null;
  ministry: string | null;
  after: string | null;
};

/** Groups that the reader is not in and may find, the newest first. Youth are found by leaders as well. */
export const groupsFound = (
  db: Database,
  userId: string,
  { theme, meets, language, ministry, after }: Wanted,
  most: number,
): RawQuery<GroupRow> =>
  db.written(
    `SELECT ${groupColumns("?1")} FROM study_groups g
    WHERE ${findable("?1")} AND (?2 IS NULL OR g.theme = ?2) AND (?3 IS NULL OR g.meets IN (?3, 'any'))
      AND (?4 IS NULL OR g.language = ?4) AND (?5 IS NULL OR g.ministry = ?5) AND (?6 IS NULL OR g.id < ?6)
      AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = g.id AND user_id = ?1)
    ORDER BY g.id DESC LIMIT ?7`,
    userId,
    theme,
    meets,
    language,
    ministry,
    after,
    most,
  );

/** The reader's own, those that are archived last. */
export const groupsOf = (db: Database, userId: string): RawQuery<GroupRow> =>
  db.written(
    `SELECT ${groupColumns("?1")} FROM group_members o JOIN study_groups g ON g.id = o.group_id
    WHERE o.user_id = ?1 ORDER BY g.archived_at IS NOT NULL, g.name COLLATE NOCASE, g.id`,
    userId,
  );

/** One of the reader's own, or one that they may find. Nothing for all others, and for none. */
export const groupBySlug = (db: Database, userId: string, slug: string): RawQuery<GroupRow> =>
  db.written(
    `SELECT ${groupColumns("?1")} FROM study_groups g WHERE g.slug = ?2 AND (${findable("?1")}
      OR EXISTS (SELECT 1 FROM group_members WHERE group_id = g.id AND user_id = ?1))`,
    userId,
    slug,
  );

/** Where a link leads; nothing for every link that leads nowhere. */
export const groupByLink = (db: Database, userId: string, token: string, now: number): RawQuery<GroupRow> =>
  db.written(
    `SELECT ${groupColumns("?1")} FROM group_links l JOIN study_groups g ON g.id = l.group_id
    WHERE l.token = ?2 AND l.uses_left > 0 AND l.expires_at > ?3 AND ${enterable("?1")}`,
    userId,
    token,
    now,
  );
