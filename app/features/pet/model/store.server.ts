import type { Database, Statement } from "#app/db/database.ts";
import { zoneJson } from "#app/features/member/fragments-store.server.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";
import { walletOf } from "#app/features/wallet/fragments-store.server.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";
import { storedReplyJson } from "#app/idempotency/store.server.ts";
import { DECAY, HOUR_MS } from "./catalog.ts";
import type { Memory, MemoryKind } from "./memories.ts";
import type { Adventure, Training } from "./outings.ts";
import type { PetChange } from "./reply.ts";
import type { Pet, Stats } from "./rules.ts";

export const PET_JSON = `json_object('id', id, 'petTypeId', pet_type_id, 'petName', pet_name, 'happiness', happiness,
  'health', health, 'energy', energy, 'level', level, 'experience', experience, 'lastFedAt', last_fed_at,
  'lastGroomedAt', last_groomed_at, 'lastPlayedAt', last_played_at, 'settledAt', settled_at,
  'restingSince', resting_since, 'adoptedAt', adopted_at, 'version', version)`;

/** F25: the member's active pet, null without one. */
export const petOf = (member: string): string =>
  `(SELECT ${PET_JSON} FROM user_pets WHERE user_id = ${member} AND is_active = 1)`;

const OUTING = `'id', id, 'petId', pet_id, 'status', status, 'begunDay', begun_day, 'startedAt', started_at,
  'finishesAt', finishes_at, 'completedAt', completed_at, 'version', version, 'result', json(result)`;
export const ADVENTURE_JSON = `json_object(${OUTING}, 'adventureKey', adventure_key, 'adventureName', adventure_name,
  'adventureType', adventure_type, 'difficultyLevel', difficulty_level, 'durationHours', duration_hours,
  'successRate', success_rate, 'rewards', json(rewards))`;
export const TRAINING_JSON = `json_object(${OUTING}, 'trainingKey', training_key, 'trainingType', training_type,
  'statTargeted', stat_targeted, 'improvementAmount', improvement_amount, 'durationMinutes', duration_minutes,
  'costCoins', cost_coins)`;
export const MEMORY_JSON = `json_object('id', id, 'petId', pet_id, 'kind', kind, 'about', about,
  'success', iif(success IS NULL, NULL, json(iif(success, 'true', 'false'))), 'note', note, 'createdAt', created_at)`;

/** What an act with the pet must know. */
export type PetSituation = {
  earlier: { question: string; answer: PetChange } | null;
  profile: ZoneSetting | null;
  wallet: Wallet | null;
  pet: Pet | null;
  adventure: Adventure | null;
  training: Training | null;
  /** The one that is named, or what the adventure that is named has left in the album. */
  memory: Memory | null;
};

const AT_HOME = `'earlier', json(${storedReplyJson("?1", "?2")}), 'profile', json(${zoneJson("?1")}), 'wallet', json(${walletOf("?1")}),
  'pet', json(${petOf("?1")})`;
const OUT = `'adventure', json((SELECT ${ADVENTURE_JSON} FROM pet_adventures WHERE id = ?3 AND user_id = ?1)),
  'training', json((SELECT ${TRAINING_JSON} FROM pet_training_sessions WHERE id = ?3 AND user_id = ?1)),
  'memory', json(coalesce((SELECT ${MEMORY_JSON} FROM pet_memories WHERE id = ?3 AND user_id = ?1),
    (SELECT ${MEMORY_JSON} FROM pet_memories WHERE (pet_id, kind, cause_id) =
      (SELECT pet_id, 'adventure', id || '@' || begun_day FROM pet_adventures WHERE id = ?3 AND user_id = ?1))))`;
/** What is at home costs half: SQLite reads a statement anew each time, and most acts name no outing. */
const SITUATION = `SELECT json_object(${AT_HOME}) AS found`;
const SITUATION_OUT = `SELECT json_object(${AT_HOME}, ${OUT}) AS found`;

/** One statement that answers with one row of JSON (decision 0013); `outingId` of an adventure, a training or a memory. */
export async function readSituation(
  db: Database,
  asked: { userId: string; requestId: string; outingId: string | null },
  again: boolean,
): Promise<PetSituation> {
  const read = again ? db.firstOfPrimary : db.first;
  const { userId, requestId, outingId } = asked;
  const row = await (outingId === null
    ? read<{ found: string }>(SITUATION, userId, requestId)
    : read<{ found: string }>(SITUATION_OUT, userId, requestId, outingId));
  return { adventure: null, training: null, memory: null, ...JSON.parse(row?.found ?? "null") };
}

/** Fails on `pet_changed` when the pet is another than the one that was read. */
export const savePet = (db: Database, userId: string, pet: Pet, now: number): Statement =>
  db.written(
    `UPDATE user_pets SET pet_type_id = ?3, pet_name = ?4, happiness = ?5, health = ?6, energy = ?7, level = ?8,
      experience = ?9, last_fed_at = ?10, last_groomed_at = ?11, last_played_at = ?12, settled_at = ?13,
      resting_since = ?14, updated_at = ?15, version = ?16
    WHERE id = ?1 AND user_id = ?2`,
    pet.id,
    userId,
    pet.petTypeId,
    pet.petName,
    pet.happiness,
    pet.health,
    pet.energy,
    pet.level,
    pet.experience,
    pet.lastFedAt,
    pet.lastGroomedAt,
    pet.lastPlayedAt,
    pet.settledAt,
    pet.restingSince,
    now,
    pet.version,
  );

export const addPet = (db: Database, userId: string, pet: Pet): Statement =>
  db.written(
    `INSERT INTO user_pets (id, user_id, pet_type_id, pet_name, happiness, health, energy, level, experience,
      settled_at, adopted_at, updated_at, version)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10, ?10, ?11)`,
    pet.id,
    userId,
    pet.petTypeId,
    pet.petName,
    pet.happiness,
    pet.health,
    pet.energy,
    pet.level,
    pet.experience,
    pet.adoptedAt,
    pet.version,
  );

export type NewActivity = {
  petId: string;
  type: "feed" | "groom" | "play" | "faith_bonus" | "daily_login_bonus";
  coinsSpent: number;
  change: Stats;
  causeId: string;
};

/** F26 */
export const addActivity = (db: Database, userId: string, now: number, row: NewActivity): Statement =>
  db.written(
    `INSERT INTO pet_activities (user_id, user_pet_id, activity_type, coins_spent, stat_changes, cause_id, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    userId,
    row.petId,
    row.type,
    row.coinsSpent,
    JSON.stringify(row.change),
    row.causeId,
    now,
  );

export type NewMemory = {
  id: string;
  petId: string;
  kind: MemoryKind;
  about: string;
  causeId: string;
  success?: boolean;
};

/** Each once: a second one of the same cause changes nothing. */
export const addMemory = (db: Database, userId: string, now: number, row: NewMemory): Statement =>
  db.written(
    `INSERT INTO pet_memories (id, user_id, pet_id, kind, about, cause_id, success, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (pet_id, kind, cause_id) DO NOTHING`,
    row.id,
    userId,
    row.petId,
    row.kind,
    row.about,
    row.causeId,
    row.success === undefined ? null : Number(row.success),
    now,
  );

export const keepNote = (db: Database, userId: string, memoryId: string, note: string | null): Statement =>
  db.written("UPDATE pet_memories SET note = ?3 WHERE id = ?1 AND user_id = ?2", memoryId, userId, note);

/** A number comes to the database as a fraction: only a whole one is divided into whole hours. */
const HOURS = `max(0, cast(?2 - settled_at AS INTEGER) / ${HOUR_MS})`;
const decaySql = (stat: string, by: number): string =>
  `iif(resting_since IS NULL, min(${stat}, max(${DECAY.floor}, ${stat} - ${by} * ${HOURS})), ${stat})`;

/** `settle` of the rules, as SQL, at `?2`: for what is done to many pets, or to one that was not read. */
export const SETTLED = {
  happiness: decaySql("happiness", DECAY.happiness),
  health: decaySql("health", DECAY.health),
  energy: `min(100, energy + ${DECAY.energy} * ${HOURS})`,
  settledAt: `settled_at + ${HOUR_MS} * ${HOURS}`,
} as const;

/** The member's pet, whatever it is by now, made glad: for rewards, which read no pet. `atLeast`: and lifted to it. */
export const boostPet = (
  db: Database,
  userId: string,
  now: number,
  boost: Stats & { atLeast?: number },
): Statement =>
  db.written(
    `UPDATE user_pets SET happiness = min(100, max(?6, ${SETTLED.happiness}) + ?3),
      health = min(100, max(?6, ${SETTLED.health}) + ?4), energy = min(100, ${SETTLED.energy} + ?5),
      settled_at = ${SETTLED.settledAt}, updated_at = ?2, version = version + 1
    WHERE user_id = ?1 AND is_active = 1`,
    userId,
    now,
    boost.happiness,
    boost.health,
    boost.energy,
    boost.atLeast ?? 0,
  );

/** The activity of such a boost; nothing for a member without a pet. Fails on `BOOSTED` when it was given before. */
export const addBoostActivity = (
  db: Database,
  userId: string,
  now: number,
  row: Omit<NewActivity, "petId" | "coinsSpent">,
): Statement =>
  db.written(
    `INSERT INTO pet_activities (user_id, user_pet_id, activity_type, coins_spent, stat_changes, cause_id, created_at)
    SELECT user_id, id, ?3, 0, ?4, ?5, ?2 FROM user_pets WHERE user_id = ?1 AND is_active = 1`,
    userId,
    now,
    row.type,
    JSON.stringify(row.change),
    row.causeId,
  );

/** For a member without a pet, nothing. */
export const addWelcomeMemory = (
  db: Database,
  userId: string,
  now: number,
  { id, day }: { id: string; day: string },
): Statement =>
  db.written(
    `INSERT INTO pet_memories (id, user_id, pet_id, kind, about, cause_id, created_at)
    SELECT ?2, user_id, id, 'welcomed_back', ?3, ?3, ?4 FROM user_pets WHERE user_id = ?1 AND is_active = 1
    ON CONFLICT (pet_id, kind, cause_id) DO NOTHING`,
    userId,
    id,
    day,
    now,
  );

/** The daily sweep: the pets that were settled longest ago, so many at once. Says which. */
export const settleOldest = (db: Database, now: number, before: number, most: number): Statement =>
  db.written(
    `UPDATE user_pets SET happiness = ${SETTLED.happiness}, health = ${SETTLED.health}, energy = ${SETTLED.energy},
      settled_at = ${SETTLED.settledAt}, version = version + 1
    WHERE id IN (SELECT id FROM user_pets WHERE is_active = 1 AND settled_at <= ?1 ORDER BY settled_at LIMIT ?3)
    RETURNING 1`,
    before,
    now,
    most,
  );
