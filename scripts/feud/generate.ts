import { writeFileSync } from "node:fs";
import type { Language } from "#app/core/language.ts";
import type { FeudAnswer, FeudBoard } from "#app/features/games/feud/board.ts";
import { bookOf, texts } from "../trivia/bible.ts";
import { DRAFTS, type Draft } from "./catalog-boards.ts";

const ON_A_BOARD = 8;
const AT_LEAST = 2;

/** How often any of these words stands in the books. */
export function countOf(forms: readonly string[], [from, to]: Draft["books"], language: Language): number {
  const word = new RegExp(`(?<!\\p{L})(?:${forms.join("|")})(?!\\p{L})`, "giu");
  let count = 0;
  for (const [id, text] of texts()[language])
    if (bookOf(id) >= from && bookOf(id) <= to) count += text.match(word)?.length ?? 0;
  return count;
}

function answersOf({ words, books }: Draft, language: Language): FeudAnswer[] {
  const at = language === "en" ? 0 : 1;
  return words
    .filter((pair) => pair[at] !== "")
    .map((pair) => {
      const forms = pair[at].split(",").map((form) => form.trim());
      return { word: forms[0] ?? "", forms, count: countOf(forms, books, language) };
    })
    .filter(({ count }) => count >= AT_LEAST)
    .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, ON_A_BOARD);
}

/** Boards whose answers are counts in the text. */
export const boards = (): FeudBoard[] =>
  DRAFTS.map((draft) => ({
    id: draft.id,
    question: draft.question,
    answers: { en: answersOf(draft, "en"), es: answersOf(draft, "es") },
  }));

if (import.meta.main) {
  const lines = boards().map((board) => JSON.stringify(board));
  writeFileSync(new URL("../../data/feud/boards.json", import.meta.url), `[\n${lines.join(",\n")}\n]\n`);
}
