import type { Database, RawQuery } from "#app/db/database.ts";

const OF = "user_id IN (SELECT value FROM json_each(?1))";

export type PetRow = { userId: string; type: string; level: number };

export const petsOfFriends = (db: Database, ids: readonly string[]): RawQuery<PetRow> =>
  db.written(
    `SELECT user_id AS userId, pet_type_id AS type, level FROM user_pets WHERE ${OF} AND is_active = 1`,
    JSON.stringify(ids),
  );
