import type { Database, RowsOf, Statement } from "./database.ts";

/** What the schema said no to, by the constraint's own name (`allowance_kept`, `chat_answers.user_id`, `answer_closed`). */
export type Commit = { ok: true } | Refused;
type Refused = { ok: false; constraint: string };

const NAMES = [
  /CHECK constraint failed: ([\w.]+)/,
  /UNIQUE constraint failed: ([\w., ]+?)(?:: SQLITE|$)/,
  /(FOREIGN KEY) constraint failed/,
  // RAISE (ABORT, 'name') in a trigger
  /(\w+): SQLITE_CONSTRAINT(?:_TRIGGER| \(extended: SQLITE_CONSTRAINT_TRIGGER\))/,
];

/**
 * The constraint that an error of D1 names, or null when the error is something else.
 * Only the first cause is read: what wraps it may quote the statement, and so what a member has typed.
 */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.cause instanceof Error) return violatedConstraint(error.cause);
  for (const name of NAMES) {
    const found = name.exec(error.message)?.[1];
    if (found) return found.trim();
  }
  return null;
}

/**
 * Writes all or nothing in one D1 trip. A refusal by the schema comes back as a value; an outage throws.
 * A batch rolls back when a statement fails, never when it matches no row: so integrity stands in the schema.
 * What the statements answer, `commitNamed` tells.
 */
export async function commit(db: Database, statements: readonly Statement[]): Promise<Commit> {
  const written = await write(db, statements);
  return written.ok ? { ok: true } : written;
}

/** `results`: in the order of the statements. */
async function write(
  db: Database,
  statements: readonly Statement[],
): Promise<{ ok: true; results: unknown[] } | Refused> {
  const [first, ...rest] = statements;
  if (!first) return { ok: true, results: [] };
  try {
    const results = await db.batch([first, ...rest]);
    db.noteWrite();
    return { ok: true, results };
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    return { ok: false, constraint };
  }
}

/** One statement, none, a list of the same kind, or some that belong together, each with its name. */
export type Entry = Statement | null | readonly Statement[] | Named;
interface Named {
  readonly [name: string]: Entry;
}

export type AnswerOf<One> = One extends readonly (infer Each)[]
  ? RowsOf<Each>[]
  : One extends Statement
    ? RowsOf<One>
    : { [Name in keyof One]: AnswerOf<NonNullable<One[Name]>> };

/** What each statement of a commit answered, by the name that it was given; a statement that was left out has no rows. */
export type NamedCommit<Statements extends Named> = { ok: true; rows: AnswerOf<Statements> } | Refused;

/**
 * As `commit`, with what is read of it under names, never by position: a statement that is put between two others takes
 * nobody's answer. They are written in the order of the names; null writes nothing. A list answers with the rows of
 * each of its statements; statements that another feature gives stand under one name, with their own names in it.
 */
export async function commitNamed<const Statements extends Named>(
  db: Database,
  statements: Statements,
): Promise<NamedCommit<Statements>> {
  const written = await write(db, statementsIn(statements));
  if (!written.ok) return written;
  return { ok: true, rows: answerOf(statements, written.results.values()) as AnswerOf<Statements> };
}

// the method by which drizzle's batch asks a query for its SQL
const isStatement = (entry: Exclude<Entry, null>): entry is Statement => "_prepare" in entry;

function statementsIn(entry: Entry): Statement[] {
  if (entry === null) return [];
  return isStatement(entry) ? [entry] : Object.values<Entry>(entry).flatMap(statementsIn);
}

/** `results` goes on by one at each statement, in the order in which `statementsIn` found them. */
function answerOf(entry: Entry, results: Iterator<unknown>): unknown {
  if (entry === null) return [];
  if (isStatement(entry)) return results.next().value;
  const answers = Object.entries<Entry>(entry).map(
    ([name, each]) => [name, answerOf(each, results)] as const,
  );
  return Array.isArray(entry) ? answers.map(([, answer]) => answer) : Object.fromEntries(answers);
}
