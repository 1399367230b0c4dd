import { createHash } from "node:crypto";
import type { Question, Words } from "#app/features/games/trivia/question.ts";
import { themeOfBook } from "#app/features/games/trivia/themes.ts";
import { bookOf, nameOf } from "./bible.ts";
import { shuffled } from "./pick.ts";

/** How a question was made; by it the checking program knows what its wrong answers have to fail. */
export type Kind = "follows" | "book" | "who" | "number" | "order";

type Made = {
  kind: Kind;
  verse: number;
  question: Words;
  right: Words;
  wrong: readonly Words[];
  prove: Words;
  explanation: Words;
  difficulty: 1 | 2 | 3;
};

/** A question with its options in an order that is drawn once; null where two options read the same. */
export function make({
  kind,
  verse,
  question,
  right,
  wrong,
  prove,
  explanation,
  difficulty,
}: Made): Question | null {
  const all = [right, ...wrong];
  const isDistinct = (["en", "es"] as const).every(
    (language) => new Set(all.map((words) => words[language].toLowerCase())).size === 4,
  );
  if (all.length !== 4 || !isDistinct) return null;
  const said = `${kind}:${verse}:${right.en}`;
  const id = `g-${kind}-${createHash("sha256").update(said).digest("hex").slice(0, 8)}`;
  const options = shuffled(all, id);
  return {
    id,
    theme: themeOfBook(bookOf(verse)),
    difficulty,
    minAge: 13,
    question,
    options: options as unknown as Question["options"],
    answer: options.indexOf(right),
    reference: nameOf(verse),
    prove,
    explanation,
  };
}
