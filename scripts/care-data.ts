import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writtenIn } from "#app/core/written-language.ts";
import type { ModelKind } from "#app/features/care/kinds.ts";
import { linesOf } from "#tests/banks/lines.ts";

/** A sentence that the model of care learns from. */
export type Example = {
  author: string;
  language: string;
  label: "danger" | "harmless" | "past";
  /** One of the model's for danger and past; else the sort of harmless talk. */
  kind: ModelKind | (string & {});
  text: string;
};

const FOLDER = join(import.meta.dirname, "../data/care");
const KIND_OF: Record<string, ModelKind> = {
  self_harm: "suicide",
  abuse: "violence-home",
  danger: "threat-other",
};

/** The banks that the rule of signs was written with are an author like the others. */
function banks(): Example[] {
  const danger = linesOf("crisis.txt").map((line): Example => {
    const [crisis = "", text = ""] = line.split("\t");
    return {
      author: "banks",
      language: writtenIn(text, "en"),
      label: "danger",
      kind: KIND_OF[crisis] ?? "",
      text,
    };
  });
  const harmless = linesOf("innocent.txt").map(
    (text): Example => ({
      author: "banks",
      language: writtenIn(text, "en"),
      label: "harmless",
      kind: "look-alike",
      text,
    }),
  );
  return [...danger, ...harmless];
}

/** Every example, always in the same order. Nothing of `tests/eval` is among them. */
export const careExamples = (): Example[] => [
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Example),
    ),
  ...banks(),
];
