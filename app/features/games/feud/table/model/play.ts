import { matchOf } from "#app/features/games/feud/match.ts";
import { type Card, MISSES, otherTeam, type Play, type Table, type Team, type Verdict } from "./table.ts";
import { give, hasPlayers, nextOf } from "./turn.ts";

/** What the found answers of a board are worth. */
export const potOf = (cards: readonly Card[]): number =>
  cards.filter(({ open }) => open === "found").reduce((sum, { count }) => sum + count, 0);

/** The next board, face down, and the buzzers open. */
export function layBoard(table: Table, now: number): Table {
  const round = table.play.round + 1;
  const board = table.boards[round];
  if (!board) return { ...table, play: { ...table.play, phase: "ended", turn: null, turnEndsAt: null } };
  const play: Play = {
    ...{ ...table.play, phase: "buzz", round, cards: board.cards, misses: 0, last: null, owed: [] },
    ...{ team: null, turn: null, turnEndsAt: null, turnNo: table.play.turnNo + 1 },
    ...openBuzzers(now),
  };
  return { ...table, play, judgedFrom: null, correctedFrom: null };
}

const openBuzzers = (now: number) => ({ buzzes: [], tried: [], closesAt: null, openedAt: now });

/** What was said is judged: by its forms, by slips, and never twice. */
export function verdictOf(play: Play, word: string): { verdict: Verdict; at: number } {
  const match = matchOf(word, play.cards);
  if (match.kind === "none") return { verdict: "miss", at: -1 };
  if (play.cards[match.at]?.open) return { verdict: "again", at: match.at };
  if (match.kind === "found") return { verdict: "found", at: match.at };
  // asked once, without saying what was meant; then it is a miss
  return { verdict: play.nears === 0 ? "near" : "miss", at: match.at };
}

/** The board is over, and its points are one team's. */
export function close(table: Table, play: Play, team: Team): Play {
  const totals: Play["totals"] = [...play.totals];
  totals[team] += potOf(play.cards);
  const isWhole = play.cards.every(({ open }) => open === "found");
  return {
    ...{ ...play, totals, phase: "over", team, turn: null, turnEndsAt: null },
    cards: play.cards.map((card) => ({ ...card, open: card.open ?? "shown" })),
    owed: isWhole
      ? table.seats.flatMap(({ userId, side, awaySince }) =>
          userId !== null && (side === 0 || side === 1) && awaySince === null ? [userId] : [],
        )
      : [],
  };
}

export function afterFound(table: Table, play: Play, at: number, now: number): Play {
  const { team } = play;
  if (team === null) return play;
  const cards = play.cards.map((card, place) => (place === at ? { ...card, open: "found" as const } : card));
  const found: Play = { ...play, cards, turnNo: play.turnNo + 1 };
  if (play.phase === "take" || cards.every(({ open }) => open)) return close(table, found, team);
  return give({ ...found, phase: "answer" }, team, nextOf(table, found, team, now), now);
}

export function afterMiss(table: Table, play: Play, now: number): Play {
  const { team } = play;
  if (team === null) return play;
  const missed: Play = { ...play, turnNo: play.turnNo + 1 };
  const other = otherTeam(team);
  if (play.phase === "take") return close(table, missed, other);
  if (play.phase === "face") return afterMissedFace(table, missed, team, now);
  const counted = { ...missed, misses: play.misses + 1 };
  if (counted.misses < MISSES) return give(counted, team, nextOf(table, counted, team, now), now);
  if (!hasPlayers(table, other, now)) return close(table, counted, team);
  return give({ ...counted, phase: "take" }, other, nextOf(table, counted, other, now), now);
}

/** The other team has the word: whoever of it pressed first, else who comes next. Both have missed: the buzzers again. */
function afterMissedFace(table: Table, play: Play, team: Team, now: number): Play {
  const other = otherTeam(team);
  const tried = [...play.tried, team];
  if (tried.includes(other) || !hasPlayers(table, other, now))
    return { ...play, phase: "buzz", team: null, turn: null, turnEndsAt: null, ...openBuzzers(now) };
  const [pressed] = play.buzzes
    .filter((buzz) => buzz.team === other)
    .toSorted((one, next) => one.at - next.at);
  const theirs = table.seats.find(({ id, side }) => id === pressed?.seat && side === other);
  const seat = theirs && theirs.awaySince === null ? theirs.id : nextOf(table, play, other, now);
  return give({ ...play, tried }, other, seat, now);
}
