import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = {
  version: string;
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
};

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
const entries = Object.entries(lock.packages).filter(([at, { link }]) => at !== "" && !link);

/**
 * Binaries of `clerk` (Clerk's command line, for development alone) for other systems than the one that the lock is
 * made on: the registry did not give them, and without their entries `npm ci` refuses the lock on those systems.
 */
const NOT_GIVEN = [
  "node_modules/@clerk/cli-darwin-arm64",
  "node_modules/@clerk/cli-darwin-x64",
  "node_modules/@clerk/cli-linux-arm64",
  "node_modules/@clerk/cli-linux-arm64-musl",
  "node_modules/@clerk/cli-linux-x64-musl",
  "node_modules/@clerk/cli-win32-arm64",
  "node_modules/@clerk/cli-win32-x64",
];

test("every package of the lock has the hash of what is installed", () => {
  expect(entries.length).toBeGreaterThan(500);
  const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
  // what comes inside another package's archive is under that one's hash
  expect(without.filter(([, { inBundle }]) => !inBundle).map(([at]) => at)).toEqual(NOT_GIVEN);
});

test("what has none is another system's, for development, and may be left out", () => {
  for (const at of NOT_GIVEN) {
    const entry = lock.packages[at];
    expect(entry, at).toMatchObject({ optional: true, dev: true, os: [expect.any(String)] });
  }
});

test("what comes inside another package's archive comes in one that has a hash", () => {
  for (const [at] of entries.filter(([, { inBundle }]) => inBundle)) {
    const outer = at.slice(0, at.lastIndexOf("/node_modules/"));
    expect(lock.packages[outer]?.integrity, at).toMatch(/^sha512-/);
  }
});
