import type { Field } from "./field.ts";

/** Kinds of content, in the order in which they are listed. Ids are for good: rows of the database name them. */
export const KIND_IDS = [
  "devotional",
  "day_verse",
  "daniel_day",
  "plan_day",
  "ministry_week",
  "video",
  "pet_adventure",
  "pet_type",
  "pet_evolution",
  "pet_accessory",
  "shop_item",
  "quest",
  "challenge_step",
  "trivia_question",
  "feud_board",
  "feud_poll",
] as const;
export type KindId = (typeof KIND_IDS)[number];

export const isKind = (id: string): id is KindId => KIND_IDS.some((known) => known === id);

export type ContentKind = {
  id: KindId;
  fields: readonly Field[];
  /**
   * `day`: a version may wait for a day. `at_once`: it changes the database and holds from its saving on.
   * `never`: it is shown, and cannot be changed without a deployment; why stands in `copy-kinds.ts`.
   */
  changes: "day" | "at_once" | "never";
};
