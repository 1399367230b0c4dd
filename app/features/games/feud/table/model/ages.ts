import { type Meeting, mayMeet } from "#app/features/community/model/may-meet.ts";
import { memberMayCome, type Opened } from "#app/features/groups/evening/model/guest.ts";

/**
 * A table has the age band of those for whom it was opened. A member comes to it who may meet all of them; and, where
 * guests have come, as to an evening that has guests: the one rule decides (docs/decisions/0074).
 */
export const memberMaySit = (opened: Opened, guests: number, me: Meeting): boolean =>
  mayMeet(me, { ageBand: opened.ageBand, leads: false }) && memberMayCome(opened, guests, me);
