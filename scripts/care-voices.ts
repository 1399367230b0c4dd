import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { MODEL_KINDS } from "#app/features/care/danger/kinds.ts";
import type { Example } from "./care-data.ts";

/** A voice's file has parts, each begun by a line "== label kind language"; every other line is a sentence. */
const HEADING = /^== (danger|harmless|past) ([a-z-]+) (en|es)$/;

const FOLDER = join(import.meta.dirname, "../data/care/voices");

const isKind = (kind: string): boolean => (MODEL_KINDS as readonly string[]).includes(kind);

/** @throws where a line belongs to no part, or a part of danger is of no kind that the model knows */
export function sentencesOf(author: string, text: string): Example[] {
  const examples: Example[] = [];
  let part: Pick<Example, "label" | "kind" | "language"> | null = null;
  for (const line of text.split("\n").filter(Boolean)) {
    if (!line.startsWith("==")) {
      if (!part) throw new Error(`${author}: a sentence stands before the first part`);
      examples.push({ author, ...part, text: line });
      continue;
    }
    const [, label, kind = "", language = ""] = HEADING.exec(line) ?? [];
    if (!label || (label !== "harmless" && !isKind(kind)))
      throw new Error(`${author}: no part is called ${line}`);
    part = { label: label as Example["label"], kind, language };
  }
  return examples;
}

/** What each voice says, of danger and of what only sounds like it. */
export const dangerVoices = (): Example[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => sentencesOf(basename(name, ".txt"), readFileSync(join(FOLDER, name), "utf8")));
