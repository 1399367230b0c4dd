/** What statements of other features put into theirs to read the member's own prayers (decision 0100); `member` is SQL. */
export const answeredOf = (member: string): string =>
  `(SELECT count(*) FROM petitions WHERE user_id = ${member} AND state = 'answered' AND deleted_at IS NULL)`;
