/** What stands before every page reads of what administrators closed and announced. */

export const CLOSED_ROOMS_JSON = "(SELECT json_group_array(room) FROM closed_rooms)";

export const ANNOUNCEMENTS_JSON = `(SELECT json_group_array(json_object('id', id, 'en', text_en, 'es', text_es,
    'audience', audience, 'startsAt', starts_at, 'endsAt', ends_at)) FROM (
    SELECT * FROM announcements WHERE ended_at IS NULL ORDER BY ends_at DESC LIMIT 20))`;
