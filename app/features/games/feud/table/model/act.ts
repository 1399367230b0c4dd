import { decide, takeBuzz } from "./buzz.ts";
import { correct, say, undo } from "./judge.ts";
import { layBoard } from "./play.ts";
import { away, choose, come, deal, isTooLongAlone, keepHost, leave } from "./seats.ts";
import { ALONE_MS, HOST_WAITS_MS, type Seat, type Side, SLEEPS_MS, type Table } from "./table.ts";
import { hasPlayers, passOn } from "./turn.ts";

/** What a phone may say; `turn` is the one that it has seen. */
export type TableAct =
  | { do: "team"; side: Side }
  | { do: "buzz"; turn: number }
  | { do: "say"; turn: number; word: string }
  | { do: "leave" }
  | { do: "deal" }
  | { do: "next" | "correct" | "undo" | "end"; turn: number };

export type TableEvent =
  | { on: "come"; who: Pick<Seat, "id" | "userId" | "name"> }
  | { on: "away"; seat: string }
  | { on: "tick" }
  | { on: "act"; seat: string; act: TableAct; trip: number };

/** A whole board, and who turned it over: paid by the ledger once. */
export type Due = { userId: string; board: string };

/** One event at a table: its next state, and what is due. What may not be is as if it had not been. */
export function step(table: Table, event: TableEvent, now: number): { table: Table; due: Due[] } {
  if (table.play.phase === "ended") return { table, due: [] };
  const acted = passed(apply(passed(table, now), event, now), now);
  const settled = settle(table, acted);
  if (settled.table === table) return settled;
  return { ...settled, table: { ...settled.table, n: table.n + 1 } };
}

function apply(table: Table, event: TableEvent, now: number): Table {
  if (event.on === "come") return come(table, event.who);
  if (event.on === "away") return away(table, event.seat, now);
  if (event.on === "tick") return table;
  const { seat, act, trip } = event;
  if (act.do === "team") return choose(table, seat, act.side);
  if (act.do === "buzz") return act.turn === table.play.turnNo ? takeBuzz(table, seat, now, trip) : table;
  if (act.do === "say") return say(table, seat, act.turn, act.word, now);
  if (act.do === "leave") return leave(table, seat, now);
  return table.host === seat ? lead(table, act, now) : table;
}

type Leading = Extract<TableAct, { do: "deal" | "next" | "correct" | "undo" | "end" }>;

function lead(table: Table, act: Leading, now: number): Table {
  const { play } = table;
  if (act.do === "deal") return deal(table);
  if (act.turn !== play.turnNo) return table;
  if (act.do === "correct") return correct(table, act.turn, now);
  if (act.do === "undo") return undo(table, act.turn, now);
  if (act.do === "end") return ended(table);
  return hasPlayers(table, 0, now) && hasPlayers(table, 1, now) ? layBoard(table, now) : table;
}

const ended = (table: Table): Table => ({
  ...table,
  play: { ...table.play, phase: "ended", turn: null, turnEndsAt: null, closesAt: null },
});

/** What time alone does. */
function passed(table: Table, now: number): Table {
  if (table.play.phase === "ended") return table;
  const kept = passOn(decide(keepHost(table, now), now), now);
  return now >= kept.endsAt || isTooLongAlone(kept, now) ? ended(kept) : kept;
}

/** A board is paid once nothing of it can be corrected any more: when the next lies there, or the table ends. */
function settle(before: Table, after: Table): { table: Table; due: Due[] } {
  const { round, phase, owed } = before.play;
  const isLeft = phase === "over" && (after.play.round !== round || after.play.phase === "ended");
  if (!isLeft || before.settled.includes(round)) return { table: after, due: [] };
  const board = before.boards[round]?.id ?? "";
  return {
    table: { ...after, settled: [...before.settled, round] },
    due: [...new Set(owed)].map((userId) => ({ userId, board })),
  };
}

/** When time alone changes something next, epoch ms. */
export function wakeAt({ play, seats, host, aloneSince, endsAt }: Table): number {
  const leader = seats.find(({ id }) => id === host);
  const speaker = seats.find(({ id }) => id === play.turn);
  const times = [
    play.closesAt,
    play.turnEndsAt,
    speaker?.awaySince != null ? speaker.awaySince + SLEEPS_MS : null,
    leader?.awaySince != null ? leader.awaySince + HOST_WAITS_MS : null,
    aloneSince === null ? null : aloneSince + ALONE_MS,
  ];
  return Math.min(endsAt, ...times.filter((time) => time !== null));
}
