import { ok, type Result, refuse } from "#app/core/result.ts";
import {
  CARE,
  type CareAction,
  DECAY,
  GLOW_ABOVE,
  HOUR_MS,
  NEEDS,
  NEEDS_HOURS,
  STAT_MAX,
} from "./catalog.ts";
import type { PetRefusal } from "./refusals.ts";

export type Stats = { happiness: number; health: number; energy: number };

/**
 * A pet as it is stored (E11): its stats are those of `settledAt`, and `settle` says what they are now. A tab keeps the
 * one with the higher `version`.
 */
export type Pet = Stats & {
  id: string;
  petTypeId: string;
  petName: string;
  level: number;
  experience: number;
  /** Epoch ms; null when that was never done. */
  lastFedAt: number | null;
  lastGroomedAt: number | null;
  lastPlayedAt: number | null;
  settledAt: number;
  /** Rest mode: since then nothing falls. */
  restingSince: number | null;
  adoptedAt: number;
  version: number;
};

/** V18, PT11 */
export const capped = (value: number): number => Math.max(0, Math.min(STAT_MAX, value));

export const raise = <Some extends Stats>(pet: Some, by: Stats): Some => ({
  ...pet,
  happiness: capped(pet.happiness + by.happiness),
  health: capped(pet.health + by.health),
  energy: capped(pet.energy + by.energy),
});

const decay = (stat: number, by: number): number => Math.min(stat, Math.max(DECAY.floor, stat - by));

/**
 * The stats of now (G12): whole hours take a little happiness and health, never below the floor, and give energy. Asked
 * twice or once at the end is the same. A pet that rests loses nothing; one below the floor is not lowered.
 */
export function settle<Some extends Stats & Pick<Pet, "settledAt" | "restingSince">>(
  pet: Some,
  now: number,
): Some {
  const hours = Math.floor((now - pet.settledAt) / HOUR_MS);
  if (hours <= 0) return pet;
  const rests = pet.restingSince !== null;
  return {
    ...pet,
    happiness: rests ? pet.happiness : decay(pet.happiness, hours * DECAY.happiness),
    health: rests ? pet.health : decay(pet.health, hours * DECAY.health),
    energy: capped(pet.energy + hours * DECAY.energy),
    settledAt: pet.settledAt + hours * HOUR_MS,
  };
}

/** G12: a level once reached stays. */
export const petLevel = (stored: number, experience: number): number =>
  Math.max(stored, Math.min(100, Math.floor(experience / 100) + 1));

const DONE_AT = { feed: "lastFedAt", groom: "lastGroomedAt", play: "lastPlayedAt" } as const;

/** Feed, groom, play (PT8-PT10, V13, D20, D27): the pet afterwards and what it costs. */
export function care(
  pet: Pet,
  careAction: CareAction,
  coins: number,
  now: number,
): Result<{ pet: Pet; coins: number }, PetRefusal> {
  const { coins: cost, needsEnergy, change } = CARE[careAction];
  const before = settle(pet, now);
  if (coins < cost) return refuse("pet.not_enough_coins");
  if (before.energy < needsEnergy) return refuse("pet.too_tired");
  const after = { ...raise(before, change), [DONE_AT[careAction]]: now, version: pet.version + 1 };
  return ok({ pet: after, coins: cost });
}

/**
 * PT12, D21: the reminder and the chat area ask without time, the widget with it. A pet that rests needs nothing.
 * @param pet settled to `now`
 */
export function needsCare(pet: Pet, now: number, { withTime }: { withTime: boolean }): boolean {
  if (pet.restingSince !== null) return false;
  if (pet.happiness < NEEDS.happiness || pet.health < NEEDS.health || pet.energy < NEEDS.energy) return true;
  const longAgo = (at: number | null, hours: number) => now - (at ?? pet.adoptedAt) > hours * HOUR_MS;
  return (
    withTime && (longAgo(pet.lastFedAt, NEEDS_HOURS.fed) || longAgo(pet.lastPlayedAt, NEEDS_HOURS.played))
  );
}

/** Whether anything was done with it after that moment. */
export const caredForSince = (pet: Pet, at: number): boolean =>
  [pet.lastFedAt, pet.lastGroomedAt, pet.lastPlayedAt].some((done) => done !== null && done > at);

export const MOODS = ["very-happy", "happy", "neutral", "sad", "crying"] as const;
export type Mood = (typeof MOODS)[number];

/** PT13, D22 */
export function moodOf(happiness: number): Mood {
  if (happiness >= 80) return "very-happy";
  if (happiness >= 60) return "happy";
  if (happiness >= 40) return "neutral";
  return happiness >= 20 ? "sad" : "crying";
}

/** PT2 */
export const glows = (happiness: number): boolean => happiness > GLOW_ABOVE;
