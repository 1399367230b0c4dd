import { writeFileSync } from "node:fs";
import type { Question } from "#app/features/games/trivia/question.ts";
import { book, follows, order } from "./kinds.ts";
import { number, who } from "./speech.ts";

const byId = (a: Question, b: Question): number => (a.id < b.id ? -1 : 1);

/** Every question that is made of the shipped text; the same on every machine. */
export const generated = (): Question[] =>
  [...follows(280), ...book(250), ...who(220), ...number(170), ...order(160)].toSorted(byId);

if (import.meta.main) {
  const questions = generated();
  const lines = questions.map((question) => JSON.stringify(question));
  writeFileSync(new URL("../../data/trivia/generated.json", import.meta.url), `[\n${lines.join(",\n")}\n]\n`);
  const kinds = Map.groupBy(questions, ({ id }) => id.split("-")[1]);
  for (const [kind, of] of kinds) console.log(kind, of.length);
  for (const [theme, of] of Map.groupBy(questions, ({ theme }) => theme)) console.log(theme, of.length);
}
