import { inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { verses } from "./tables.ts";

/** Text by row id. One trip and one parameter, however many verses (D1 binds 100 at most). */
export async function findTexts(bible: D1Database, rowIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await drizzle(bible)
    .select({ id: verses.id, text: verses.text })
    .from(verses)
    .where(inArray(verses.id, sql`(SELECT value FROM json_each(${JSON.stringify(rowIds)}))`));
  return new Map(rows.map((row) => [row.id, row.text]));
}
