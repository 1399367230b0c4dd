/** What statements of other features put into theirs to read the deck of verses (decision 0100); values are SQL. */
export const byHeartOf = (member: string): string =>
  `(SELECT count(*) FROM memory_cards INDEXED BY memory_by_heart WHERE user_id = ${member} AND removed_at IS NULL AND state = 2
      AND stability >= 21)`;

/** How many cards are due by now, counted to `most`. */
export const dueOf = (member: string, now: string, most: number): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM memory_cards
    WHERE user_id = ${member} AND removed_at IS NULL AND due <= ${now} LIMIT ${most}))`;
