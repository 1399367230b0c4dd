/** What statements of other features put into theirs to read study (decision 0100); `member` is SQL. */

export const hasStudied = (member: string): string =>
  `EXISTS (SELECT 1 FROM study_sessions WHERE user_id = ${member})`;

/** Of each book how many chapters were read for a minute. */
export const chaptersReadJson = (member: string): string =>
  `(SELECT json_group_array(json_array(book, read)) FROM (SELECT book, count(*) AS read
    FROM chapter_times WHERE user_id = ${member} AND seconds >= 60 GROUP BY book))`;
