import { desc, eq } from "drizzle-orm";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Database } from "#app/db/database.ts";
import { allowance } from "#app/features/chat/model/tables.ts";
import { anniversaryDays } from "#app/features/journey/model/anniversary.ts";
import type { Anniversary } from "#app/features/journey/model/entry.ts";
import { anniversarySql } from "#app/features/journey/store.server.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";
import { petOf } from "#app/features/pet/model/store.server.ts";
import type { PetWidget } from "#app/features/pet/widget/widget.ts";
import { wornOf } from "#app/features/shop/store.server.ts";
import { userStats } from "#app/features/wallet/tables.ts";

/** What the hub knows of a member, as the database tells it. */
export type HubRows = {
  profile: Profile | null;
  roles: Role[];
  subscribed: boolean;
  /** The latest days of the allowance. */
  used: { day: string; used: number }[];
  /** When what is unread was kept. */
  unread: { at: number }[];
  settings: MemberSettings | null;
  purse: { coins: number; gems: number } | null;
  pet: PetWidget | null;
  /** M4: of an earlier year, on its anniversary. */
  anniversary: Anniversary | null;
};

/** One statement that answers with one row of JSON (docs/decisions/0013). */
export const HUB_PAGE = `
SELECT json_object(
  'profile', (SELECT json_object('userId', user_id, 'fullName', full_name, 'timeZone', time_zone,
      'nextTimeZone', next_time_zone, 'nextTimeZoneDay', next_time_zone_day,
      'createdAt', created_at, 'accountUpdatedAt', account_updated_at, 'ageBand', age_band)
    FROM profiles WHERE user_id = ?1),
  'roles', (SELECT json_group_array(role) FROM user_roles WHERE user_id = ?1),
  'subscribed', json(iif((SELECT subscribed FROM subscriptions WHERE user_id = ?1), 'true', 'false')),
  'used', (SELECT json_group_array(json_object('day', day, 'used', used)) FROM (
    SELECT day, used FROM chat_allowance WHERE user_id = ?1 ORDER BY day DESC LIMIT 3)),
  'unread', (SELECT json_group_array(json_object('at', created_at)) FROM (
    SELECT created_at FROM notifications WHERE user_id = ?1 AND read_at IS NULL AND rings = 1
    ORDER BY created_at DESC LIMIT 100)),
  'settings', (SELECT json_object('quietFrom', quiet_from, 'quietTo', quiet_to)
    FROM member_settings WHERE user_id = ?1),
  'purse', (SELECT json_object('coins', faith_coins, 'gems', faith_gems) FROM user_stats WHERE user_id = ?1),
  'pet', json((SELECT json_object('pet', json(pet), 'worn', json(worn)) FROM (
    SELECT ${petOf("?1")} AS pet, ${wornOf("?1")} AS worn) WHERE pet IS NOT NULL)),
  'anniversary', json(${anniversarySql("?1", ["?2", "?3"], "?4")})
) AS hub`;

/** @param today the reader's day, as their browser's zone has it */
export async function readHubRows(db: Database, userId: string, today: LocalDay): Promise<HubRows> {
  const row = await db.first<{ hub: string }>(HUB_PAGE, userId, ...anniversaryDays(today), today);
  return JSON.parse(row?.hub ?? "null") as HubRows;
}

/** The latest days of the companion's allowance: one of them is today. */
export const usedLately = (db: Database, userId: string) =>
  db
    .select({ day: allowance.day, used: allowance.used })
    .from(allowance)
    .where(eq(allowance.userId, userId))
    .orderBy(desc(allowance.day))
    .limit(3);

export const balanceOf = (db: Database, userId: string) =>
  db
    .select({ coins: userStats.faithCoins, gems: userStats.faithGems })
    .from(userStats)
    .where(eq(userStats.userId, userId));
