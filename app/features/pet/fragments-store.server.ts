/** What statements of other features put into theirs to read the pet (decision 0100); `member` is SQL. */

export const hasPet = (member: string): string =>
  `EXISTS (SELECT 1 FROM user_pets WHERE user_id = ${member})`;
