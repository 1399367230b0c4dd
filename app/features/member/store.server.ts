import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import type { AgeBand } from "./age.ts";
import type { Count } from "./limits.ts";
import {
  careSends,
  deletedAccounts,
  type MemberSettings,
  memberSettings,
  profiles,
  subscriptions,
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

export const saveZone = (db: Database, userId: string, zone: ZoneSetting): Statement =>
  db.update(profiles).set(zone).where(eq(profiles.userId, userId));

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
export const buryAccount = (db: Database, userId: string, now: number): Statement =>
  db.insert(deletedAccounts).values({ userId, deletedAt: now }).onConflictDoNothing();

/** The profile and, by its foreign keys, everything of the member, for good. */
export const removeProfile = (db: Database, userId: string, now: number): Statement[] => [
  buryAccount(db, userId, now),
  db.delete(profiles).where(eq(profiles.userId, userId)),
];

/** Fails on `webhook_events.id` when the event was worked before. */
export const recordWebhook = (
  db: Database,
  row: { id: string; vendor: string; type: string; receivedAt: number },
): Statement => db.insert(webhookEvents).values(row);

/** One more in each; fails on `send_burst_kept` or `send_day_kept` when it is one too many. */
export const countAll = (db: Database, counts: readonly Count[]): Statement => {
  const rows = counts.map((_, at) => `(?${4 * at + 1}, ?${4 * at + 2}, ?${4 * at + 3}, 1, ?${4 * at + 4})`);
  return db.written(
    `INSERT INTO care_sends (mark, span, begins_at, used, most) VALUES ${rows.join(", ")}
    ON CONFLICT (mark, span, begins_at) DO UPDATE SET used = used + 1, most = excluded.most`,
    ...counts.flatMap(({ mark, span, beginsAt, most }) => [mark, span, beginsAt, most]),
  );
};

export const forgetCounts = (db: Database, before: number): Statement =>
  db.delete(careSends).where(lt(careSends.beginsAt, before));
