import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { detectLanguage } from "#app/core/text/written-language.ts";
import type { ModelKind } from "#app/features/care/danger/kinds.ts";
import { signIn } from "#app/features/care/danger/signs.ts";
import { starters } from "#app/features/chat/screen/starters.ts";
import { linesOf } from "#tests/banks/lines.ts";
import { sentencesOf } from "#tests/contract/sentences/read.ts";
import { dangerVoices } from "./care-voices.ts";

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
      language: detectLanguage(text, "en"),
      label: "danger",
      kind: KIND_OF[crisis] ?? "",
      text,
    };
  });
  const harmless = linesOf("innocent.txt").map(
    (text): Example => ({
      author: "banks",
      language: detectLanguage(text, "en"),
      label: "harmless",
      kind: "look-alike",
      text,
    }),
  );
  return [...danger, ...harmless];
}

const harmlessOf = (author: string, kind: string, texts: readonly string[]): Example[] =>
  texts.map((text) => ({ author, language: detectLanguage(text, "en"), label: "harmless", kind, text }));

/** What people ask a companion on an ordinary day, from the finder's banks; the rule of signs sorts out the few of danger. */
const ordinary = (): Example[] =>
  ["tuned", "tuned-es", "held-out", "calibration", "everyday", "fresh", "real-life"].flatMap((name) =>
    harmlessOf(
      `finder-${name}`,
      "ordinary",
      sentencesOf(`${name}.txt`)
        .map(({ text }) => text)
        .filter((text) => signIn(text) === null),
    ),
  );

/** What the application itself offers to begin with. */
const offered = (): Example[] =>
  (["en", "es"] as const).flatMap((language) =>
    starters[language].flatMap(({ title, text }) =>
      [title, text].map(
        (words): Example => ({
          author: "starters",
          language,
          label: "harmless",
          kind: "ordinary",
          text: words,
        }),
      ),
    ),
  );

/** Of so many verses one. */
const VERSES = 61;

/** Members quote Scripture, which is full of swords, graves and tears. The rule of signs sorts out what it would find. */
const scripture = (): Example[] =>
  (["kjv", "rv1909"] as const).flatMap((name) =>
    gunzipSync(readFileSync(join(FOLDER, `../bible/${name}.tsv.gz`)))
      .toString("utf8")
      .split("\n")
      .filter((_, at) => at % VERSES === 0)
      .map((line) => line.split("\t").at(-1) ?? "")
      .filter((text) => text !== "" && signIn(text) === null)
      .map(
        (text): Example => ({
          author: `verses-${name}`,
          language: name === "kjv" ? "en" : "es",
          label: "harmless",
          kind: "scripture",
          text,
        }),
      ),
  );

/** Goodbyes of an ordinary evening are none of the other sort. */
const goodbyes = (): Example[] =>
  harmlessOf("goodbyes", "goodbye", [
    ...linesOf("farewells.txt"),
    ...["farewells", "staying"].flatMap((name) =>
      readFileSync(join(FOLDER, `goodbyes/${name}.txt`), "utf8")
        .split("\n")
        .filter(Boolean),
    ),
  ]);

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
  ...dangerVoices(),
  ...banks(),
  ...ordinary(),
  ...offered(),
  ...scripture(),
  ...goodbyes(),
];
