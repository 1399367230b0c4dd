import type { Database, RawQuery, RowsOf } from "./database.ts";

type Queries = Readonly<Record<string, RawQuery<unknown> | null>>;

/** One trip for statements by name; `null` asks nothing, and has no rows. */
export async function batchNamed<const Asked extends Queries>(
  db: Database,
  asked: Asked,
): Promise<{ [Name in keyof Asked]: RowsOf<NonNullable<Asked[Name]>> }> {
  const entries = Object.entries(asked);
  const [first, ...rest] = entries.flatMap(([, query]) => query ?? []);
  const found: unknown[][] = first ? await db.batch([first, ...rest]) : [];
  const rows = entries.map(([name, query]) => [name, query ? found.shift() : []] as const);
  return Object.fromEntries(rows) as { [Name in keyof Asked]: RowsOf<NonNullable<Asked[Name]>> };
}
