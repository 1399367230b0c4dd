import type { TogetherState } from "./together.ts";

/** A group of the member's, and what it does together. */
export type GroupQuestLine = {
  groupId: string;
  slug: string;
  /** The group's. */
  group: string;
  state: TogetherState;
  /** While it is open, or done: what it is, and the sum of all. */
  quest: { name: string; to: string; progress: number; target: number; coins: number } | null;
};
