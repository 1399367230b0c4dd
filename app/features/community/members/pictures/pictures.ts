/** The product's own drawings for a profile, in the order in which they are offered. */
export const PICTURES = [
  "sunrise",
  "dove",
  "lamp",
  "olive",
  "wheat",
  "lighthouse",
  "boat",
  "well",
  "lamb",
  "star",
  "tree",
  "fish",
] as const;
export type Picture = (typeof PICTURES)[number];

export const isPicture = (name: string): name is Picture => (PICTURES as readonly string[]).includes(name);
