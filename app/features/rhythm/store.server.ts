import { and, eq } from "drizzle-orm";
import type { Json } from "#app/core/json.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, Statement } from "#app/db/database.ts";
import type { Rhythm } from "./rhythm.ts";
import { practices, rests, sickDays } from "./tables.ts";

const RHYTHM = `SELECT json_object(
  'months', json((SELECT json_group_array(json_object('month', month, 'reading', reading, 'prayer', prayer,
    'memory', memory, 'service', service, 'flown', flown)) FROM rhythm_months WHERE user_id = ?1)),
  'rests', json((SELECT json_group_array(json_object('fromDay', from_day, 'weekday', weekday))
    FROM rhythm_rests WHERE user_id = ?1)),
  'sick', json((SELECT json_group_array(json_object('id', id, 'firstDay', first_day, 'lastDay', last_day)) FROM (
    SELECT id, first_day, last_day FROM rhythm_sick_days WHERE user_id = ?1 ORDER BY first_day DESC)))) AS rhythm`;

type RhythmRow = { rhythm: Json<Rhythm> };

/** A member's whole rhythm, in a page's own batch: of a row a month, and few others. `rhythmIn` opens it. */
export const rhythmReads = (db: Database, userId: string) => [db.written<RhythmRow>(RHYTHM, userId)] as const;

export const rhythmIn = (row: RhythmRow | undefined): Rhythm =>
  row ? (JSON.parse(row.rhythm) as Rhythm) : { months: [], rests: [], sick: [] };

type Practised = typeof practices.$inferInsert;

/** The same cause again changes nothing; the day is made of it by the schema. */
export const addPractice = (db: Database, row: Practised): Statement =>
  db.insert(practices).values(row).onConflictDoNothing();

/** From that day on; the same day again, the later choice counts. */
export const saveRest = (db: Database, userId: string, fromDay: LocalDay, weekday: number): Statement =>
  db
    .insert(rests)
    .values({ userId, fromDay, weekday })
    .onConflictDoUpdate({ target: [rests.userId, rests.fromDay], set: { weekday } });

export const addSickDays = (
  db: Database,
  row: { userId: string; id: string; firstDay: LocalDay; lastDay: LocalDay; addedAt: number },
): Statement => db.insert(sickDays).values(row).onConflictDoNothing();

/** The row of exactly these days. */
export const sickDaysOf = (
  db: Database,
  { userId, firstDay, lastDay }: { userId: string; firstDay: LocalDay; lastDay: LocalDay },
) =>
  db
    .select({ id: sickDays.id })
    .from(sickDays)
    .where(and(eq(sickDays.userId, userId), eq(sickDays.firstDay, firstDay), eq(sickDays.lastDay, lastDay)));

export const removeSickDays = (db: Database, userId: string, id: string): Statement =>
  db.delete(sickDays).where(and(eq(sickDays.userId, userId), eq(sickDays.id, id)));
