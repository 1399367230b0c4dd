import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { migrate } from "#scripts/migrate.ts";
import { seedBible } from "#scripts/seed-bible.ts";

/** As many connections may have been let go at once. */
const MAX_TRIES = 5;

/**
 * Reads the database from within workerd: one request for each reading. Miniflare's own proxy of a database stops the
 * whole test process for as long as it waits, ten times as long.
 */
const READER = `export default {
  async fetch(request, { BIBLE }) {
    const { sql, values, how } = await request.json();
    return Response.json(await BIBLE.prepare(sql).bind(...values)[how]());
  },
};`;

/** The Bible's own database with all that is shipped in it, in a workerd of its own. */
export async function openBible(): Promise<{ bible: D1Database; close(): Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: READER,
      compatibilityDate: "2026-11-01",
      d1Databases: { BIBLE: "bible" },
    }),
  );
  const bible = (await miniflare.getD1Database("BIBLE")) as unknown as D1Database;
  await migrate(bible, "migrations/bible");
  await seedBible(bible, () => undefined);
  const ask = async (question: Question): Promise<unknown> => {
    const body = JSON.stringify(question);
    return (await miniflare.dispatchFetch("http://bible.test", { method: "POST", body })).json();
  };
  return { bible: forReading(ask), close: () => miniflare.dispose() };
}

type Question = { sql: string; values: readonly unknown[]; how: "all" | "raw" };

function forReading(ask: (question: Question) => Promise<unknown>): D1Database {
  const statement = (sql: string, values: readonly unknown[]): D1PreparedStatement =>
    ({
      bind: (...bound: unknown[]) => statement(sql, bound),
      all: () => again(() => ask({ sql, values, how: "all" })),
      raw: () => again(() => ask({ sql, values, how: "raw" })),
    }) as D1PreparedStatement;
  return { prepare: (sql: string) => statement(sql, []) } as D1Database;
}

/**
 * What is only read can be asked twice. The way to it is a kept connection: workerd lets go of one that idles, and a
 * busy process may hear of it too late.
 */
async function again<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isLetGo(error) || tries === MAX_TRIES) throw error;
    }
  }
}

const isLetGo = (error: unknown): boolean => error instanceof Error && error.message === "fetch failed";
