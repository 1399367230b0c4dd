import { shuffled } from "#app/features/games/chance.ts";
import { type Buzz, isTeam, MAX_ALLOWED_MS, type Play, seatOf, type Table, WINDOW_MS } from "./table.ts";
import { give } from "./turn.ts";

/** How many measured trips count. */
const MAX_TRIPS = 5;

/** The trips of a phone with a new one. */
export const withTrip = (trips: readonly number[], ms: number): number[] =>
  [...trips, Math.max(0, ms)].slice(-MAX_TRIPS);

/** The shortest of the last: a phone that answers late by itself gains nothing by one late answer. */
export const tripOf = (trips: readonly number[]): number => (trips.length === 0 ? 0 : Math.min(...trips));

/** When a buzz was pressed: at its arrival less half the trip; nobody gains more than the most. */
export const pressedAt = (arrival: number, trip: number): number =>
  arrival - Math.min(Math.max(0, trip) / 2, MAX_ALLOWED_MS);

/** One a seat, of a team, while the buzzers are open. */
export function takeBuzz(table: Table, seatId: string, arrival: number, trip: number): Table {
  const { play } = table;
  const seat = seatOf(table, seatId);
  if (play.phase !== "buzz" || !seat || !isTeam(seat.side)) return table;
  if (play.closesAt !== null && arrival >= play.closesAt) return table;
  if (play.buzzes.some(({ seat: other }) => other === seatId)) return table;
  // nobody has pressed before the buzzers were open
  const at = Math.max(play.openedAt, pressedAt(arrival, trip));
  const buzzes = [...play.buzzes, { seat: seatId, team: seat.side, at }];
  return { ...table, play: { ...play, buzzes, closesAt: play.closesAt ?? arrival + WINDOW_MS } };
}

/** The earliest; of several at the same moment chance decides, by the seed. */
export function firstOf(buzzes: readonly Buzz[], seed: string): Buzz | null {
  const [first] = shuffled(
    buzzes.toSorted((one, other) => one.seat.localeCompare(other.seat)),
    seed,
  ).toSorted((one, other) => one.at - other.at);
  return first ?? null;
}

/** Once the window is over, the first has the word. */
export function decide(table: Table, now: number): Table {
  const { play } = table;
  if (play.phase !== "buzz" || play.closesAt === null || now < play.closesAt) return table;
  const first = firstOf(play.buzzes, `${table.seed}:${play.round}:${play.turnNo}`);
  if (!first) return table;
  const face: Play = { ...play, phase: "face", closesAt: null, last: null };
  return { ...table, judgedFrom: null, correctedFrom: null, play: give(face, first.team, first.seat, now) };
}
