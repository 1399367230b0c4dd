import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { RateLimitCounter } from "#app/rate-limit/rate-limit-rules.ts";
import type { AgeBand } from "./age.ts";
import type { Role } from "./roles.ts";
import {
  careSends,
  deletedAccounts,
  type MemberSettings,
  memberSettings,
  profiles,
  subscriptions,
  under13Addresses,
  userRoles,
  webhookEvents,
} from "./tables.ts";
import type { ZoneSetting } from "./time-zone.ts";

/** Who the member is, in the same batch as the page's own data. */
export const profileOf = (db: Database, userId: string) =>
  db.select().from(profiles).where(eq(profiles.userId, userId)).limit(1);

export const rolesOf = (db: Database, userId: string) =>
  db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));

export const subscriptionOf = (db: Database, userId: string) =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).limit(1);

type MirroredProfile = {
  userId: string;
  fullName: string;
  timeZone: string;
  phoneNumber: string | null;
  phoneVerified: boolean;
  ageBand: AgeBand | null;
  now: number;
  accountUpdatedAt: number;
};

/** Makes the profile, or refreshes its name and number; an older account never overwrites a newer one. */
export const saveProfile = (db: Database, row: MirroredProfile): Statement =>
  db
    .insert(profiles)
    .values({
      userId: row.userId,
      fullName: row.fullName,
      timeZone: row.timeZone,
      phoneNumber: row.phoneNumber,
      phoneVerifiedAt: row.phoneVerified ? row.now : null,
      createdAt: row.now,
      accountUpdatedAt: row.accountUpdatedAt,
      ageBand: row.ageBand,
    })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: {
        fullName: row.fullName,
        phoneNumber: row.phoneNumber,
        // the same number keeps the time at which it was proven first
        phoneVerifiedAt: sql`CASE WHEN excluded.phone_verified_at IS NOT NULL
          AND profiles.phone_number IS excluded.phone_number
          THEN coalesce(profiles.phone_verified_at, excluded.phone_verified_at)
          ELSE excluded.phone_verified_at END`,
        accountUpdatedAt: row.accountUpdatedAt,
        // said once: who writes the vendor's metadata later does not grow up by it
        ageBand: sql`coalesce(${profiles.ageBand}, ${row.ageBand})`,
      },
      setWhere: sql`${profiles.accountUpdatedAt} <= ${row.accountUpdatedAt}`,
    });

/** G13: kept only where nothing was said before. */
export const saveAgeBand = (db: Database, userId: string, ageBand: AgeBand): Statement =>
  db
    .update(profiles)
    .set({ ageBand })
    .where(and(eq(profiles.userId, userId), isNull(profiles.ageBand)));

/** By staff, on proof: whatever was said before. */
export const correctAgeBand = (db: Database, userId: string, ageBand: AgeBand): Statement =>
  db.update(profiles).set({ ageBand }).where(eq(profiles.userId, userId));

/** Said twice, the later end holds. */
export const markUnder13Address = (
  db: Database,
  row: { mark: string; saidAt: number; until: number },
): Statement =>
  db
    .insert(under13Addresses)
    .values(row)
    .onConflictDoUpdate({
      target: under13Addresses.mark,
      set: { until: sql`max(${under13Addresses.until}, excluded.until)` },
    });

export const forgetUnder13Addresses = (db: Database, now: number): Statement =>
  db.delete(under13Addresses).where(lte(under13Addresses.until, now));

/** Nothing for an account without a profile, and for one that was there before or was opened again by staff. */
export const closeIfUnder13 = (
  db: Database,
  { userId, mark, createdAt, now }: { userId: string; mark: string; createdAt: number; now: number },
): Statement =>
  db.written(
    `INSERT INTO account_deletions (user_id, reason, asked_at, purge_at)
      SELECT p.user_id, 'under_13', ?4, a.until FROM under_13_addresses a JOIN profiles p ON p.user_id = ?1
      WHERE a.mark = ?2 AND a.said_at < ?3 AND a.until > ?4
        AND NOT EXISTS (SELECT 1 FROM audit_log WHERE user_id = ?1 AND act = 'restore_account')
    ON CONFLICT (user_id) DO UPDATE SET reason = 'under_13' WHERE state = 'resting'`,
    userId,
    mark,
    createdAt,
    now,
  );

/** The device's zone, unless the member has chosen one by hand. */
export const followDeviceZone = (db: Database, userId: string, zone: ZoneSetting): Statement =>
  db
    .update(profiles)
    .set(zone)
    .where(
      and(
        eq(profiles.userId, userId),
        sql`NOT EXISTS (SELECT 1 FROM member_settings s WHERE s.user_id = ${userId} AND s.zone_chosen = 1)`,
      ),
    );

export const settingsOf = (db: Database, userId: string) =>
  db.select().from(memberSettings).where(eq(memberSettings.userId, userId)).limit(1);

/** Changes what is named and leaves the rest; fails on `FOREIGN KEY` for a member without a profile. */
export const saveSettings = (
  db: Database,
  userId: string,
  change: Partial<Omit<MemberSettings, "userId" | "updatedAt">>,
  now: number,
): Statement =>
  db
    .insert(memberSettings)
    .values({ userId, updatedAt: now, ...change })
    .onConflictDoUpdate({ target: memberSettings.userId, set: { updatedAt: now, ...change } });

/** No later webhook makes a profile of it, or changes the one that is there. */
export const recordAccountDeletion = (db: Database, userId: string, now: number): Statement =>
  db.insert(deletedAccounts).values({ userId, deletedAt: now }).onConflictDoNothing();

/** The profile and, by its foreign keys, everything of the member, for good. */
export const removeProfile = (db: Database, userId: string, now: number): Statement[] => [
  recordAccountDeletion(db, userId, now),
  db.delete(profiles).where(eq(profiles.userId, userId)),
];

/** Fails on `webhook_events.id` when the event was worked before. */
export const recordWebhook = (
  db: Database,
  row: { id: string; vendor: string; type: string; receivedAt: number },
): Statement => db.insert(webhookEvents).values(row);

/** One more in each; fails on `send_burst_kept` or `send_day_kept` when it is one too many. */
export const incrementRateLimits = (db: Database, counts: readonly RateLimitCounter[]): Statement => {
  const rows = counts.map((_, at) => `(?${4 * at + 1}, ?${4 * at + 2}, ?${4 * at + 3}, 1, ?${4 * at + 4})`);
  return db.written(
    `INSERT INTO care_sends (mark, span, begins_at, used, most) VALUES ${rows.join(", ")}
    ON CONFLICT (mark, span, begins_at) DO UPDATE SET used = used + 1, most = excluded.most`,
    ...counts.flatMap(({ keyHash, span, beginsAt, limit }) => [keyHash, span, beginsAt, limit]),
  );
};

export const deleteExpiredRateLimits = (db: Database, before: number): Statement =>
  db.delete(careSends).where(lt(careSends.beginsAt, before));

/** The role itself, with its line in the log before it. */
export const giveRole = (db: Database, userId: string, role: string): Statement =>
  db.written("INSERT INTO user_roles (user_id, role) VALUES (?1, ?2)", userId, role);

/** Fails on `last_admin`. */
export const takeRole = (db: Database, userId: string, role: string): Statement =>
  db.written("DELETE FROM user_roles WHERE user_id = ?1 AND role = ?2", userId, role);

/** What the guards read (E1). */
export const saveMirror = (
  db: Database,
  userId: string,
  { subscribed, tier, end }: { subscribed: boolean; tier: string | null; end: number | null },
  now: number,
): Statement =>
  db.written(
    `INSERT INTO subscriptions (user_id, subscribed, subscription_tier, subscription_end, updated_at)
    VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (user_id) DO UPDATE SET subscribed = excluded.subscribed,
      subscription_tier = excluded.subscription_tier, subscription_end = excluded.subscription_end,
      updated_at = excluded.updated_at`,
    userId,
    subscribed ? 1 : 0,
    tier,
    end,
    now,
  );

/** A change of zone, unless one waits already: at most one a day, whoever asks at once (G2). */
export const changeZoneOnce = (db: Database, userId: string, zone: ZoneSetting, today: LocalDay) =>
  db
    .update(profiles)
    .set(zone)
    .where(
      and(
        eq(profiles.userId, userId),
        or(isNull(profiles.nextTimeZoneDay), lte(profiles.nextTimeZoneDay, today)),
      ),
    )
    .returning({ userId: profiles.userId });

/** All who moderate and administrate: few, by an index. */
export const allStaff = (db: Database): RawQuery<{ userId: string; role: Role }> =>
  db.written(
    "SELECT user_id AS userId, min(role) AS role FROM user_roles WHERE role IN ('admin', 'moderator') GROUP BY user_id",
  );
