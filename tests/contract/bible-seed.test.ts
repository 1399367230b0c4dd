import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bibleSql } from "#scripts/bible-statements.ts";
import { migrate } from "#scripts/migrate.ts";
import { seedBible } from "#scripts/seed-bible.ts";

// three whole texts are written: a limit is there to end what hangs, on a busy machine too
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** The text that stood before it was proof-read. */
const OLD = "Mi socorrovienede Jehová, Que hizo los cielos y la tierra.";

let miniflare: Miniflare;
let bible: D1Database;

beforeAll(async () => {
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-11-01",
      d1Databases: { BIBLE: "bible" },
    }),
  );
  bible = (await miniflare.getD1Database("BIBLE")) as unknown as D1Database;
  await migrate(bible, "migrations/bible");
});
afterAll(() => miniflare.dispose());

const found = async (words: string): Promise<number[]> => {
  const { results } = await bible
    .prepare("SELECT rowid AS id FROM verse_search WHERE verse_search MATCH ?1")
    .bind(words)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
};

test("G20: a start puts a newer text in the place of an older one, its search too, and leaves nothing behind", async () => {
  const insert = bible.prepare("INSERT INTO verses (id, text) VALUES (?1, ?2)");
  await bible.batch([
    insert.bind(319121002, OLD),
    // a verse that the newer text no longer has
    insert.bind(319121099, "Nada."),
    bible.prepare("INSERT INTO verse_search (verse_search) VALUES ('rebuild')"),
    bible.prepare("INSERT INTO seeded (name, hash, seeded_at) VALUES ('bible', 'older', 0)"),
  ]);
  expect(await found("socorrovienede")).toEqual([319121002]);

  await seedBible(bible, () => undefined);
  expect(await found("socorrovienede")).toEqual([]);
  expect(await found('"socorro viene de"')).toContain(319121002);
  expect(await bible.prepare("SELECT count(*) AS n FROM verses").first("n")).toBe(93_302);
  expect(await bible.prepare("SELECT count(*) AS n FROM text_corrections").first("n")).toBe(555);
  expect(await bible.prepare("SELECT count(*) AS n FROM text_doubts").first("n")).toBe(128);
});

test("G20: a start with the same text writes nothing", async () => {
  const lines: string[] = [];
  await bible.prepare("UPDATE seeded SET seeded_at = 7 WHERE name = 'bible'").run();
  await seedBible(bible, (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(await bible.prepare("SELECT seeded_at FROM seeded").first("seeded_at")).toBe(7);
});

test("G20: the SQL for a deployed database says the same, in statements that D1 takes", async () => {
  const rowsOf = async () => {
    const { results } = await bible
      .prepare("SELECT count(*) AS n, sum(id) AS ids, sum(length(text)) AS letters FROM verses")
      .all();
    return [results, await found('"socorro viene de"')];
  };
  const before = await rowsOf();
  const statements = [...bibleSql(9)];
  expect(statements.filter((statement) => Buffer.byteLength(statement) > 100_000)).toEqual([]);
  await bible.batch([
    bible.prepare("DELETE FROM verses WHERE id > 300000000"),
    bible.prepare("DELETE FROM text_corrections"),
  ]);
  for (let at = 0; at < statements.length; at += 50)
    await bible.batch(statements.slice(at, at + 50).map((statement) => bible.prepare(statement)));
  expect(await rowsOf()).toEqual(before);
  expect(await bible.prepare("SELECT count(*) AS n FROM text_corrections").first("n")).toBe(555);
  expect(await bible.prepare("SELECT seeded_at FROM seeded").first("seeded_at")).toBe(9);
});
