import type { Relay } from "#app/features/community/relay/relay.ts";
import { HOUR, type World } from "./world.ts";

const DAY = 24 * HOUR;
type Running = { request: string; startsAt: number; ended: boolean; hours: Map<number, number> };

/** What shall be of the relays (M3): one at a time, each hour one member's, three a member. */
export class Relays {
  readonly #world: World;
  readonly #all: Running[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  #of = (request: string): Running[] => this.#all.filter((one) => one.request === request);

  #newest = (request: string): Running | undefined =>
    this.#of(request)
      .filter(({ ended }) => !ended)
      .sort((one, other) => other.startsAt - one.startsAt)[0];

  /** By the asker of an open request that members see. */
  begin(request: string): void {
    const { now } = this.#world;
    const startsAt = (Math.floor(now / HOUR) + 1) * HOUR;
    const own = this.#of(request);
    if (own.some((one) => one.startsAt === startsAt || (!one.ended && one.startsAt + DAY > now))) return;
    this.#all.push({ request, startsAt, ended: false, hours: new Map() });
  }

  end(request: string): void {
    for (const one of this.#of(request)) one.ended = true;
  }

  /** By somebody who reads the request and did not write it. @returns whether the hour is theirs now */
  take(request: string, who: number, hour: number): boolean {
    for (const one of this.#of(request)) {
      const mine = [...one.hours.values()].filter((owner) => owner === who).length;
      const isFree = !one.hours.has(hour) && one.startsAt + (hour + 1) * HOUR > this.#world.now;
      // the fourth is refused, and with it whatever came in the same commit
      if (!one.ended && isFree && mine >= 3) return false;
      if (!one.ended && isFree) one.hours.set(hour, who);
    }
    return this.#of(request).some((one) => !one.ended && one.hours.get(hour) === who);
  }

  giveBack(request: string, who: number, hour: number): void {
    for (const one of this.#of(request)) if (one.hours.get(hour) === who) one.hours.delete(hour);
  }

  /** @throws where the reader is shown another relay, or another's hour as their own */
  check(reader: number, request: string, read: Relay | null): void {
    const expected = this.#newest(request);
    const serialized = (relay: { startsAt: number; taken: { hour: number; mine: boolean }[] } | null) =>
      JSON.stringify(relay && [relay.startsAt, relay.taken.map(({ hour, mine }) => [hour, mine]).sort()]);
    const taken = [...(expected?.hours ?? [])].map(([hour, who]) => ({ hour, mine: who === reader }));
    const shall = serialized(expected ? { startsAt: expected.startsAt, taken } : null);
    if (serialized(read) !== shall)
      throw new Error(`the relay of ${request}: ${serialized(read)} and not ${shall}`);
  }
}
