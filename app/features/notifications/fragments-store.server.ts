/** What statements of other features put into theirs to read notices (decision 0100); `member` is SQL. */

/** When what is unread and rings was kept, the newest first. */
export const unreadJson = (member: string): string =>
  `(SELECT json_group_array(json_object('at', created_at)) FROM (
    SELECT created_at FROM notifications WHERE user_id = ${member} AND read_at IS NULL AND rings = 1
    ORDER BY created_at DESC LIMIT 100))`;

export const isChosen = (member: string, kind: string, channel: string): string =>
  `EXISTS (SELECT 1 FROM notification_choices c
        WHERE c.user_id = ${member} AND c.kind = ${kind} AND c.channel = ${channel})`;
