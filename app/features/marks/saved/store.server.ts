import type { Database, Statement } from "#app/db/database.ts";
import type { SavedVerse } from "#app/features/marks/model/reply.ts";
import { SAVED_JSON } from "#app/features/marks/store.server.ts";
import { zoneJson } from "#app/features/member/fragments-store.server.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";
import { paidByDayJson, wasMoved } from "#app/features/wallet/fragments-store.server.ts";
import { storedReplyJson } from "#app/idempotency/store.server.ts";

export type SavedSituation<Answer> = {
  earlier: { question: string; answer: Answer } | null;
  profile: ZoneSetting | null;
  saved: SavedVerse | null;
  /** This verse had its reward before. */
  rewarded: boolean;
  /** How many saved verses were rewarded on each of the last days. */
  paid: Record<string, number>;
};

const SITUATION = `SELECT json_object('earlier', json(${storedReplyJson("?1", "?2")}), 'profile', json(${zoneJson("?1")}),
  'saved', json((SELECT ${SAVED_JSON} FROM saved_verses WHERE user_id = ?1 AND first_verse = ?3 AND last_verse = ?4)),
  'rewarded', json(iif(${wasMoved("?1", "verse_save", "?5")}, 'true', 'false')),
  'paid', json(${paidByDayJson("?1", "verse_save", "?6")})
) AS found`;

export async function readSavedSituation<Answer>(
  db: Database,
  asked: { userId: string; requestId: string; first: number; last: number; causeId: string; since: string },
  again: boolean,
): Promise<SavedSituation<Answer>> {
  const read = again ? db.firstOfPrimary : db.first;
  const { userId, requestId, first, last, causeId, since } = asked;
  const row = await read<{ found: string }>(SITUATION, userId, requestId, first, last, causeId, since);
  return JSON.parse(row?.found ?? "null") as SavedSituation<Answer>;
}

export type SavedRow = SavedVerse & { reference: string };

/** Saved verses as they were saved or taken away; of each the later state stays. A JSON array, at most a megabyte. */
export const putSaved = (db: Database, userId: string, rows: readonly SavedRow[]): Statement =>
  db.written(
    `INSERT INTO saved_verses (user_id, first_verse, last_verse, verse_reference, translation, value, at)
    SELECT ?1, value ->> 'first', value ->> 'last', value ->> 'reference', value ->> 'translation', value ->> 'value',
      value ->> 'at' FROM json_each(?2)
    WHERE true
    ON CONFLICT (user_id, first_verse, last_verse) DO UPDATE SET
      value = excluded.value, at = excluded.at, translation = excluded.translation
      WHERE excluded.at > at OR (excluded.at = at AND excluded.value > value)`,
    userId,
    JSON.stringify(rows),
  );
