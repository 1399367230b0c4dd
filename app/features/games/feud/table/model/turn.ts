import { isTeam, type Play, type Seat, sleeps, type Table, type Team, TURN_MS } from "./table.ts";

/** The word goes to a seat, or, where a team has nobody here, waits for the team. */
export const give = (play: Play, team: Team, seat: string | null, now: number): Play => {
  const spoke: Play["spoke"] = [...play.spoke];
  if (seat !== null) spoke[team] = seat;
  return {
    ...{ ...play, team, turn: seat, turnNo: play.turnNo + 1, nears: 0, spoke },
    turnEndsAt: seat === null ? null : now + TURN_MS,
  };
};

const awake = (table: Table, team: Team, now: number): Seat[] =>
  table.seats.filter((seat) => seat.side === team && !sleeps(seat, now));

export const hasPlayers = (table: Table, team: Team, now: number): boolean =>
  awake(table, team, now).length > 0;

/** Who of a team comes after whoever spoke last; nobody who sleeps. */
export function nextOf(table: Table, play: Play, team: Team, now: number): string | null {
  const players = table.seats.filter(({ side }) => side === team);
  const after = players.findIndex(({ id }) => id === play.spoke[team]) + 1;
  const order = [...players.slice(after), ...players.slice(0, after)];
  return order.find((seat) => !sleeps(seat, now))?.id ?? null;
}

const SPEAKS = ["face", "answer", "take"];

/** Whose turn it is where nobody can have it any more: asleep, gone from the team, or out of time. */
export function passOn(table: Table, now: number): Table {
  const { play } = table;
  if (!SPEAKS.includes(play.phase) || play.team === null) return table;
  const seat = table.seats.find(({ id }) => id === play.turn);
  const isThere = seat !== undefined && isTeam(seat.side) && seat.side === play.team && !sleeps(seat, now);
  if (isThere && now < (play.turnEndsAt ?? 0)) return table;
  const next = nextOf(table, play, play.team, now);
  if (next === null && play.turn === null) return table;
  return {
    ...table,
    judgedFrom: null,
    correctedFrom: null,
    play: give(play, play.team, next, now),
  };
}
