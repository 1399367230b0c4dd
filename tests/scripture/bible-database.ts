import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { migrate } from "#scripts/migrate.ts";
import { seedBible } from "#scripts/seed-bible.ts";

/** As many connections may have been let go at once. */
const MOST_TRIES = 5;

/** The Bible's own database with all that is shipped in it, in a workerd of its own. */
export async function openBible(): Promise<{ bible: D1Database; close(): Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default { fetch: () => new Response() }",
      compatibilityDate: "2026-11-01",
      d1Databases: { BIBLE: "bible" },
    }),
  );
  const bible = (await miniflare.getD1Database("BIBLE")) as unknown as D1Database;
  await migrate(bible, "migrations/bible");
  await seedBible(bible, () => undefined);
  return { bible: askingAgain(bible), close: () => miniflare.dispose() };
}

/**
 * For reading alone, which can be asked twice. The way to it is a kept connection: workerd lets go of one that idles,
 * and a busy process may hear of it too late.
 */
function askingAgain(db: D1Database): D1Database {
  const patient = (statement: D1PreparedStatement): D1PreparedStatement =>
    ({
      bind: (...values: unknown[]) => patient(statement.bind(...values)),
      all: () => again(() => statement.all()),
      raw: () => again(() => statement.raw()),
    }) as D1PreparedStatement;
  return { prepare: (sql: string) => patient(db.prepare(sql)) } as D1Database;
}

async function again<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isLetGo(error) || tries === MOST_TRIES) throw error;
    }
  }
}

const isLetGo = (error: unknown): boolean => error instanceof Error && error.message === "fetch failed";
