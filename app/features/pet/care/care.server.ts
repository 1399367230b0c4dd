import { ok, type Result, refuse } from "#app/core/result.ts";
import { CARE, type CareAction } from "#app/features/pet/model/catalog.ts";
import { withPet } from "#app/features/pet/model/pet-command.server.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { PetChange } from "#app/features/pet/model/reply.ts";
import { care, type Pet, settle } from "#app/features/pet/model/rules.ts";
import { addActivity, savePet } from "#app/features/pet/model/store.server.ts";
import { addMovement } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";

const CAUSE = { feed: "pet_fed", groom: "pet_groomed" } as const;

export type CareAsked = { intent: CareAction; requestId: string; petId: string };

/**
 * Feed, groom, play (PT8-PT10).
 * @param allowed what else must hold of the pet by now; null where nothing is against it
 */
export const careForPet = (
  ctx: MemberContext,
  asked: CareAsked,
  allowed: (pet: Pet) => PetRefusal | null = () => null,
): Promise<Result<PetChange, PetRefusal>> =>
  withPet(ctx, asked, (pet, { wallet, now }) => {
    const { db, userId } = ctx;
    const careAction = asked.intent;
    const against = allowed(settle(pet, now));
    if (against) return refuse(against);
    const done = care(pet, careAction, wallet?.coins ?? 0, now);
    if (!done.ok) return done;
    const { coins } = done.value;
    const payment =
      careAction === "play" || coins === 0
        ? []
        : [
            addMovement(db, userId, now, {
              currency: "faith_coins",
              amount: -coins,
              cause: CAUSE[careAction],
              causeId: asked.requestId,
              subject: pet.petName,
            }),
          ];
    const activity = addActivity(db, userId, now, {
      petId: pet.id,
      type: careAction,
      coinsSpent: coins,
      change: CARE[careAction].change,
      causeId: asked.requestId,
    });
    return ok({
      statements: [savePet(db, userId, done.value.pet, now), ...payment, activity],
      answer: { pet: done.value.pet },
    });
  });
