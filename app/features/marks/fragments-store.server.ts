/** What statements of other features put into theirs to read notes, marks and saved verses (decision 0100); `member` is SQL. */

export const hasMarks = (member: string): string =>
  `(EXISTS (SELECT 1 FROM verse_notes WHERE user_id = ${member})
  OR EXISTS (SELECT 1 FROM verse_marks WHERE user_id = ${member})
  OR EXISTS (SELECT 1 FROM saved_verses WHERE user_id = ${member}))`;

export const notesOf = (member: string): string =>
  `(SELECT count(*) FROM verse_notes WHERE user_id = ${member} AND deleted_at IS NULL)`;
