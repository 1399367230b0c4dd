import type { Database, RawQuery } from "#app/db/database.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";

/** What the frame around a page shows of a member, as the database tells it. */
export type FrameRows = {
  profile: Profile | null;
  roles: Role[];
  subscribed: boolean;
  /** The latest days of the allowance. */
  used: { day: string; used: number }[];
  /** When what is unread was kept. */
  unread: { at: number }[];
  settings: MemberSettings | null;
  purse: { coins: number; gems: number } | null;
};

/** The parts of an object of JSON, for a statement whose first value is the member (docs/decisions/0013). */
export const FRAME_PARTS = `'profile', (SELECT json_object('userId', user_id, 'fullName', full_name, 'timeZone', time_zone,
      'nextTimeZone', next_time_zone, 'nextTimeZoneDay', next_time_zone_day, 'createdAt', created_at,
      'accountUpdatedAt', account_updated_at, 'phoneNumber', phone_number, 'phoneVerifiedAt', phone_verified_at,
      'ageBand', age_band)
    FROM profiles WHERE user_id = ?1),
  'roles', (SELECT json_group_array(role) FROM user_roles WHERE user_id = ?1),
  'subscribed', json(iif((SELECT subscribed FROM subscriptions WHERE user_id = ?1), 'true', 'false')),
  'used', (SELECT json_group_array(json_object('day', day, 'used', used)) FROM (
    SELECT day, used FROM chat_allowance WHERE user_id = ?1 ORDER BY day DESC LIMIT 3)),
  'unread', (SELECT json_group_array(json_object('at', created_at)) FROM (
    SELECT created_at FROM notifications WHERE user_id = ?1 AND read_at IS NULL AND rings = 1
    ORDER BY created_at DESC LIMIT 100)),
  'settings', (SELECT json_object('userId', user_id, 'language', language, 'appearance', appearance,
      'textSize', text_size, 'movement', movement, 'translation', translation,
      'zoneChosen', json(iif(zone_chosen, 'true', 'false')), 'quietFrom', quiet_from, 'quietTo', quiet_to,
      'updatedAt', updated_at)
    FROM member_settings WHERE user_id = ?1),
  'purse', (SELECT json_object('coins', faith_coins, 'gems', faith_gems) FROM user_stats WHERE user_id = ?1)`;

/** One statement that answers with one row of JSON: every page of a member has it. */
const FRAME = `SELECT json_object(${FRAME_PARTS}) AS frame`;

export const frameOf = (db: Database, userId: string): RawQuery<{ frame: string }> =>
  db.written(FRAME, userId);
