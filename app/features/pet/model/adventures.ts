import type { LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { ADVENTURE } from "./catalog.ts";
import { type Adventure, begun, isOver, offered } from "./outings.ts";
import type { PetRefusal } from "./refusals.ts";
import { capped, type Pet, petLevel, settle } from "./rules.ts";

/** AD4 */
export function difficultyOf(level: number): "easy" | "medium" | "hard" | "extreme" {
  if (level <= 1) return "easy";
  if (level <= 2) return "medium";
  return level <= 3 ? "hard" : "extreme";
}

/** AD2, V16: costs energy, and is over when the server's time has come. */
export function startAdventure(
  pet: Pet,
  adventure: Adventure,
  today: LocalDay,
  now: number,
): Result<{ pet: Pet; adventure: Adventure }, PetRefusal> {
  const { status } = offered(adventure, today);
  if (status === "in_progress") return refuse("pet.adventure_running");
  if (status === "completed") return refuse("pet.adventure_done_today");
  const rested = settle(pet, now);
  if (rested.energy < ADVENTURE.needsEnergy) return refuse("pet.not_enough_energy");
  return ok({
    pet: { ...rested, energy: capped(rested.energy - ADVENTURE.energy), version: pet.version + 1 },
    adventure: begun(adventure, today, now, ADVENTURE.ms),
  });
}

/** AD3: the listed coins, or half of them rounded down; the experience in both cases. */
export function finishAdventure(
  pet: Pet,
  adventure: Adventure,
  now: number,
  random: () => number,
): Result<{ pet: Pet; adventure: Adventure; coins: number }, PetRefusal> {
  if (!isOver(adventure, now)) return refuse("pet.adventure_not_over");
  const success = random() * 100 < adventure.successRate;
  const { coins: listed, experience } = adventure.rewards;
  const coins = success ? listed : Math.floor(listed / 2);
  const learned = pet.experience + experience;
  return ok({
    coins,
    pet: {
      ...settle(pet, now),
      experience: learned,
      level: petLevel(pet.level, learned),
      version: pet.version + 1,
    },
    adventure: {
      ...adventure,
      status: "completed",
      completedAt: now,
      result: { success, rewardsEarned: { coins, experience } },
      version: adventure.version + 1,
    },
  });
}
