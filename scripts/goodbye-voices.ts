import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A voice's file has these parts, each begun by a line "== name language". */
const PARTS = ["farewells", "staying", "hooks", "clean"] as const;
export type Part = (typeof PARTS)[number];

export type Spoken = { author: string; part: Part; language: string; text: string };

const FOLDER = join(import.meta.dirname, "../data/care/goodbyes/voices");
const HEADING = /^== (\w+) (en|es)$/;

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

function spokenIn(author: string, text: string): Spoken[] {
  const spoken: Spoken[] = [];
  let part: Part | null = null;
  let language = "";
  for (const line of text.split("\n").filter(Boolean)) {
    const [, name = "", written = ""] = HEADING.exec(line) ?? [];
    if (name) {
      if (!isPart(name)) throw new Error(`${author}: no part is called ${name}`);
      part = name;
      language = written;
    } else if (part) spoken.push({ author, part, language, text: line });
  }
  return spoken;
}

/** What each voice says who goes or stays, and how a companion would hold it back or let it go. */
export const voices = (): Spoken[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => spokenIn(basename(name, ".txt"), readFileSync(join(FOLDER, name), "utf8")));
