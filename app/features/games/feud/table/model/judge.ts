import { afterFound, afterMiss, close, verdictOf } from "./play.ts";
import { otherTeam, type Play, seatOf, type Table, TURN_MS, type Verdict } from "./table.ts";

/** Whoever has the word says something, to the turn that it answers; anything else changes nothing. */
export function say(table: Table, seatId: string, turnNo: number, word: string, now: number): Table {
  const { play } = table;
  const seat = seatOf(table, seatId);
  if (!seat || play.turn !== seatId || play.turnNo !== turnNo || play.team !== seat.side) return table;
  const { verdict, at } = verdictOf(play, word);
  const last = { seat: seatId, name: seat.name, word, verdict, corrected: false };
  return {
    ...table,
    judgedFrom: play,
    correctedFrom: null,
    play: judged(table, play, { verdict, at }, last, now),
  };
}

function judged(
  table: Table,
  play: Play,
  { verdict, at }: { verdict: Verdict; at: number },
  last: Play["last"],
  now: number,
): Play {
  if (verdict === "found") return { ...afterFound(table, play, at, now), last };
  if (verdict === "miss") return { ...afterMiss(table, play, now), last };
  // the same phone has the word still
  const nears = play.nears + (verdict === "near" ? 1 : 0);
  return { ...play, nears, last, turnNo: play.turnNo + 1, turnEndsAt: now + TURN_MS };
}

/** What was seen stays seen, and counts for nobody. */
const keepSeen = (play: Play, seen: Play): Play =>
  play.round !== seen.round
    ? play
    : {
        ...play,
        cards: play.cards.map((card, at) =>
          card.open === null && seen.cards[at]?.open ? { ...card, open: "shown" } : card,
        ),
      };

/**
 * The host corrects the last judgement: what was found does not count, what was nearly right does, a miss is taken back
 * and the same player says something else. Once a judgement.
 */
export function correct(table: Table, turnNo: number, now: number): Table {
  const { play, judgedFrom: from } = table;
  const { last } = play;
  if (!last || !from || last.corrected || last.verdict === "again" || play.turnNo !== turnNo) return table;
  const { at } = verdictOf(from, last.word);
  const corrected = { ...last, corrected: true };
  const turnNoNow = { ...from, turnNo: play.turnNo };
  let next: Play;
  if (last.verdict === "found") next = afterMiss(table, keepSeen(turnNoNow, play), now);
  else if (at >= 0) next = afterFound(table, turnNoNow, at, now);
  else next = { ...keepSeen(turnNoNow, play), turnNo: play.turnNo + 1, turnEndsAt: now + TURN_MS };
  return { ...table, correctedFrom: play, play: { ...finished(table, next), last: corrected } };
}

/** A board that has nothing face down any more is over, whoever has the word. */
const finished = (table: Table, next: Play): Play =>
  ["face", "answer", "take"].includes(next.phase) &&
  next.team !== null &&
  next.cards.every(({ open }) => open)
    ? close(table, next, next.phase === "take" ? otherTeam(next.team) : next.team)
    : next;

/** The host takes the correction back. */
export function undo(table: Table, turnNo: number, now: number): Table {
  const { play, correctedFrom: from } = table;
  if (!from || play.turnNo !== turnNo) return table;
  const back = finished(table, { ...keepSeen(from, play), turnNo: play.turnNo + 1 });
  return {
    ...table,
    ...{ judgedFrom: null, correctedFrom: null },
    play: { ...back, turnEndsAt: back.turn === null ? null : now + TURN_MS },
  };
}
