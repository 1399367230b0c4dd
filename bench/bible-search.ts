import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { type Found, sum } from "#app/features/bible-search/model/found.ts";
import { migrate } from "#scripts/migrate.ts";
import { seedBible } from "#scripts/seed-bible.ts";
import { freePort } from "#tests/free-port.ts";
import { BIBLE_QUERIES, type BibleQuery } from "./bible-queries.ts";
import { timeDiatheke } from "./diatheke.ts";
import type { Extent } from "./extent.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { quantile } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";

/** A search's p95 beside that of a bare read. */
const MAX_TIMES = 3;
const WARM_ROUNDS = 2;

async function serveBible(): Promise<{ origin: string; stop(): Promise<void> }> {
  const bundle = await build({
    entryPoints: ["bench/bible-worker.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    conditions: ["workerd", "worker"],
  });
  const port = await freePort();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: bundle.outputFiles[0]?.text ?? "",
      compatibilityDate: "2026-11-01",
      d1Databases: { BIBLE: "bible" },
      host: "127.0.0.1",
      port,
    }),
  );
  const stop = endsWithRun(() => miniflare.dispose());
  const bible = (await miniflare.getD1Database("BIBLE")) as unknown as D1Database;
  await migrate(bible, "migrations/bible");
  await seedBible(bible, () => undefined);
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function timed<Answer>(url: string): Promise<{ took: number; answer: Answer }> {
  const began = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  const took = performance.now() - began;
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
  return { took, answer: JSON.parse(text) as Answer };
}

/** @throws where the answer cannot be right */
function check({ text, kind }: BibleQuery, { verses, counts, place }: Found): void {
  const isFound = verses.some(({ group }) => group === "all") && sum(counts.all) > 0;
  if (isFound === (kind === "nothing") && !place) throw new Error(`a wrong answer for ${text}`);
}

/** The fixed list of searches in all translations, in turn with bare reads, and Diatheke where it is installed. */
export async function measureBibleSearch({ rounds }: Extent): Promise<Section> {
  const { origin, stop } = await serveBible();
  const took = new Map(BIBLE_QUERIES.map((query) => [query, [] as number[]]));
  const bare: number[] = [];
  for (let round = -WARM_ROUNDS; round < rounds; round++)
    for (const [at, query] of BIBLE_QUERIES.entries()) {
      const search = await timed<Found>(`${origin}/search?q=${encodeURIComponent(query.text)}`);
      const read = await timed<unknown>(`${origin}/row?id=${100_000_000 + 1_001_001 + (at % 20)}`);
      check(query, search.answer);
      if (round < 0) continue;
      took.get(query)?.push(search.took);
      bare.push(read.took);
    }
  await stop();
  const all = [...took.values()].flat();
  const ratio = quantile(all, 0.95) / quantile(bare, 0.95);
  const row = (name: string, values: readonly number[], target = ""): string[] => [
    name,
    `${ms(quantile(values, 0.5))} / ${ms(quantile(values, 0.95))}`,
    times(quantile(values, 0.95) / quantile(bare, 0.95)),
    target,
  ];
  const slowest = [...took].toSorted(([, a], [, b]) => quantile(b, 0.5) - quantile(a, 0.5)).slice(0, 3);
  return {
    title: "Search of the Bible's text, three translations",
    head: ["searches", "answered p50 / p95", "p95 to a bare read's", "target"],
    rows: [
      row("one row by its key", bare),
      row("all 60", all, `at most ${MAX_TIMES}: ${metOr(ratio <= MAX_TIMES)}`),
      ...(["word", "words", "phrase", "beginning", "nothing"] as const).map((kind) =>
        row(
          kind,
          [...took].filter(([query]) => query.kind === kind).flatMap(([, values]) => values),
        ),
      ),
      ...timeDiatheke(quantile(all, 0.95), quantile(bare, 0.95)),
    ],
    note: `Slowest: ${slowest.map(([{ text }, values]) => `${text} (${ms(quantile(values, 0.5))})`).join(", ")}.`,
  };
}
