import { dateFormat } from "#app/core/text/date-format.ts";
export const RELAY_HOURS = 24;
export const HOUR_MS = 3_600_000;
/** Hours of one relay that one member takes. */
export const MAX_HOURS = 3;
/** From when until when somebody is asked for an hour, by their own clock. */
const AWAKE_FROM = 7;
const AWAKE_UNTIL = 22;

/** An hour that somebody has taken; nobody's name is in it. */
export type TakenHour = { hour: number; mine: boolean; prayed: boolean };
/** A day and a night of prayer for a request. */
export type Relay = { id: string; startsAt: number; taken: TakenHour[] };

export const nextFullHour = (now: number): number => (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
export const startOf = ({ startsAt }: Pick<Relay, "startsAt">, hour: number): number =>
  startsAt + hour * HOUR_MS;
export const isOver = ({ startsAt }: Pick<Relay, "startsAt">, now: number): boolean =>
  now >= startsAt + RELAY_HOURS * HOUR_MS;

/** An hour can be taken until it has passed. */
export const canTake = (start: number, now: number): boolean => now < start + HOUR_MS;
/** "I prayed" is said in the hour, or within one after it. */
export const canConfirm = (start: number, now: number): boolean => start <= now && now < start + 2 * HOUR_MS;

/** How many hours are held in prayer: prayed, or taken and not past. */
export const heldHours = (relay: Relay, now: number): number =>
  relay.taken.filter(({ hour, prayed }) => prayed || now < startOf(relay, hour) + 2 * HOUR_MS).length;

/** What a cell of the 24 shows. */
export function hourState(relay: Relay, hour: number, now: number): "free" | "held" {
  const taken = relay.taken.find((one) => one.hour === hour);
  return taken && (taken.prayed || now < startOf(relay, hour) + 2 * HOUR_MS) ? "held" : "free";
}

/** Hours that nobody has and that can still be taken, in their order. */
export function freeHours(relay: Relay, now: number): number[] {
  const taken = new Set(relay.taken.map(({ hour }) => hour));
  return Array.from({ length: RELAY_HOURS }, (_, hour) => hour).filter(
    (hour) => !taken.has(hour) && canTake(startOf(relay, hour), now),
  );
}

/** The hour of the day somewhere, 0 to 23. */
export function hourIn(zone: string, at: number): number {
  return Number(dateFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: zone }).format(at));
}

/** Whether somebody there is asked for an hour that begins then: all of it between 7 and 22. */
export function isAskedAt(start: number, zone: string): boolean {
  const hour = hourIn(zone, start);
  return hour >= AWAKE_FROM && hour < AWAKE_UNTIL;
}

/** An hour that is offered to a reader. */
export type Gap = { requestId: string; hour: number; start: number; name: string | null };
export type OpenRelay = Relay & { requestId: string; name: string | null };

/** The next free hours at which the reader is awake, one of each relay first, those with the fewest hours before others. */
export function gapsFor(relays: readonly OpenRelay[], zone: string, now: number, most: number): Gap[] {
  const offered = relays.flatMap((relay) => {
    const mine = relay.taken.filter((one) => one.mine).length;
    const hour = freeHours(relay, now).find((free) => isAskedAt(startOf(relay, free), zone));
    if (hour === undefined || mine >= MAX_HOURS) return [];
    const { requestId, name } = relay;
    return [{ gap: { requestId, hour, start: startOf(relay, hour), name }, held: relay.taken.length }];
  });
  offered.sort((a, b) => a.held - b.held || a.gap.start - b.gap.start);
  return offered.slice(0, most).map(({ gap }) => gap);
}

type TakenRow = { hour: number; mine: number; prayed: number };

/** A relay as a row of a request has it, in JSON. */
export function relayOf(json: string | null): Relay | null {
  if (!json) return null;
  const { hours, ...relay } = JSON.parse(json) as { id: string; startsAt: number; hours: TakenRow[] };
  return {
    ...relay,
    taken: hours.map(({ hour, mine, prayed }) => ({ hour, mine: mine === 1, prayed: prayed === 1 })),
  };
}
