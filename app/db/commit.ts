import type { Database, RowsOf, Statement } from "./database.ts";

/** What the schema said no to, by the constraint's own name (`allowance_kept`, `chat_answers.user_id`, `answer_closed`). */
export type Commit = { ok: true; results: unknown[] } | { ok: false; constraint: string };

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
 */
export async function commit(db: Database, statements: readonly Statement[]): Promise<Commit> {
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

type Named = Readonly<Record<string, Statement | null>>;

/** What each statement of a commit answered, by the name that it was given; a statement that was left out has no rows. */
export type NamedCommit<Statements extends Named> =
  | { ok: true; rows: { [Name in keyof Statements]: RowsOf<NonNullable<Statements[Name]>> } }
  | { ok: false; constraint: string };

/**
 * As `commit`, with what is read of it under names, never by position: a statement that is put between two others takes
 * nobody's answer. They are written in the order of the names; null writes nothing.
 */
export async function commitNamed<const Statements extends Named>(
  db: Database,
  statements: Statements,
): Promise<NamedCommit<Statements>> {
  const entries = Object.entries(statements);
  const written = await commit(
    db,
    entries.flatMap(([, statement]) => statement ?? []),
  );
  if (!written.ok) return written;
  let at = 0;
  const rows = entries.map(([name, statement]) => [name, statement ? written.results[at++] : []]);
  return { ok: true, rows: Object.fromEntries(rows) };
}
