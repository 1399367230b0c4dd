import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Adventure, Training } from "#app/features/pet/model/outings.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import {
  ADVENTURE_JSON,
  MEMORY_JSON,
  type NewMemory,
  PET_JSON,
  TRAINING_JSON,
} from "#app/features/pet/model/store.server.ts";
import { walletOf } from "#app/features/wallet/fragments-store.server.ts";
import type { NewMovement } from "#app/features/wallet/store.server.ts";
import { addCoinMovements } from "#app/features/wallet/store.server.ts";

export type Outing = { kind: "adventure"; one: Adventure } | { kind: "training"; one: Training };

const TABLE = { adventure: "pet_adventures", training: "pet_training_sessions" } as const;
const JSON_OF = { adventure: ADVENTURE_JSON, training: TRAINING_JSON } as const;

/** Fails on `adventure_changed` or `training_changed`, and on `<table>.pet_id` when another one runs already. */
export const beginOuting = (db: Database, userId: string, { kind, one }: Outing): Statement =>
  db.written(
    `UPDATE ${TABLE[kind]} SET status = 'in_progress', begun_day = ?3, started_at = ?4, finishes_at = ?5,
      completed_at = NULL, result = NULL, version = ?6
    WHERE id = ?1 AND user_id = ?2`,
    one.id,
    userId,
    one.begunDay,
    one.startedAt,
    one.finishesAt,
    one.version,
  );

/** One outing that is over, with everything that comes of it. */
export type Finished = {
  userId: string;
  outing: Outing;
  pet: Pet;
  movement: NewMovement | null;
  memories: NewMemory[];
};

/**
 * Writes what came of outings of one kind, of as many members as there are. A cause that was paid before, or a pet or
 * an outing that has changed since it was read, stops all of it.
 */
export function finishOutings(
  db: Database,
  kind: Outing["kind"],
  finished: readonly Finished[],
  now: number,
): Statement[] {
  const outings = finished.map(({ outing: { one } }) => ({
    id: one.id,
    result: one.result,
    version: one.version,
  }));
  const pets = finished.map(({ pet }) => pet);
  const movements = finished.flatMap(({ userId, movement }) => (movement ? [{ userId, ...movement }] : []));
  const memories = finished.flatMap(({ userId, memories }) =>
    memories.map((memory) => ({ userId, ...memory })),
  );
  return [
    db.written(
      `UPDATE ${TABLE[kind]} SET status = 'completed', completed_at = ?2, result = json(j.value -> 'result'),
        version = j.value ->> 'version'
      FROM json_each(?1) j WHERE ${TABLE[kind]}.id = j.value ->> 'id'`,
      JSON.stringify(outings),
      now,
    ),
    db.written(
      `UPDATE user_pets SET happiness = j.value ->> 'happiness', health = j.value ->> 'health',
        energy = j.value ->> 'energy', level = j.value ->> 'level', experience = j.value ->> 'experience',
        settled_at = j.value ->> 'settledAt', updated_at = ?2, version = j.value ->> 'version'
      FROM json_each(?1) j WHERE user_pets.id = j.value ->> 'id'`,
      JSON.stringify(pets),
      now,
    ),
    addCoinMovements(db, movements, now),
    db.written(
      `INSERT INTO pet_memories (id, user_id, pet_id, kind, about, cause_id, success, created_at)
      SELECT j.value ->> 'id', j.value ->> 'userId', j.value ->> 'petId', j.value ->> 'kind', j.value ->> 'about',
        j.value ->> 'causeId', j.value ->> 'success', ?2
      FROM json_each(?1) j WHERE true ON CONFLICT (pet_id, kind, cause_id) DO NOTHING`,
      JSON.stringify(memories),
      now,
    ),
  ];
}

export type DueRow = { userId: string; outing: string; pet: string };

/** What is over by now, the first first; of one member, or of all. */
export const dueOutings = (
  db: Database,
  kind: Outing["kind"],
  now: number,
  userId: string | null,
  most: number,
): RawQuery<DueRow> =>
  db.written(
    `SELECT o.user_id AS userId,
      (SELECT ${JSON_OF[kind]} FROM ${TABLE[kind]} WHERE id = o.id) AS outing,
      (SELECT ${PET_JSON} FROM user_pets WHERE id = o.pet_id) AS pet
    FROM ${TABLE[kind]} o
    WHERE o.status = 'in_progress' AND o.finishes_at <= ?1 AND ${userId === null ? "?2 IS NULL" : "o.user_id = ?2"}
    ORDER BY o.finishes_at LIMIT ?3`,
    now,
    userId,
    most,
  );

/** When the member's next outing is over; null when none is on its way. */
export const nextFinish = (db: Database, userId: string): RawQuery<{ at: number | null }> =>
  db.written(
    `SELECT min(at) AS at FROM (
      SELECT o.finishes_at AS at FROM user_pets p JOIN pet_adventures o ON o.pet_id = p.id AND o.status = 'in_progress'
      WHERE p.user_id = ?1
      UNION ALL
      SELECT o.finishes_at FROM user_pets p JOIN pet_training_sessions o ON o.pet_id = p.id AND o.status = 'in_progress'
      WHERE p.user_id = ?1)`,
    userId,
  );

export type AfterRow = { userId: string; wallet: string; memories: string };

/** For the members' tabs, once it is written: what they have, and what the album has gained. */
export const afterFinish = (
  db: Database,
  userIds: readonly string[],
  memoryIds: readonly string[],
): RawQuery<AfterRow> =>
  db.written(
    `SELECT j.value AS userId, ${walletOf("j.value")} AS wallet,
      (SELECT json_group_array(json(${MEMORY_JSON})) FROM pet_memories
        WHERE user_id = j.value AND id IN (SELECT value FROM json_each(?2))) AS memories
    FROM json_each(?1) j`,
    JSON.stringify(userIds),
    JSON.stringify(memoryIds),
  );
