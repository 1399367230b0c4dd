import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SEASON_KINDS, seasonFile } from "#app/features/games/challenges/seasons.ts";
import { FEUD_FILE } from "#app/features/games/feud/board.ts";
import { type Listed, type Question, questionFile } from "#app/features/games/trivia/question.ts";
import { isTheme, themeOfBook } from "#app/features/games/trivia/themes.ts";
import { bookOf, versesAt } from "./trivia/bible.ts";
import { allQuestions } from "./trivia/schema.ts";

export const GAME_SOURCES = [
  "data/trivia",
  "data/challenges",
  "data/feud",
  "scripts/trivia",
  "scripts/game-files.ts",
];

const dataFile = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${path}`, import.meta.url), "utf8"));

/** A written question may name a theme that the product does not have: it is found by its passage then. */
const shelved = (question: Question): Question =>
  isTheme(question.theme)
    ? question
    : { ...question, theme: themeOfBook(bookOf(versesAt(question.reference)[0] ?? 0)) };

/** What games are made of: the questions by theme with their list, the steps of seasons, the boards. By address. */
export function gameFiles(): ReadonlyMap<string, unknown> {
  const questions = allQuestions().map(shelved);
  const list: Listed[] = questions.map(({ id, theme, difficulty, minAge }) => ({
    id,
    theme,
    difficulty,
    minAge,
  }));
  return new Map<string, unknown>([
    [FEUD_FILE, dataFile("feud/boards.json")],
    ...SEASON_KINDS.map((kind) => [seasonFile(kind), dataFile(`challenges/${kind}.json`)] as const),
    [questionFile("list"), list],
    ...[...Map.groupBy(questions, ({ theme }) => theme)].map(
      ([theme, of]) => [questionFile(theme), Object.fromEntries(of.map((one) => [one.id, one]))] as const,
    ),
  ]);
}

/** Writes them beside the built pages, where the Worker reads them and nobody else does. */
export function writeGameFiles(client: string): void {
  for (const [path, content] of gameFiles()) {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
}

let kept: ReadonlyMap<string, unknown> | undefined;
/** The file of one address, for servers that have no built pages. */
export function gameFileAt(path: string): unknown {
  kept ??= gameFiles();
  return kept.get(path);
}
