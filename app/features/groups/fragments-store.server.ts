/** What statements of other features put into theirs to read study groups (decision 0100); `member` is SQL. */
/** The ids of what a member posted. */
export const postsOf = (member: string): string => `SELECT id FROM group_posts WHERE user_id = ${member}`;
