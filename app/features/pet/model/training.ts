import type { LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { TRAINING_MS } from "./catalog.ts";
import { begun, isOver, offered, type Training } from "./outings.ts";
import type { PetRefusal } from "./refusals.ts";
import { capped, type Pet, settle } from "./rules.ts";

/** TR1, V15 */
export function startTraining(
  pet: Pet,
  training: Training,
  coins: number,
  today: LocalDay,
  now: number,
): Result<{ training: Training; coins: number }, PetRefusal> {
  const { status } = offered(training, today);
  if (status === "in_progress") return refuse("pet.training_running");
  if (status === "completed") return refuse("pet.training_done_today");
  if (coins < training.costCoins) return refuse("pet.insufficient_coins");
  if (settle(pet, now)[training.statTargeted] >= 100) return refuse("pet.stat_full");
  return ok({ training: begun(training, today, now, TRAINING_MS), coins: training.costCoins });
}

/** TR1; G18: when the stat was filled meanwhile there was nothing to train, and the coins come back. */
export function finishTraining(
  pet: Pet,
  training: Training,
  now: number,
): Result<{ pet: Pet; training: Training; refund: number }, PetRefusal> {
  if (!isOver(training, now)) return refuse("pet.training_not_over");
  const before = settle(pet, now);
  const stat = training.statTargeted;
  const after = capped(before[stat] + training.improvementAmount);
  const gained = after - before[stat];
  const refund = gained > 0 ? 0 : training.costCoins;
  return ok({
    refund,
    pet: { ...before, [stat]: after, version: pet.version + 1 },
    training: {
      ...training,
      status: "completed",
      completedAt: now,
      result: { success: gained > 0, gained, refunded: refund },
      version: training.version + 1,
    },
  });
}
