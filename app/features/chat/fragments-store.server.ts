/** What statements of other features put into theirs to read the companion's tables (decision 0100); `member` is SQL. */

export const hasWritten = (member: string): string =>
  `EXISTS (SELECT 1 FROM chatbot_messages WHERE user_id = ${member} AND role = 'user')`;

/** The latest days of the allowance. */
export const usedDaysJson = (member: string): string =>
  `(SELECT json_group_array(json_object('day', day, 'used', used)) FROM (
    SELECT day, used FROM chat_allowance WHERE user_id = ${member} ORDER BY day DESC LIMIT 3))`;
