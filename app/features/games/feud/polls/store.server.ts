import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export type PollRow = {
  poll: string;
  answers: number;
  board: string | null;
  /** What the member said. */
  mine: string | null;
};

/** Every poll that somebody or the member has answered, in a language. */
export const pollsOf = (db: Database, userId: string, language: string): RawQuery<PollRow> =>
  db.written(
    `SELECT p.poll, p.answers, p.board, a.word AS mine FROM feud_polls p
    LEFT JOIN feud_answers a ON a.user_id = ?1 AND a.poll = p.poll WHERE p.language = ?2
    UNION ALL SELECT poll, 0, NULL, word FROM feud_answers WHERE user_id = ?1 AND language <> ?2`,
    userId,
    language,
  );

/** The board of a poll; none where it is not published. */
export const boardOfPoll = (db: Database, poll: string, language: string): RawQuery<{ board: string }> =>
  db.written(
    "SELECT board FROM feud_polls WHERE poll = ?1 AND language = ?2 AND board IS NOT NULL",
    poll,
    language,
  );

/** One a member and poll: the first stands until it is taken back. */
export const addPollAnswer = (
  db: Database,
  row: { userId: string; poll: string; language: string; word: string; at: number },
): Statement =>
  db.written(
    `INSERT INTO feud_answers (user_id, poll, language, word, at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (user_id, poll) DO NOTHING`,
    row.userId,
    row.poll,
    row.language,
    row.word,
    row.at,
  );

export const removePollAnswer = (db: Database, userId: string, poll: string): Statement =>
  db.written("DELETE FROM feud_answers WHERE user_id = ?1 AND poll = ?2", userId, poll);

export type WaitingPoll = { poll: string; language: "en" | "es"; answers: number };
/** With enough answers, and some that were not counted yet. */
export const pollsToCount = (db: Database, from: number, most: number): RawQuery<WaitingPoll> =>
  db.written(
    `SELECT poll, language, answers FROM feud_polls WHERE board IS NULL AND answers >= ?1 AND answers <> seen LIMIT ?2`,
    from,
    most,
  );

export const countsOf = (
  db: Database,
  poll: string,
  language: string,
): RawQuery<{ word: string; count: number }> =>
  db.written(
    "SELECT word, count(*) AS count FROM feud_answers WHERE poll = ?1 AND language = ?2 GROUP BY word",
    poll,
    language,
  );

/** Words of polls whose board is not there yet, given by so many at least. Nobody is named. */
export type GivenWord = { poll: string; language: "en" | "es"; word: string; count: number };
export const givenWords = (db: Database, least: number, most: number): RawQuery<GivenWord> =>
  db.written(
    `SELECT a.poll, a.language, a.word, count(*) AS count FROM feud_answers a
    JOIN feud_polls p ON p.poll = a.poll AND p.language = a.language AND p.board IS NULL
    GROUP BY a.poll, a.language, a.word HAVING count(*) >= ?1 ORDER BY count(*) DESC, a.word LIMIT ?2`,
    least,
    most,
  );

/** What is let in has changed: the poll is counted again though nobody has answered since. */
export const countAgain = (db: Database, poll: string, language: string): Statement =>
  db.written(
    "UPDATE feud_polls SET seen = 0 WHERE poll = ?1 AND language = ?2 AND board IS NULL",
    poll,
    language,
  );

export const saveBoard = (db: Database, row: WaitingPoll & { board: string | null; at: number }): Statement =>
  db.written(
    `UPDATE feud_polls SET seen = ?3, board = ?4, published_at = iif(?4 IS NULL, NULL, ?5)
    WHERE poll = ?1 AND language = ?2 AND board IS NULL`,
    row.poll,
    row.language,
    row.answers,
    row.board,
    row.at,
  );
