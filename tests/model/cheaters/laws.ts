import { openDatabase } from "#app/db/database.ts";
import { duelsOf } from "#app/features/games/trivia/duels/store.server.ts";
import type { SqliteD1 } from "../sqlite-d1.ts";
import { PLAYERS, userOf } from "./steps.ts";

export type Stores = { own: SqliteD1; shared: SqliteD1 };

/** What no row of the members' own database may say. */
const OWN_LAWS: Record<string, string> = {
  "nothing is paid twice": `SELECT cause_id FROM wallet_ledger GROUP BY user_id, cause, cause_id, currency HAVING count(*) > 1`,
  "a right answer is paid only where it was given": `SELECT cause_id FROM wallet_ledger l WHERE cause = 'trivia_correct'
    AND currency = 'faith_coins' AND NOT EXISTS (SELECT 1 FROM game_answers a WHERE a.user_id = l.user_id AND a.correct = 1
      AND a.at = l.created_at AND l.cause_id = a.item || '@' || l.reward_day)`,
  "a quest is paid only where it is done": `SELECT cause_id FROM wallet_ledger l WHERE cause = 'quest_complete'
    AND NOT EXISTS (SELECT 1 FROM user_quest_progress q WHERE q.user_id = l.user_id AND q.completed_at IS NOT NULL
      AND l.cause_id = q.slot || '@' || q.opened_day)`,
  "no day pays more than it may": `SELECT reward_day FROM wallet_ledger WHERE cause = 'trivia_correct'
    AND currency = 'faith_coins' GROUP BY user_id, reward_day HAVING count(*) > 30`,
  "a duel pays nothing of its own": `SELECT cause FROM wallet_ledger WHERE cause NOT IN ('trivia_correct', 'quest_complete',
    'achievement_unlock', 'level_reward', 'level_up', 'days_milestone')`,
  "a round's sums are those of its answers": `SELECT id FROM game_rounds r WHERE (answered, correct, unaided) <>
    (SELECT count(*), coalesce(sum(correct), 0), coalesce(sum(correct AND NOT aided), 0) FROM game_answers a
      WHERE a.user_id = r.user_id AND a.round_id = r.id)`,
  "every answer is to the question that was asked": `SELECT round_id FROM game_answers a JOIN game_rounds r
    ON r.user_id = a.user_id AND r.id = a.round_id WHERE a.item <> r.items ->> ('$[' || a.place || ']')`,
};

/** What no row of the shared one may. */
const SHARED_LAWS: Record<string, string> = {
  "duels are of friends": `SELECT id FROM trivia_duels d WHERE NOT EXISTS (SELECT 1 FROM friendships
    WHERE one = min(d.from_id, d.to_id) AND other = max(d.from_id, d.to_id))`,
  "adults and the young have no duel": `SELECT d.id FROM trivia_duels d JOIN community_members a ON a.user_id = d.from_id
    JOIN community_members b ON b.user_id = d.to_id WHERE a.age_band <> b.age_band`,
  "what was declined is played by nobody who declined": `SELECT id FROM trivia_duels WHERE state = 'declined' AND to_points IS NOT NULL`,
};

type Duel = {
  id: string;
  from_id: string;
  to_id: string;
  items: string;
  made_at: number;
  ends_at: number;
  state: string;
  from_points: number | null;
  to_points: number | null;
};

const broken = (law: string, what: unknown): never => {
  throw new Error(`${law}: ${JSON.stringify(what)}`);
};

export function checkLaws({ own, shared }: Stores, now: number): void {
  for (const [store, laws] of [
    [own, OWN_LAWS],
    [shared, SHARED_LAWS],
  ] as const)
    for (const [law, sql] of Object.entries(laws)) {
      const found = store.statement(sql).all();
      if (found.length > 0) broken(law, found);
    }
  const duels = shared.statement("SELECT * FROM trivia_duels").all() as Duel[];
  for (const duel of duels) {
    checkSide(own, duel, duel.from_id, duel.from_points);
    checkSide(own, duel, duel.to_id, duel.to_points);
  }
  checkOneBetweenTwo(duels, now);
  for (const who of PLAYERS.keys()) checkSeen(shared, userOf(who), now);
}

/** Points are what a finished round of that member says, in its days. */
function checkSide(own: Stores["own"], duel: Duel, userId: string, points: number | null): void {
  const round = own
    .statement("SELECT kind, items, unaided, finished_at FROM game_rounds WHERE user_id = ? AND id = ?")
    .get(userId, duel.id) as
    | { kind: string; items: string; unaided: number; finished_at: number | null }
    | undefined;
  if (round && (round.kind !== "duel" || round.items !== duel.items)) broken("both are asked the same", duel);
  if (points === null) return;
  if (!round || round.finished_at === null) broken("no points without a round that is finished", duel);
  else if (round.unaided !== points) broken("points are right answers without help", duel);
  else if (round.finished_at >= duel.ends_at) broken("no points after the end", duel);
}

function checkOneBetweenTwo(duels: readonly Duel[], now: number): void {
  const openDuels = duels.filter(
    ({ state, ends_at, from_points, to_points }) =>
      state === "open" && ends_at > now && (from_points === null || to_points === null),
  );
  const pairs = openDuels.map(({ from_id, to_id }) => [from_id, to_id].toSorted().join());
  if (new Set(pairs).size < pairs.length) broken("one duel stands between two", openDuels);
}

/** As the page reads it: of the other's side nothing before both have played, and nothing of anybody else's. */
function checkSeen(shared: Stores["shared"], userId: string, now: number): void {
  // the page's own statement, without waiting for a turn
  const rewritten = shared.rewrite(sqlOf(userId, now));
  const rows = shared.statement(rewritten).all({ "?1": userId, "?2": now }) as {
    id: string;
    points: number | null;
    theirs: number | null;
  }[];
  for (const row of rows)
    if (row.points === null && row.theirs !== null) broken("nothing is seen early", row);
}

let statement = "";
function sqlOf(userId: string, now: number): string {
  if (statement) return statement;
  const session = { prepare: () => null };
  const db = openDatabase({ withSession: () => session } as unknown as D1Database, null);
  const query = duelsOf(db, userId, now) as unknown as { _prepare(): { getQuery(): { sql: string } } };
  statement = query._prepare().getQuery().sql;
  return statement;
}
