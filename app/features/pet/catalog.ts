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
export const PET_TYPE_IDS: readonly PetTypeId[] = [...PET_KINDS, ...GROWN_KINDS];

export type PetType = { id: PetTypeId; name: string; description: string; isActive: boolean };

export const PET_TYPES: readonly PetType[] = [
  { id: "dog", name: "Dog", description: "Glad you are home", isActive: true },
  { id: "cat", name: "Cat", description: "Near, on its own terms", isActive: true },
  { id: "rabbit", name: "Rabbit", description: "Small and brave enough", isActive: true },
  { id: "bird", name: "Bird", description: "Up before the sun", isActive: true },
  { id: "fish", name: "Fish", description: "Keeps every secret", isActive: true },
  { id: "turtle", name: "Turtle", description: "In no hurry at all", isActive: true },
  { id: "dog_grown", name: "Shepherd dog", description: "Counts them all in, every night", isActive: false },
  { id: "cat_grown", name: "Watchful cat", description: "Awake while the house sleeps", isActive: false },
  { id: "rabbit_grown", name: "Meadow rabbit", description: "Knows where the clover is", isActive: false },
  { id: "bird_grown", name: "Dawn bird", description: "Sings before it is light", isActive: false },
  { id: "fish_grown", name: "Deep-water fish", description: "At home in great waters", isActive: false },
  { id: "turtle_grown", name: "Pilgrim turtle", description: "Always arrives", isActive: false },
];

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
export type CareDeed = keyof typeof CARE;

/** How a pet begins. */
export const FIRST_STATS = { happiness: 80, health: 80, energy: 80 } as const;
/** Something to buy the first meals with. */
export const ADOPTION_COINS = 10;

/** G12: an hour takes this of happiness and health, never below the floor, and gives this of energy. */
export const HOUR_MS = 3_600_000;
export const DECAY = { happiness: 1, health: 1, floor: 25, energy: 5 } as const;

/** PT12, K7 */
export const NEEDS = { happiness: 30, health: 30, energy: 20 } as const;
/** D21: the widget's further reading, hours. */
export const NEEDS_HOURS = { fed: 24, played: 12 } as const;
/** PT2, D22: above this it glows. */
export const GLOW_ABOVE = 90;
/** PT3 */
export const BAR_ABOVE = { good: 80, fair: 50 } as const;
/** PT15, K16, ms */
export const REMINDER = { checkMs: 30 * 60_000, restMs: 4 * HOUR_MS } as const;

/** AD2, K9 */
export const ADVENTURE = { needsEnergy: 30, energy: 20, ms: 5_000 } as const;
/** TR1, K9 */
export const TRAINING_MS = 5_000;
/** EV3 */
export const EVOLVING = { levels: 1, happiness: 10 } as const;
