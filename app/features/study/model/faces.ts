import type { Mood } from "./session.ts";

/** Which of the pet's faces says it. */
export const FACES = {
  very_happy: "very-happy",
  happy: "happy",
  neutral: "neutral",
  sad: "sad",
  crying: "crying",
} as const satisfies Record<Mood, string>;
