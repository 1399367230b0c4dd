/** A table of Bible Feud: two teams on many phones (docs/decisions/0077). All that is here stays on the server. */
export type Team = 0 | 1;
/** `none`: has not chosen yet. */
export type Side = Team | "watch" | "none";

export type Seat = {
  id: string;
  /** Null for a guest. */
  userId: string | null;
  name: string;
  side: Side;
  /** Since when the phone has no line, epoch ms; null while it has. */
  awaySince: number | null;
};

export type Card = { word: string; forms: string[]; count: number; open: "found" | "shown" | null };
/** `byMembers`: its answers are members' own; else they are counted in the text. */
export type Board = { id: string; question: string; cards: Card[]; byMembers?: true };

/** `at`: when it was pressed, as the room reckons it. */
export type Buzz = { seat: string; team: Team; at: number };

/**
 * `buzz`: whoever presses first has the word. `face`: they say something. `answer`: a team in turn. `take`: the other
 * team says one thing. `over`: the board lies open.
 */
export type Phase = "lobby" | "buzz" | "face" | "answer" | "take" | "over" | "ended";
export type Verdict = "found" | "miss" | "near" | "again";
export type Judgement = { seat: string; name: string; word: string; verdict: Verdict; corrected: boolean };

export type Play = {
  phase: Phase;
  /** Which board; -1 before the first. */
  round: number;
  cards: Card[];
  buzzes: Buzz[];
  openedAt: number;
  /** When the buzzes are compared; null before the first. */
  closesAt: number | null;
  /** Teams that have said something in this face-off. */
  tried: Team[];
  team: Team | null;
  turn: string | null;
  /** Counts what is judged and who is skipped: a saying names the one it answers. */
  turnNo: number;
  turnEndsAt: number | null;
  nears: number;
  misses: number;
  totals: [number, number];
  /** Who of each team spoke last. */
  spoke: [string | null, string | null];
  last: Judgement | null;
  /** Members to whom the whole board is due. */
  owed: string[];
};

export type Table = {
  seed: string;
  boards: Board[];
  seats: Seat[];
  host: string | null;
  /** Of what is seen: raised by each change. */
  n: number;
  play: Play;
  /** Before the last judgement, and before the host's correction of it. */
  judgedFrom: Play | null;
  correctedFrom: Play | null;
  /** Rounds whose reward has left the table. */
  settled: number[];
  endsAt: number;
  /** Since when no member has been here. */
  aloneSince: number | null;
};

export const MISSES = 3;
/** What nobody gains more than by the measured trip of their phone, ms. */
export const MAX_ALLOWED_MS = 100;
/** Buzzes that arrive within so long of the first are compared, ms. */
export const WINDOW_MS = 110;
export const TURN_MS = 45_000;
/** A phone without a line for so long sleeps: it is skipped, ms. */
export const SLEEPS_MS = 6_000;
/** The host may come back within so long, ms. */
export const HOST_WAITS_MS = 45_000;
/** Guests alone wait so long for a member, ms. */
export const ALONE_MS = 600_000;
export const TABLE_LASTS_MS = 4 * 3_600_000;
export const MAX_SEATS = 40;
export const MAX_BOARDS = 6;
export const TABLES_A_DAY = 10;

const LOBBY: Play = {
  ...{ phase: "lobby", round: -1, cards: [], buzzes: [], openedAt: 0, closesAt: null, tried: [] },
  ...{ team: null, turn: null, turnNo: 0, turnEndsAt: null, nears: 0, misses: 0, totals: [0, 0] },
  ...{ spoke: [null, null], last: null, owed: [] },
};

export const newTable = (seed: string, boards: Board[], endsAt: number): Table => ({
  ...{ seed, boards, endsAt, seats: [], host: null, n: 0, play: LOBBY },
  ...{ judgedFrom: null, correctedFrom: null, settled: [], aloneSince: null },
});

export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);
export const isTeam = (side: Side): side is Team => side === 0 || side === 1;
export const seatOf = (table: Table, id: string | null): Seat | undefined =>
  table.seats.find((seat) => seat.id === id);
export const sleeps = ({ awaySince }: Seat, now: number): boolean =>
  awaySince !== null && now - awaySince >= SLEEPS_MS;
