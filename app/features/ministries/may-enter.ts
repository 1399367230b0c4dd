import type { Meeting } from "#app/features/community/model/may-meet.ts";
import type { Ministry } from "#app/features/groups/model/kinds.ts";

/**
 * Whether somebody sees a ministry's groups, names, gatherings and wall, beside its themes: the young and their appointed
 * leaders those of the youth, adults those of the two others.
 */
export const mayEnter = (ministry: Ministry, { ageBand, leads }: Meeting): boolean =>
  ministry === "youth" ? ageBand === "13-17" || leads : ageBand === "18+";
