import fc from "fast-check";
import type { AgeBand } from "#app/features/member/age.ts";

type Who = { ageBand: AgeBand; leads: boolean };
export const PEOPLE: readonly Who[] = [
  { ageBand: "18+", leads: false },
  { ageBand: "18+", leads: false },
  { ageBand: "18+", leads: true },
  { ageBand: "18+", leads: true },
  { ageBand: "13-17", leads: false },
  { ageBand: "13-17", leads: false },
];
/** Made by the two who lead: one of adults, one of the young. */
export const GROUPS = [
  { maker: 2, young: false },
  { maker: 3, young: true },
] as const;

export const ACTS = [
  "ask",
  "accept",
  "decline",
  "take-back",
  "remove",
  "block",
  "unblock",
  "both-ask",
  "join",
  "leave",
  "ban",
  "send-away",
  "hand-over",
  "erase",
] as const;
export type PeopleStep = { who: number; act: (typeof ACTS)[number]; other: number; group: number };

export const peopleSteps: fc.Arbitrary<PeopleStep[]> = fc.array(
  fc.record({
    who: fc.nat({ max: PEOPLE.length - 1 }),
    act: fc.constantFrom(...ACTS, "ask", "ask", "accept", "accept", "join", "join"),
    other: fc.nat({ max: PEOPLE.length - 1 }),
    group: fc.nat({ max: GROUPS.length - 1 }),
  }),
  { minLength: 5, maxLength: 25 },
);

export const userOf = (who: number): string => `user_model_${who}`;
