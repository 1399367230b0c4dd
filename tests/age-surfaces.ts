/**
 * Every surface on which members read or reach each other, and what each asks of two ages: one table, which a later
 * system (groups, friends, games) extends with its lines. `tests/service/moderation/minors.test.ts` walks it.
 *
 * - `meets`: both ways as the rule of meeting says (`may-meet.ts`)
 * - `same`: of one age band alone, appointed leaders too
 * - `never`: no surface of this kind is there at all
 */
export type AgeRule = "meets" | "same" | "never";

export const PAIRS = [
  { one: "18+", other: "18+", meets: true },
  { one: "13-17", other: "13-17", meets: true },
  { one: "18+", other: "13-17", meets: false },
  { one: "13-17", other: "18+", meets: false },
  { one: "leader", other: "13-17", meets: true },
  { one: "13-17", other: "leader", meets: true },
] as const;

export type Kind = (typeof PAIRS)[number]["one"];

/** `one` does it to something of `other`. */
export const SURFACES = [
  { name: "reads a request on the wall", rule: "meets" },
  { name: "reads a request by its address", rule: "meets" },
  { name: "prays for a request", rule: "meets" },
  { name: "promises to pray for a request", rule: "meets" },
  { name: "writes a line to who asked", rule: "meets" },
  { name: "takes an hour of a relay", rule: "meets" },
  { name: "reports a request", rule: "meets" },
  { name: "reads a testimony on the page", rule: "meets" },
  { name: "reads a testimony by its address", rule: "meets" },
  { name: "says Amen to a testimony", rule: "meets" },
  { name: "comments on a testimony", rule: "meets" },
  { name: "reads a comment on a testimony that both read", rule: "meets" },
  { name: "hears of a request in the wall's room", rule: "meets" },
  { name: "reads a request for friends", rule: "same" },
  { name: "reads a request for a group", rule: "meets" },
  { name: "sends a pet to see theirs", rule: "same" },
  { name: "asks for a duel of trivia", rule: "same" },
  // nobody writes to one person alone, at any age
  { name: "writes a private message", rule: "never" },
  { name: "follows a link of somebody's whom the young read", rule: "never" },
] as const satisfies readonly { name: string; rule: AgeRule }[];
export type Surface = (typeof SURFACES)[number]["name"];
