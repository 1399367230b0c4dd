import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { fromNumber } from "#app/features/member/fragments-store.server.ts";

/** @param mark the number's keyed hash */
export const stopNumber = (db: Database, mark: string, now: number): Statement =>
  db.written(
    "INSERT INTO stopped_numbers (mark, stopped_at) VALUES (?1, ?2) ON CONFLICT (mark) DO NOTHING",
    mark,
    now,
  );

export const startNumber = (db: Database, mark: string): Statement =>
  db.written("DELETE FROM stopped_numbers WHERE mark = ?1", mark);

export const stoppedNumber = (db: Database, mark: string): RawQuery<{ mark: string }> =>
  db.written("SELECT mark FROM stopped_numbers WHERE mark = ?1", mark);

/** Settings of whoever has the number say so. */
export const markMembers = (db: Database, number: string, mark: string | null, now: number): Statement =>
  db.written(
    `INSERT INTO notice_settings (user_id, stopped_number, updated_at)
    SELECT user_id, ?2, ?3 ${fromNumber("?1")}
    ON CONFLICT (user_id) DO UPDATE SET stopped_number = ?2`,
    number,
    mark,
    now,
  );
