import type { Ministry } from "#app/features/groups/model/kinds.ts";

export const MINISTRY_PATHS: Readonly<Record<Ministry, string>> = {
  youth: "/youth-ministry",
  men: "/mens-fellowship",
  women: "/womens-ministry",
};

/** The twelve weeks of a ministry have an address each. */
export const weekPath = (ministry: Ministry, week: number): string =>
  `${MINISTRY_PATHS[ministry]}?week=${week}`;
