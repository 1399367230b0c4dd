import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { step } from "./run.ts";
import { seedBible } from "./seed-bible.ts";
import { seedCommunity } from "./seed-community.ts";
import { seedPeople } from "./seed-people.ts";

/** Applies what is new of a folder's migrations, keeping wrangler's own table of them, so that both tools agree. */
export async function migrate(db: D1Database, folder: string): Promise<number> {
  await db
    .prepare(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    )
    .run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const pending = (await readD1Migrations(folder)).filter(({ name }) => !applied.has(name));
  for (const { name, queries } of pending) {
    await db.batch([
      ...queries.map((query) => db.prepare(query)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
  return pending.length;
}

export type Databases = { db: D1Database; bible: D1Database; community: D1Database };

/** The product's three databases, migrated and seeded; without the Bible's text for a test that reads none of it. */
export async function prepareDatabases({ db, bible, community }: Databases, text = true): Promise<void> {
  await step("Migrating the databases", async () => {
    await migrate(db, "migrations");
    await migrate(bible, "migrations/bible");
    await migrate(community, "migrations/community");
    await seedPeople(db);
    await seedCommunity(community);
  });
  if (text) await step("Writing the Bible into its database", () => seedBible(bible, () => undefined));
}
