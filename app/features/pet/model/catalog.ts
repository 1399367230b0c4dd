/** E10: the six that can be adopted. Ids as in the database. */
export const PET_KINDS = ["dog", "cat", "rabbit", "bird", "fish", "turtle"] as const;
export type PetKind = (typeof PET_KINDS)[number];

/** G15: what each grows into; not to be adopted. */
export const GROWN_KINDS = [
  "dog_grown",
  "cat_grown",
  "rabbit_grown",
  "bird_grown",
  "fish_grown",
  "turtle_grown",
] as const;
export type GrownKind = (typeof GROWN_KINDS)[number];
export type PetTypeId = PetKind | GrownKind;
/** Where care is sent that waited on a device. */
export const PET_KEPT_PATH = "/pet/kept";
/** V12, K7 */
export const NAME_MAX = 20;
/** V18, PT11 */
export const STAT_MAX = 100;
/** D20: one constant for what is shown and what is done. PT8, PT9, PT10, K7, K8. */
export const CARE = {
  feed: { coins: 5, needsEnergy: 0, change: { happiness: 15, health: 20, energy: 0 } },
  groom: { coins: 3, needsEnergy: 0, change: { happiness: 20, health: 0, energy: 0 } },
  play: { coins: 0, needsEnergy: 20, change: { happiness: 10, health: 0, energy: -20 } },
} as const;
export type CareAction = keyof typeof CARE;
export const CARE_ACTIONS = ["feed", "groom", "play"] as const satisfies readonly CareAction[];

/** How a pet begins. */
export const FIRST_STATS = { happiness: 80, health: 80, energy: 80 } as const;
/** Something to buy the first meals with. */
export const ADOPTION_COINS = 10;

/** G12: an hour takes this of happiness and health, never below the floor, and gives this of energy. */
export const HOUR_MS = 3_600_000;
export const DECAY = { happiness: 1, health: 1, floor: 25, energy: 5 } as const;

/** PT12, K7 */
export const NEEDS = { happiness: 30, health: 30, energy: 20 } as const;
/** D21: hunger and boredom, which the widget reads beside the values: so many hours without a meal, without play. */
export const NEEDS_HOURS = { fed: 24, played: 12 } as const;
/** PT2, D22: above this it glows. */
export const GLOW_ABOVE = 90;
/** PT3 */
export const BAR_ABOVE = { good: 80, fair: 50 } as const;

/** AD2, K9 */
export const ADVENTURE = { needsEnergy: 30, energy: 20, ms: 5_000 } as const;
/** TR1, K9 */
export const TRAINING_MS = 5_000;
/** EV3 */
export const EVOLVING = { levels: 1, happiness: 10 } as const;
