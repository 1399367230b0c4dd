import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Sentence = { text: string; topics: string[] };

/** Sentences as people write them, with the topics that suit. */
export const sentencesOf = (name: string): Sentence[] =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [topics = "", text = ""] = line.split("\t");
      return { text, topics: topics.split(",") };
    });
