/** What statements of other features put into theirs to read what members share (decision 0100); `member` is SQL. */
/**
 * From `FROM` on, the acts of moderators about a member, or about something that they wrote. Two lists, for D1 takes five
 * parts of a union.
 * @param elsewhere a statement of one column: the ids of what they wrote in a later feature
 */
export const moderatedOf = (member: string, elsewhere: string): string =>
  `FROM moderation_log WHERE subject IN (
      SELECT handle FROM community_members WHERE user_id = ${member}
      UNION ALL SELECT id FROM prayer_requests WHERE user_id = ${member}
      UNION ALL SELECT id FROM testimonies WHERE user_id = ${member}
      UNION ALL SELECT id FROM testimony_comments WHERE user_id = ${member}
      UNION ALL SELECT id FROM encouragements WHERE user_id = ${member}) OR subject IN (
      ${elsewhere}
      UNION ALL SELECT id FROM decisions WHERE user_id = ${member})`;
