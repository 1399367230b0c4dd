import fc from "fast-check";
import { PET_KINDS } from "#app/features/pet/model/catalog.ts";
import { ACTIVITIES } from "#app/features/wallet/catalog.ts";

/** What actors do, at random. */
export const ACTORS = 8;
const HOUR = 3_600_000;
/** Few, so that requests are repeated, and used for another question. */
const REQUESTS = 24;

export type Step =
  | { do: "post"; fields: Record<string, string>; request: number }
  | { do: "reward"; activity: number; cause: number }
  /** Verses saved and taken away again, one after the other: more of them than a day pays. */
  | { do: "save"; verses: { verse: number; value: "" | "on" }[]; request: number }
  /** One of a few sessions, told as far as it has come. */
  | { do: "study"; session: number; seconds: number }
  /** The ten of the day: the place that is asked now, or another one, rightly or not. */
  | { do: "trivia"; off: number; right: boolean }
  /** What evidence has reached, as a page settles it. */
  | { do: "games" }
  | { do: "visit" }
  | { do: "finish" }
  | { do: "sweep" }
  | { do: "wait"; ms: number };
export type Planned = Step & { member: number };

const post = (fields: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant("post" as const), fields, request: fc.nat(REQUESTS - 1) });
const of = (intent: string, more: Record<string, fc.Arbitrary<string>> = {}) =>
  post(fc.record({ intent: fc.constant(intent), ...more }) as fc.Arbitrary<Record<string, string>>);
/** Which of what is there; one too many is nobody's. */
const pick = (most: number) => fc.nat(most).map(String);
const ITEMS = [
  "item_treats",
  "item_scarf_plum",
  "item_cloak_first_snow",
  "item_mustard_seed",
  "item_crown_flower",
  "item_none",
];

const step: fc.Arbitrary<Step> = fc.oneof(
  // often: little can be done without a pet, and two tabs may adopt at once
  {
    weight: 7,
    arbitrary: of("adopt", {
      petTypeId: fc.constantFrom(...PET_KINDS, "dog_grown"),
      petName: fc.constantFrom("Bo", "Bo", "Bo", "Bo", "", "x".repeat(21)),
    }),
  },
  { weight: 5, arbitrary: of("feed") },
  { weight: 4, arbitrary: of("groom") },
  { weight: 5, arbitrary: of("play") },
  { weight: 4, arbitrary: of("adventure.start", { outing: pick(8) }) },
  { weight: 4, arbitrary: of("adventure.finish", { outing: pick(8) }) },
  { weight: 4, arbitrary: of("training.start", { outing: pick(6) }) },
  { weight: 4, arbitrary: of("training.finish", { outing: pick(6) }) },
  { weight: 3, arbitrary: of("evolve", { confirm: fc.constant("yes") }) },
  { weight: 2, arbitrary: of("rest", { resting: fc.constantFrom("on", "off") }) },
  // as on the page, out of date, and what no page sends
  {
    weight: 8,
    arbitrary: of("buy", {
      itemId: fc.constantFrom(...ITEMS),
      price: fc.constantFrom("right", "right", "right", "stale"),
    }),
  },
  { weight: 3, arbitrary: of("equip", { purchase: pick(3) }) },
  { weight: 2, arbitrary: of("unequip", { purchase: pick(3) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("reward" as const),
      activity: fc.nat(ACTIVITIES.length - 1),
      cause: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("save" as const),
      verses: fc.array(
        fc.record({ verse: fc.nat(9), value: fc.constantFrom("on" as const, "on" as const, "" as const) }),
        {
          maxLength: 9,
        },
      ),
      request: fc.nat(REQUESTS - 1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("study" as const),
      session: fc.nat(6),
      seconds: fc.constantFrom(30, 100, 179, 180, 400),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("trivia" as const),
      off: fc.constantFrom(0, 0, 0, -1, 1),
      right: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: "games" as const }) },
  { weight: 3, arbitrary: fc.constant({ do: "visit" as const }) },
  { weight: 2, arbitrary: fc.constant({ do: "finish" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "sweep" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      ms: fc.constantFrom(1, 5_000, HOUR, 13 * HOUR, 80 * HOUR),
    }),
  },
);

/** Rounds of up to eight at once; mostly the first member's, whose tabs they are. */
export const rounds: fc.Arbitrary<Planned[][]> = fc.array(
  fc.array(
    fc.tuple(step, fc.constantFrom(0, 0, 0, 1)).map(([one, member]) => ({ ...one, member })),
    { minLength: 1, maxLength: ACTORS },
  ),
  { minLength: 3, maxLength: 14 },
);

/** How rich the members begin, what the shop has, how far pets have come, and what shuffles the trips and the dice. */
export type Beginning = {
  coins: number;
  gems: number;
  stock: number;
  level: number;
  experience: number;
  seed: number;
};
export const beginnings: fc.Arbitrary<Beginning> = fc.record({
  coins: fc.constantFrom(0, 3, 8, 30, 160, 900),
  gems: fc.nat(4),
  // for one of two who want it, and for both
  stock: fc.constantFrom(1, 2),
  level: fc.constantFrom(1, 5),
  experience: fc.constantFrom(0, 90, 9_895, 9_990),
  seed: fc.integer(),
});
