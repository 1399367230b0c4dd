import type { Database } from "#app/db/database.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { Profile } from "#app/features/member/tables.ts";

/** What the hub knows of a member, as the database tells it. */
export type HubRows = {
  profile: Profile | null;
  roles: Role[];
  subscribed: boolean;
  /** The latest days of the allowance. */
  used: { day: string; used: number }[];
};

/** One statement that answers with one row of JSON (docs/decisions/0013). */
export const HUB_PAGE = `
SELECT json_object(
  'profile', (SELECT json_object('userId', user_id, 'fullName', full_name, 'timeZone', time_zone,
      'nextTimeZone', next_time_zone, 'nextTimeZoneDay', next_time_zone_day,
      'createdAt', created_at, 'accountUpdatedAt', account_updated_at)
    FROM profiles WHERE user_id = ?1),
  'roles', (SELECT json_group_array(role) FROM user_roles WHERE user_id = ?1),
  'subscribed', json(iif((SELECT subscribed FROM subscriptions WHERE user_id = ?1), 'true', 'false')),
  'used', (SELECT json_group_array(json_object('day', day, 'used', used)) FROM (
    SELECT day, used FROM chat_allowance WHERE user_id = ?1 ORDER BY day DESC LIMIT 3))
) AS hub`;

export async function readHubRows(db: Database, userId: string): Promise<HubRows> {
  const row = await db.first<{ hub: string }>(HUB_PAGE, userId);
  return JSON.parse(row?.hub ?? "null") as HubRows;
}
