import { goodbyeConceptsOf } from "#app/features/care/model/concepts.ts";
import { readWith } from "#app/features/care/model/reading.ts";
import { readTwo, trainTwo } from "./care-training.ts";
import { goodbyeExamples, hookExamples, OWN, type Sorted } from "./goodbye-data.ts";

type Scored = { author: string; is: boolean; score: number; text: string };

const percent = (list: readonly Scored[], threshold: number): string =>
  list.length === 0
    ? "–"
    : `${((100 * list.filter(({ score }) => score > threshold).length) / list.length).toFixed(1)} %`;

/** Each voice's sentences, read by a model that has learned from all others. */
function leftOut(examples: readonly Sorted[]): Scored[] {
  const set = readTwo(examples);
  return [...new Set(examples.map(({ author }) => author))]
    .filter((author) => author !== OWN)
    .flatMap((author) => {
      const learned = trainTwo(set.filter(({ example }) => example.author !== author));
      return examples
        .filter((one) => one.author === author)
        .map((one) => ({ ...one, score: readWith(learned, one.text, goodbyeConceptsOf).score }));
    });
}

function print(name: string, examples: readonly Sorted[], thresholds: readonly number[]): void {
  console.log(`\n${name}`);
  const scored = leftOut(examples);
  const authors = [...new Set(scored.map(({ author }) => author))];
  for (const threshold of thresholds) {
    const of = (is: boolean, author?: string): string =>
      percent(
        scored.filter((one) => one.is === is && (!author || one.author === author)),
        threshold,
      );
    console.log(`from ${threshold}: found ${of(true)}, needless ${of(false)}`);
    console.log(
      `  ${authors.map((author) => `${author} ${of(true, author)} / ${of(false, author)}`).join(", ")}`,
    );
  }
}

/** How the models of goodbyes and hooks do on a voice that they have not learned from. */
export function printGoodbyeFigures(): void {
  print("goodbyes", goodbyeExamples(), [-1.5, -1, -0.5, 0, 0.5]);
  print("hooks", hookExamples(), [-1, -0.5, 0, 0.5, 1.1, 1.4]);
}
