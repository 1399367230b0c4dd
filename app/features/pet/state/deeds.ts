import type { LocalDay } from "#app/core/local-day.ts";
import { settle } from "#app/features/pet/model/rules.ts";
import { type Act, type House, type HouseNews, hear, paint } from "./house.ts";

/** What is sent besides the act itself. */
export type Sent = Record<string, string>;

/** What was done here and waits for its answer. `silent`: nobody has pressed it. */
export type Waiting = { requestId: string; fields: Sent; act: Act | null; silent: boolean };

/** A member's house in one tab: what is known of it, and what waits on top of that, in the order of the taps. */
export type Deeds = { house: House; waiting: readonly Waiting[] };

/**
 * News by a reply or by the room. What they come of is in them: where the room is the faster one, the act that still
 * waits for its reply is not painted over its own outcome.
 */
export const told = <Some extends Deeds>(deeds: Some, news: HouseNews & { requestId?: string }): Some => ({
  ...deeds,
  house: hear(deeds.house, news),
  waiting: deeds.waiting.map((one) => (one.requestId === news.requestId ? { ...one, act: null } : one)),
});

/** The reply has come, whatever it says. */
export const answered = <Some extends Deeds>(deeds: Some, requestId: string): Some => ({
  ...deeds,
  waiting: deeds.waiting.filter((one) => one.requestId !== requestId),
});

/** What is seen at `hour`: the house of then, with everything painted that waits. */
export const seen = ({ house, waiting }: Deeds, today: LocalDay, hour: number): House =>
  waiting.reduce<House>(
    (before, { act }) => {
      const painted = act && paint(before, act, today, hour);
      return painted?.ok ? painted.value : before;
    },
    { ...house, pet: house.pet && settle(house.pet, hour) },
  );
