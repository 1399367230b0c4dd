/** What statements of other features put into theirs to read what care keeps (decision 0100); `member` is SQL. */

/** Signs of distress since a moment, as JSON: how often each. */
export const signsJson = (member: string, since: string): string =>
  `(SELECT json_group_array(json_object('sign', sign, 'count', times)) FROM (
    SELECT sign, count(*) AS times FROM care_signs WHERE user_id = ${member} AND at > ${since} GROUP BY sign))`;

/** The newest sign of a conversation of the member's. */
export const signOf = (member: string, conversation: string): string =>
  `(SELECT sign FROM care_signs WHERE conversation_id = ${conversation} AND user_id = ${member}
    ORDER BY at DESC LIMIT 1)`;

/** What the companion has cost on a day. */
export const spentOn = (day: string): string =>
  `coalesce((SELECT micros FROM care_spend WHERE day = ${day}), 0)`;

/** What one member has had of the companion, null where there was nothing. */
export const companionUseJson = (member: string): string =>
  `(SELECT json_object('day', day, 'micros', micros, 'dangerSince', danger_since, 'dangers', dangers)
    FROM companion_use WHERE user_id = ${member})`;

export const usedOn = (member: string, day: string): string =>
  `coalesce((SELECT micros FROM companion_use WHERE user_id = ${member} AND day = ${day}), 0)`;
