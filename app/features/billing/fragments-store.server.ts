/** What statements of other features put into theirs to read billing's tables (decision 0100); `member` is SQL. */
export const paymentsOf = (member: string): string =>
  `(SELECT count(*) FROM payments WHERE user_id = ${member})`;
