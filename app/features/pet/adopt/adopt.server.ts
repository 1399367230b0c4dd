import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import type { Database, Statement } from "#app/db/database.ts";
import { ADOPTION_COINS, FIRST_STATS, PET_KINDS } from "#app/features/pet/model/catalog.ts";
import { ADVENTURES, TRAININGS } from "#app/features/pet/model/catalog-adventures.ts";
import { petNameOf } from "#app/features/pet/model/naming.ts";
import { runPetCommand } from "#app/features/pet/model/pet-command.server.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { PetChange } from "#app/features/pet/model/reply.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { addMemory, addPet } from "#app/features/pet/model/store.server.ts";
import { addMovement, beginStats } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";

/** V12: a pet of one of the six kinds, with its adventures and trainings (G15) and the first line of its album. */
export async function adoptPet(
  ctx: MemberContext,
  asked: { intent: "adopt"; requestId: string; petTypeId: string; petName: string },
): Promise<Result<PetChange, PetRefusal>> {
  const petName = petNameOf(asked.petName);
  if (!petName.ok) return petName;
  const petTypeId = PET_KINDS.find((kind) => kind === asked.petTypeId);
  if (!petTypeId) return refuse("pet.unknown_type");
  return runPetCommand(ctx, { ...asked, petName: petName.value } as typeof asked, (there, { now }) => {
    if (there) return refuse("pet.already_adopted");
    const { db, userId } = ctx;
    const pet: Pet = {
      id: newId("pet", now, ctx.random),
      petTypeId,
      petName: petName.value,
      ...FIRST_STATS,
      level: 1,
      experience: 0,
      lastFedAt: null,
      lastGroomedAt: null,
      lastPlayedAt: null,
      settledAt: now,
      restingSince: null,
      adoptedAt: now,
      version: 1,
    };
    const welcome = addMovement(db, userId, now, {
      currency: "faith_coins",
      amount: ADOPTION_COINS,
      cause: "pet_adopted",
      causeId: pet.id,
      subject: pet.petName,
    });
    const memory = {
      id: newId("mem", now, ctx.random),
      petId: pet.id,
      kind: "adopted" as const,
      about: petTypeId,
      causeId: "adopted",
    };
    return ok({
      statements: [
        beginStats(db, userId, now),
        addPet(db, userId, pet),
        ...addOffers(db, userId, pet.id, (prefix) => newId(prefix, now, ctx.random)),
        addMemory(db, userId, now, memory),
        welcome,
      ],
      answer: { pet },
    });
  });
}

/** G15: what is offered to a new pet. */
function addOffers(db: Database, userId: string, petId: string, id: (prefix: string) => string): Statement[] {
  const adventures = ADVENTURES.map((offer) => ({ id: id("adv"), ...offer }));
  const trainings = TRAININGS.map((offer) => ({ id: id("trn"), ...offer }));
  return [
    db.written(
      `INSERT INTO pet_adventures (id, user_id, pet_id, adventure_key, adventure_name, adventure_type, difficulty_level,
        duration_hours, success_rate, rewards)
      SELECT value ->> 'id', ?1, ?2, value ->> 'key', value ->> 'name', value ->> 'type', value ->> 'difficulty',
        value ->> 'durationHours', value ->> 'successRate',
        json_object('coins', value ->> 'coins', 'experience', value ->> 'experience')
      FROM json_each(?3)`,
      userId,
      petId,
      JSON.stringify(adventures),
    ),
    db.written(
      `INSERT INTO pet_training_sessions (id, user_id, pet_id, training_key, training_type, stat_targeted,
        improvement_amount, duration_minutes, cost_coins)
      SELECT value ->> 'id', ?1, ?2, value ->> 'key', value ->> 'name', value ->> 'stat', value ->> 'improvement',
        value ->> 'durationMinutes', value ->> 'coins'
      FROM json_each(?3)`,
      userId,
      petId,
      JSON.stringify(trainings),
    ),
  ];
}
