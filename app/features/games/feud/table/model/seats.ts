import { shuffled } from "#app/features/games/chance.ts";
import {
  ALONE_MS,
  HOST_WAITS_MS,
  isTeam,
  MAX_SEATS,
  type Seat,
  type Side,
  SLEEPS_MS,
  seatOf,
  type Table,
} from "./table.ts";

const change = (table: Table, id: string, to: Partial<Seat>): Table => ({
  ...table,
  seats: table.seats.map((seat) => (seat.id === id ? { ...seat, ...to } : seat)),
});

/** Whoever comes again has the place that they had. A full table takes nobody new. */
export function come(table: Table, who: Pick<Seat, "id" | "userId" | "name">): Table {
  const known = seatOf(table, who.id);
  if (!known && table.seats.length >= MAX_SEATS) return table;
  const seated = known
    ? change(table, who.id, { awaySince: null, name: who.name })
    : { ...table, seats: [...table.seats, { ...who, side: "none" as const, awaySince: null }] };
  const host = seated.host ?? (who.userId === null ? null : who.id);
  return { ...seated, host, aloneSince: who.userId === null ? seated.aloneSince : null };
}

/** The last line of a phone is gone. */
export const away = (table: Table, id: string, now: number): Table =>
  seatOf(table, id)?.awaySince === null ? change(table, id, { awaySince: now }) : table;

/** By their own press: no team waits for them. A guest may come back under the name that only the room has. */
export function leave(table: Table, id: string, now: number): Table {
  const seat = seatOf(table, id);
  if (!seat) return table;
  if (seat.userId === null) return change(table, id, { side: "none", awaySince: seat.awaySince ?? now });
  const left = { ...table, seats: table.seats.filter((other) => other.id !== id) };
  return table.host === id ? { ...left, host: nextHost(left, now) } : left;
}

/** The member who came first of those who are here. */
const nextHost = ({ seats }: Table, now: number): string | null =>
  seats.find(
    ({ userId, awaySince }) => userId !== null && (awaySince === null || now - awaySince < SLEEPS_MS),
  )?.id ?? null;

/** A team is chosen before a board, or by whoever is in none yet. */
export function choose(table: Table, id: string, side: Side): Table {
  const seat = seatOf(table, id);
  if (!seat || seat.side === side) return table;
  const isBetween = ["lobby", "over"].includes(table.play.phase);
  if (!isBetween && isTeam(seat.side) && side !== "watch") return table;
  return change(table, id, { side });
}

/** All who do not watch, in two teams of the same size; chance by the seed. */
export function deal(table: Table): Table {
  if (!["lobby", "over"].includes(table.play.phase)) return table;
  const players = table.seats.filter(({ side }) => side !== "watch");
  const order = shuffled(players, `${table.seed}:deal:${table.n}`).map(({ id }) => id);
  return {
    ...table,
    seats: table.seats.map((seat) => {
      const at = order.indexOf(seat.id);
      return at < 0 ? seat : { ...seat, side: at % 2 === 0 ? 0 : 1 };
    }),
  };
}

/** A host who is gone hands over; without any member the table waits, and then ends. */
export function keepHost(table: Table, now: number): Table {
  const host = seatOf(table, table.host);
  const isGone = !host || (host.awaySince !== null && now - host.awaySince >= HOST_WAITS_MS);
  const next = isGone ? nextHost(table, now) : null;
  const kept = next === null ? table : { ...table, host: next };
  const isAlone = !kept.seats.some(({ userId, awaySince }) => userId !== null && awaySince === null);
  if (!isAlone) return kept.aloneSince === null ? kept : { ...kept, aloneSince: null };
  return kept.aloneSince === null ? { ...kept, aloneSince: now } : kept;
}

export const isTooLongAlone = ({ aloneSince }: Table, now: number): boolean =>
  aloneSince !== null && now - aloneSince >= ALONE_MS;
