import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { finishAdventure, startAdventure } from "#app/features/pet/model/adventures.ts";
import { ADVENTURE, TRAINING_MS } from "#app/features/pet/model/catalog.ts";
import type { Memory } from "#app/features/pet/model/memories.ts";
import { type Adventure, isOver, type Training } from "#app/features/pet/model/outings.ts";
import { withPet } from "#app/features/pet/model/pet-command.server.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { PetChange } from "#app/features/pet/model/reply.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { type NewMemory, savePet } from "#app/features/pet/model/store.server.ts";
import { finishTraining, startTraining } from "#app/features/pet/model/training.ts";
import { addMovement } from "#app/features/wallet/store.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { beginOuting, type Finished, finishOutings, type Outing } from "./outings-store.server.ts";

type AboutAdventure = { intent: string; requestId: string; petId: string; adventureId: string };
type AboutTraining = { intent: string; requestId: string; petId: string; trainingId: string };
type Changed = Promise<Result<PetChange, PetRefusal>>;
/** A refusal may say what it takes. */
export type Begun = Result<PetChange, PetRefusal> & { need?: number };

/** AD2: on its way for five seconds; the room looks after it then, whether a page is open or not. */
export const beginAdventure = (ctx: MemberContext, asked: AboutAdventure): Changed =>
  withPet(
    ctx,
    asked,
    (pet, { adventure, now, today }) => {
      if (adventure?.petId !== pet.id) return refuse("pet.adventure_not_found");
      const begun = startAdventure(pet, adventure, today, now);
      if (!begun.ok) return begun;
      return ok({
        statements: [
          beginOuting(ctx.db, ctx.userId, { kind: "adventure", one: begun.value.adventure }),
          savePet(ctx.db, ctx.userId, begun.value.pet, now),
        ],
        answer: begun.value,
      });
    },
    { outingId: asked.adventureId, wakeAfterMs: ADVENTURE.ms },
  );

/** TR1: paid as it begins. */
export async function beginTraining(ctx: MemberContext, asked: AboutTraining): Promise<Begun> {
  let price = 0;
  const done = await withPet(
    ctx,
    asked,
    (pet, { training, wallet, now, today }) => {
      if (training?.petId !== pet.id) return refuse("pet.training_not_found");
      price = training.costCoins;
      const begun = startTraining(pet, training, wallet?.coins ?? 0, today, now);
      if (!begun.ok) return begun;
      const payment = {
        currency: "faith_coins",
        amount: -begun.value.coins,
        cause: "training",
        causeId: `${training.id}@${today}`,
        subject: training.trainingKey,
      } as const;
      return ok({
        statements: [
          beginOuting(ctx.db, ctx.userId, { kind: "training", one: begun.value.training }),
          addMovement(ctx.db, ctx.userId, now, payment),
        ],
        answer: { pet, training: begun.value.training },
      });
    },
    { outingId: asked.trainingId, wakeAfterMs: TRAINING_MS },
  );
  return !done.ok && done.refusal === "pet.insufficient_coins" ? { ...done, need: price } : done;
}

/** AD3, TR1: what comes of an outing that is over. */
export function finish(
  ctx: Pick<AppContext, "random">,
  userId: string,
  outing: Outing,
  pet: Pet,
  now: number,
): Result<Finished, PetRefusal> {
  if (outing.kind === "training") {
    const done = finishTraining(pet, outing.one, now);
    if (!done.ok) return done;
    const { training, refund } = done.value;
    const movement = {
      currency: "faith_coins",
      amount: refund,
      cause: "training_refunded",
      causeId: `${training.id}@${training.begunDay}`,
      subject: training.trainingKey,
    } as const;
    return ok({
      userId,
      outing: { kind: "training", one: training },
      pet: done.value.pet,
      movement: refund > 0 ? movement : null,
      memories: [],
    });
  }
  const done = finishAdventure(pet, outing.one, now, ctx.random);
  if (!done.ok) return done;
  const { adventure, coins } = done.value;
  const causeId = `${adventure.id}@${adventure.begunDay}`;
  const subject = adventure.adventureKey;
  const memory = (kind: NewMemory["kind"], about: string, cause: string): NewMemory => ({
    id: newId("mem", now, ctx.random),
    petId: pet.id,
    kind,
    about,
    causeId: cause,
  });
  const { level } = done.value.pet;
  return ok({
    userId,
    outing: { kind: "adventure", one: adventure },
    pet: done.value.pet,
    movement:
      coins > 0 ? { currency: "faith_coins", amount: coins, cause: "adventure", causeId, subject } : null,
    memories: [
      { ...memory("adventure", subject, causeId), success: adventure.result?.success ?? false },
      ...(level > pet.level ? [memory("level", String(level), String(level))] : []),
    ],
  });
}

/** The album's line of the adventure, for the page that asked. */
const memoryIn = ({ memories: [first] }: Finished, now: number): { memory?: Memory } =>
  first
    ? {
        memory: {
          id: first.id,
          petId: first.petId,
          kind: first.kind,
          about: first.about,
          success: first.success ?? null,
          note: null,
          createdAt: now,
        },
      }
    : {};

/** By the member's own page; what the room or the cron has finished before is answered as it is. */
function finishOne(
  ctx: MemberContext,
  asked: AboutAdventure | AboutTraining,
  outingIn: (here: { adventure: Adventure | null; training: Training | null }) => Outing | null,
  missing: PetRefusal,
): Changed {
  const outingId = "adventureId" in asked ? asked.adventureId : asked.trainingId;
  return withPet(
    ctx,
    asked,
    (pet, here) => {
      const outing = outingIn(here);
      if (outing?.one.petId !== pet.id) return refuse(missing);
      if (outing.one.status === "completed" && !isOver(outing.one, here.now))
        return ok({
          unchanged: {
            pet,
            [outing.kind]: outing.one,
            ...(here.wallet && { wallet: here.wallet }),
            ...(here.memory && { memory: here.memory }),
          },
        });
      const done = finish(ctx, ctx.userId, outing, pet, here.now);
      if (!done.ok) return done;
      return ok({
        statements: finishOutings(ctx.db, outing.kind, [done.value], here.now),
        answer: {
          pet: done.value.pet,
          [outing.kind]: done.value.outing.one,
          ...memoryIn(done.value, here.now),
        },
      });
    },
    { outingId },
  );
}

export const finishAdventureNow = (ctx: MemberContext, asked: AboutAdventure): Changed =>
  finishOne(
    ctx,
    asked,
    ({ adventure }) => adventure && { kind: "adventure", one: adventure },
    "pet.adventure_not_found",
  );

export const endTraining = (ctx: MemberContext, asked: AboutTraining): Changed =>
  finishOne(
    ctx,
    asked,
    ({ training }) => training && { kind: "training", one: training },
    "pet.training_not_found",
  );
