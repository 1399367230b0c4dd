import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Listed, type Question, questionFile } from "#app/features/games/trivia/question.ts";
import { isTheme, themeOfBook } from "#app/features/games/trivia/themes.ts";
import { bookOf, versesAt } from "./bible.ts";
import { allQuestions } from "./schema.ts";

export const TRIVIA_SOURCES = ["data/trivia", "scripts/trivia"];

/** A written question may name a theme that the product does not have: it is found by its passage then. */
const shelved = (question: Question): Question =>
  isTheme(question.theme)
    ? question
    : { ...question, theme: themeOfBook(bookOf(versesAt(question.reference)[0] ?? 0)) };

/** One file a theme, and the list of all; the address of each and what it holds. */
export function triviaFiles(): ReadonlyMap<string, unknown> {
  const questions = allQuestions().map(shelved);
  const list: Listed[] = questions.map(({ id, theme, difficulty, minAge }) => ({
    id,
    theme,
    difficulty,
    minAge,
  }));
  return new Map<string, unknown>([
    [questionFile("list"), list],
    ...[...Map.groupBy(questions, ({ theme }) => theme)].map(
      ([theme, of]) => [questionFile(theme), Object.fromEntries(of.map((one) => [one.id, one]))] as const,
    ),
  ]);
}

/** Writes them beside the built pages, where the Worker reads them and nobody else does. */
export function writeTriviaFiles(client: string): void {
  for (const [path, content] of triviaFiles()) {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
}

let kept: ReadonlyMap<string, unknown> | undefined;
/** The file of one address, for servers that have no built pages. */
export function triviaFileAt(path: string): unknown {
  kept ??= triviaFiles();
  return kept.get(path);
}
