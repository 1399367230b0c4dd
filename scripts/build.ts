import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeChapterFiles } from "./chapter-files.ts";
import { GAME_SOURCES, writeGameFiles } from "./game-files.ts";
import { writeFeatures } from "./gather-features.ts";
import { drawIcons } from "./icons.ts";
import { RELATED_SOURCES, writeRelatedFiles } from "./related/files.ts";
import { run, step } from "./run.ts";
import { writeBillOfMaterials } from "./sbom.ts";
import { bundleServiceWorker } from "./service-worker.ts";
import { WORD_SOURCES, writeWordFiles } from "./word-files/write.ts";

const STAMP = "build/stamp";
const SOURCES = [
  "app",
  "party",
  "workers",
  "public",
  "data/bible",
  "scripts/chapter-files.ts",
  "scripts/icons.ts",
  "scripts/sbom.ts",
  "scripts/service-worker.ts",
  "vite.config.ts",
  "wrangler.toml",
  "package-lock.json",
  ...WORD_SOURCES,
  ...RELATED_SOURCES,
  ...GAME_SOURCES,
];

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = join(path, entry.name);
    if (full === "workers/sandbox") continue;
    if (entry.isDirectory()) yield* files(full);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

function stampOfSources(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const found = /\.\w+$/.test(source) ? [source] : files(source);
    for (const file of found) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** The production bundle in `build/`: pages and assets by Vite, then the Worker by wrangler, and its bill of materials. Unchanged sources are not built again. */
export async function build(): Promise<void> {
  writeFeatures(".");
  const stamp = stampOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  rmSync("build", { recursive: true, force: true });
  const production = { NODE_ENV: "production" };
  await step("Building pages", () => run("remix", ["vite:build", "--logLevel", "warn"], production));
  await drawIcons("build/client/icons");
  await bundleServiceWorker("build/client");
  writeChapterFiles("build/client");
  writeGameFiles("build/client");
  await step("Writing the words' files", async () => writeWordFiles("build/client/assets"));
  await step("Writing the related verses", async () => writeRelatedFiles("build/client/assets"));
  await step("Bundling the Worker", () =>
    run("wrangler", ["deploy", "--dry-run", "--outdir", "build/worker", "--minify"], {
      ...production,
      WRANGLER_LOG: "error",
    }),
  );
  mkdirSync("build", { recursive: true });
  writeBillOfMaterials("build/sbom.cdx.json");
  writeFileSync(STAMP, stamp);
}

if (import.meta.main) await build();
