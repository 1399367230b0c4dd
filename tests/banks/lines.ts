import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A bank of sentences, one a line. */
export const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter(Boolean);
