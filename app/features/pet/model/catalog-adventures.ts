/** E14: each is a place in the Bible. Keys are for good: scenes, memories and rows of members name them. */
export const ADVENTURE_TYPES = ["exploration", "quest", "challenge", "other"] as const;
export type AdventureType = (typeof ADVENTURE_TYPES)[number];

export type AdventureKey =
  | "jordan"
  | "emmaus"
  | "rehoboth"
  | "bethlehem"
  | "cherith"
  | "jericho"
  | "galilee"
  | "horeb";

export type AdventureOffer = {
  key: AdventureKey;
  name: string;
  type: AdventureType;
  /** AD4 */
  difficulty: number;
  /** Part of the story (D26); an adventure takes five seconds. */
  durationHours: number;
  /** Percent. */
  successRate: number;
  coins: number;
  experience: number;
};

const place = (
  key: AdventureKey,
  name: string,
  type: AdventureType,
  difficulty: number,
  durationHours: number,
  successRate: number,
  coins: number,
  experience: number,
): AdventureOffer => ({ key, name, type, difficulty, durationHours, successRate, coins, experience });

export const ADVENTURES: readonly AdventureOffer[] = [
  place("jordan", "Twelve stones at the Jordan", "exploration", 1, 1, 90, 10, 10),
  place("emmaus", "The road to Emmaus", "exploration", 1, 2, 90, 10, 10),
  place("rehoboth", "The well at Rehoboth", "quest", 2, 3, 75, 18, 18),
  place("bethlehem", "The fields of Bethlehem", "quest", 2, 4, 75, 18, 18),
  place("cherith", "By the brook Cherith", "other", 3, 6, 55, 30, 30),
  place("jericho", "Around Jericho", "challenge", 3, 7, 55, 30, 30),
  place("galilee", "Across the Sea of Galilee", "challenge", 4, 9, 35, 50, 50),
  place("horeb", "The mountain of Horeb", "challenge", 4, 40, 35, 50, 50),
];

/** E15 */
export const STATS = ["happiness", "health", "energy"] as const;
export type Stat = (typeof STATS)[number];

export type TrainingOffer = {
  key: TrainingKey;
  /** training_type, as a member reads it. */
  name: string;
  stat: Stat;
  improvement: number;
  /** Part of the story; a training takes five seconds. */
  durationMinutes: number;
  coins: number;
};
export type TrainingKey = "fetch" | "long_way" | "be_still" | "lantern" | "songs" | "shared_meal";

export const TRAININGS: readonly TrainingOffer[] = [
  {
    key: "fetch",
    name: "Fetch, and bring back",
    stat: "happiness",
    improvement: 8,
    durationMinutes: 10,
    coins: 10,
  },
  {
    key: "long_way",
    name: "The long way round",
    stat: "health",
    improvement: 6,
    durationMinutes: 30,
    coins: 12,
  },
  {
    key: "be_still",
    name: "Lie down and be still",
    stat: "energy",
    improvement: 15,
    durationMinutes: 20,
    coins: 15,
  },
  {
    key: "songs",
    name: "Songs on the stairs",
    stat: "happiness",
    improvement: 15,
    durationMinutes: 25,
    coins: 18,
  },
  {
    key: "shared_meal",
    name: "A table for everyone",
    stat: "health",
    improvement: 15,
    durationMinutes: 45,
    coins: 24,
  },
  {
    key: "lantern",
    name: "Carry the lantern",
    stat: "happiness",
    improvement: 25,
    durationMinutes: 60,
    coins: 140,
  },
];
