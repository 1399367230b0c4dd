import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { JOBS } from "#app/manifest/gathered.server.ts";

/** `docs/operating.md` names what whoever looks after the product will meet. */

const ROOT = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const doc = read("docs/operating.md");
const unnamed = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => !doc.includes(`\`${name}\``));

const sources = ["app", "party", "workers"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => folder !== "workers" || !path.startsWith("sandbox"))
    .map((path) => read(`${folder}/${path}`)),
);

/** Beside `level` in a line of the log, or handed to the few functions that write one. */
const AT = /\blevel(?:: "\w+")?,\s+at: "([^"]+)"|\b(?:reportFault|report)\(ctx, "([^"]+)"/g;

test("every place that the logs name", () => {
  const places = sources.flatMap((text) =>
    [...text.matchAll(AT)].map(([, at, reported]) => at ?? reported ?? ""),
  );
  expect(places.length).toBeGreaterThan(25);
  expect(unnamed(places)).toEqual([]);
});

test("every job of the cron", () => {
  const jobs = Object.keys(JOBS);
  expect(jobs.length).toBeGreaterThan(10);
  expect(unnamed(jobs)).toEqual([]);
});

test("every event that a webhook works", () => {
  const clerk = [...read("workers/webhooks/clerk.ts").matchAll(/case "([\w.]+)"/g)].map(
    ([, name = ""]) => name,
  );
  expect(clerk).toContain("session.revoked");
  expect(unnamed(clerk)).toEqual([]);
});

test("every setting that the Worker does not start without stands in the first deployment", () => {
  const settings =
    read("workers/settings/env.ts").match(/const settings = z\.object\(\{(.*?)\n\}\);/s)?.[1] ?? "";
  const needed = settings
    .split("\n")
    .filter(
      (line) => /^ {2}[A-Z]/.test(line) && !/optional\(|default\(|: prices|: sendLimits|: z$/.test(line),
    )
    .map((line) => line.trim().split(":")[0] ?? "");
  const deployed = read("wrangler.toml");
  expect(needed).toContain("PRIVACY_KEY");
  const missing = needed.filter((name) => !doc.includes(`"${name}": `) && !deployed.includes(`${name} = `));
  expect(missing).toEqual([]);
});
