/** What statements of other features put into theirs to read days of practice (decision 0100); `member` is SQL. */

export const hasPracticed = (member: string): string =>
  `EXISTS (SELECT 1 FROM rhythm_practices WHERE user_id = ${member})`;

/** The weekdays of rest that a member chose, each with the day from which it counts. */
export const restsJson = (member: string): string =>
  `(SELECT json_group_array(json_object('fromDay', from_day, 'weekday', weekday)) FROM rhythm_rests
    WHERE user_id = ${member})`;

/** Rows `measure, day, times` of what was practiced since a moment, for a part of a union. */
export const practicesSince = (member: string, since: string): string =>
  `SELECT kind AS measure, day, count(*) AS times FROM rhythm_practices
    WHERE user_id = ${member} AND at >= ${since} GROUP BY kind, day`;

export const monthsJson = (member: string): string =>
  `(SELECT json_group_array(json_object('month', month, 'reading', reading, 'prayer', prayer,
    'memory', memory, 'service', service)) FROM rhythm_months WHERE user_id = ${member})`;
