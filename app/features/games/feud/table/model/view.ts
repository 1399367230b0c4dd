import { potOf } from "./play.ts";
import { isTeam, type Judgement, type Phase, type Side, sleeps, type Table, type Team } from "./table.ts";

/** A seat as the others see it. `name` is empty for somebody with whom there is a block. */
export type SeatView = {
  name: string;
  guest: boolean;
  side: Side;
  asleep: boolean;
  host: boolean;
  me: boolean;
};
export type CardView = { word: string | null; count: number | null; open: "found" | "shown" | null };

/** What one phone is told: of an answer that lies face down nothing but that it lies there. */
export type TableView = {
  n: number;
  phase: Phase;
  round: number;
  boards: number;
  question: string | null;
  /** Where the answers are from; null before the first board. */
  origin: "members" | "text" | null;
  cards: CardView[];
  seats: SeatView[];
  side: Side;
  host: boolean;
  /** Whose turn it is by name; `mine` where it is this phone's. */
  turn: { no: number; name: string; team: Team | null; mine: boolean; endsAt: number | null };
  buzzed: boolean;
  misses: number;
  pot: number;
  totals: [number, number];
  last: (Omit<Judgement, "seat"> & { mine: boolean }) | null;
  mayCorrect: boolean;
  mayUndo: boolean;
  ready: boolean;
  endsAt: number;
};

/** @param hidden members whom the reader does not see, nor they the reader */
export function viewOf(table: Table, reader: string, hidden: readonly string[], now: number): TableView {
  const { play, seats } = table;
  const shown = (id: string, name: string) => (hidden.includes(id) ? "" : name);
  const me = seats.find(({ id }) => id === reader);
  const turn = seats.find(({ id }) => id === play.turn);
  const isHost = table.host === reader;
  const { last } = play;
  const board = table.boards[play.round];
  return {
    ...{ n: table.n, phase: play.phase, round: play.round, boards: table.boards.length },
    question: board?.question ?? null,
    origin: board ? (board.byMembers ? "members" : "text") : null,
    cards: play.cards.map(({ word, count, open }) => ({
      word: open ? word : null,
      count: open ? count : null,
      open,
    })),
    seats: seats.map((seat) => ({
      name: shown(seat.id, seat.name),
      guest: seat.userId === null,
      side: seat.side,
      asleep: sleeps(seat, now),
      host: seat.id === table.host,
      me: seat.id === reader,
    })),
    side: me?.side ?? "none",
    host: isHost,
    turn: {
      no: play.turnNo,
      name: turn ? shown(turn.id, turn.name) : "",
      team: play.team,
      mine: turn !== undefined && turn.id === reader,
      endsAt: play.turnEndsAt,
    },
    buzzed: play.buzzes.some(({ seat }) => seat === reader),
    ...{ misses: play.misses, pot: potOf(play.cards), totals: play.totals },
    last: last && {
      ...{ name: shown(last.seat, last.name), verdict: last.verdict, corrected: last.corrected },
      // what they typed is theirs, as the name is
      word: hidden.includes(last.seat) ? "" : last.word,
      mine: last.seat === reader,
    },
    mayCorrect:
      isHost && last !== null && !last.corrected && last.verdict !== "again" && table.judgedFrom !== null,
    mayUndo: isHost && table.correctedFrom !== null,
    ready: ([0, 1] as const).every((team) => seats.some((s) => isTeam(s.side) && s.side === team)),
    endsAt: table.endsAt,
  };
}

/** Who has more; null where both have the same: then they share it. */
export const aheadOf = ([one, other]: readonly [number, number]): Team | null =>
  one === other ? null : one > other ? 0 : 1;
