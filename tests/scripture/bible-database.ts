import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { migrate } from "#scripts/migrate.ts";
import { seedBible } from "#scripts/seed-bible.ts";

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
  return { bible, close: () => miniflare.dispose() };
}
