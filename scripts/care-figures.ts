import { LIFE_KINDS } from "#app/features/care/danger/kinds.ts";
import { readWith } from "#app/features/care/model/reading.ts";
import type { Example } from "./care-data.ts";
import { type Read, train } from "./care-training.ts";

type Scored = { example: Example; score: number; kind: string };

const percent = (part: number, of: number): string =>
  of === 0 ? "–" : `${((100 * part) / of).toFixed(1)} %`;

/** Each author's sentences, read by a model that has learned from all others. */
function leftOut(set: readonly Read[]): Scored[] {
  return [...new Set(set.map(({ example }) => example.author))].flatMap((author) => {
    const learned = train(set.filter(({ example }) => example.author !== author));
    return set
      .filter(({ example }) => example.author === author)
      .map(({ example }) => {
        const { score, kinds } = readWith(learned, example.text);
        return { example, score, kind: kinds[0]?.kind ?? "" };
      });
  });
}

const over = (list: readonly Scored[], threshold: number): string =>
  percent(list.filter(({ score }) => score > threshold).length, list.length);

export function printFigures(set: readonly Read[]): void {
  const scored = leftOut(set);
  const harmless = scored
    .filter(({ example }) => example.label === "harmless")
    .sort((one, other) => other.score - one.score);
  const dangers = scored.filter(({ example }) => example.label === "danger");
  const life: readonly string[] = LIFE_KINDS;
  for (const share of [0.02, 0.05, 0.08, 0.12, 0.16, 0.2]) {
    const threshold = harmless[Math.floor(harmless.length * share)]?.score ?? 0;
    const of = (name: string, is: (example: Example) => boolean): string =>
      `${name} ${over(
        scored.filter(({ example }) => is(example)),
        threshold,
      )}`;
    console.log(`\nneedless ${percent(share, 1)}: threshold ${threshold.toFixed(2)}`);
    console.log(
      [
        of("danger", ({ label }) => label === "danger"),
        of("life", ({ kind, label }) => label === "danger" && life.includes(kind)),
        of("en", ({ label, language }) => label === "danger" && language === "en"),
        of("es", ({ label, language }) => label === "danger" && language === "es"),
        of("past", ({ label }) => label === "past"),
      ].join(", "),
    );
    for (const label of ["danger", "harmless"])
      console.log(
        `${label}: ${[
          ...new Set(
            scored.filter(({ example }) => example.label === label).map(({ example }) => example.kind),
          ),
        ]
          .sort()
          .map((kind) => of(kind, (example) => example.label === label && example.kind === kind))
          .join(", ")}`,
      );
    for (const label of ["danger", "harmless"])
      console.log(
        `${label}: ${[...new Set(scored.map(({ example }) => example.author))]
          .map((author) => of(author, (example) => example.label === label && example.author === author))
          .join(", ")}`,
      );
  }
  const named = dangers.filter(({ example }) => example.author !== "banks");
  console.log(
    `\nkind told right: ${percent(named.filter(({ example, kind }) => example.kind === kind).length, named.length)}`,
  );
}
