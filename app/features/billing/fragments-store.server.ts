/** What statements of other features put into theirs to read the till's books (decision 0100); `member` is SQL. */
export const paymentsOf = (member: string): string =>
  `(SELECT count(*) FROM payments WHERE user_id = ${member})`;
