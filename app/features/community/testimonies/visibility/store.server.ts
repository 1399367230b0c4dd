import { mayMeetSql, notBlocked } from "#app/features/community/visibility/store.server.ts";

/** Whether the reader may read a testimony `t`: the one statement of it. The author reads their own. */
export const testimonyVisibleTo = (reader: string): string => `(t.user_id = ${reader} OR (
  t.state = 'shown' AND t.moderation = 'shown'
  AND EXISTS (SELECT 1 FROM community_members v WHERE v.user_id = ${reader} AND (v.leads = 1
    OR (v.age_band = '18+' AND t.for_adults = 1) OR (v.age_band = '13-17' AND t.for_young = 1)))
  AND ${notBlocked(reader, "t.user_id")}))`;

/**
 * Whether the reader of a testimony `t` may read a comment `c` on it, by `community_members a`: the two ages and blocks
 * are asked of who wrote the comment, too.
 */
export const commentVisibleTo = (reader: string): string => `(c.user_id = ${reader} OR (
  c.moderation = 'shown'
  AND EXISTS (SELECT 1 FROM community_members v WHERE v.user_id = ${reader} AND ${mayMeetSql("v", "a")})
  AND ${notBlocked(reader, "c.user_id")}))`;

const masked = (when: string, author: string) =>
  [
    ["handle", "handle"],
    ["display_name", "name"],
    ["picture", "picture"],
  ]
    .map(([column, name]) => `iif(${when}, NULL, ${author}.${column}) AS ${name}`)
    .join(", ");

/** The columns of a testimony `t` by `community_members m` (`TestimonyRow`); who gave no name is masked here. */
export const testimonyColumns = (
  reader: string,
): string => `t.id, t.title, t.body, t.language, t.unnamed, t.state,
  t.version, t.user_id = ${reader} AS mine, iif(t.user_id = ${reader}, t.moderation, 'shown') AS moderation, t.amens,
  t.created_at AS createdAt, t.edited_at AS editedAt, t.verse_first AS verseFirst, t.verse_last AS verseLast,
  t.verse_translation AS verseTranslation, ${masked(`t.unnamed = 1 AND t.user_id <> ${reader}`, "m")},
  EXISTS (SELECT 1 FROM amens WHERE testimony_id = t.id AND user_id = ${reader}) AS amen,
  (SELECT count(*) FROM testimony_comments c JOIN community_members a ON a.user_id = c.user_id
    WHERE c.testimony_id = t.id AND c.state = 'shown' AND ${commentVisibleTo(reader)}) AS comments`;

/**
 * The columns of a comment (`CommentRow`). The author of an unnamed testimony is masked in its comments as well, and
 * who has taken a comment back.
 */
export const commentColumns = (
  reader: string,
): string => `c.id, c.parent_id AS parentId, c.body, c.language, c.state,
  c.user_id = ${reader} AS mine, c.user_id = t.user_id AS isAuthor, c.created_at AS createdAt,
  iif(c.user_id = ${reader}, c.moderation, 'shown') AS moderation,
  ${masked(`c.user_id <> ${reader} AND (c.state = 'withdrawn' OR (t.unnamed = 1 AND c.user_id = t.user_id))`, "a")}`;
