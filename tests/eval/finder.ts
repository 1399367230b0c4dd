import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { openBible } from "#tests/scripture/bible-database.ts";
import type { Figure } from "./figure.ts";
import { answerOf, type Case, finderSet } from "./finder-answers.ts";

/** What a reader said of an answer: it answers, it says that it is not sure and where to look, or neither. */
export type Verdict = "right" | "honest" | "wrong";
/** A verdict holds for the answer that was read, known by its hash, and for no other. */
export type Judged = { text: string; answer: string; verdict: Verdict; why?: string };

export const hashOf = (answer: string): string =>
  createHash("sha256").update(answer).digest("hex").slice(0, 16);

export type Answered = Case & { answer: string; verdict: Verdict | "unjudged" };

const readJudged = (): Judged[] =>
  JSON.parse(readFileSync(new URL("./judged/finder.json", import.meta.url), "utf8")) as Judged[];

/** Every question of the set with today's answer, and the verdict on it where a reader has seen this very answer. */
export async function answers(): Promise<Answered[]> {
  const { bible, close } = await openBible();
  const judged = new Map(readJudged().map(({ text, answer, verdict }) => [`${text}\n${answer}`, verdict]));
  const all: Answered[] = [];
  for (const asked of finderSet()) {
    const answer = await answerOf(bible, asked.text, asked.language);
    all.push({ ...asked, answer, verdict: judged.get(`${asked.text}\n${hashOf(answer)}`) ?? "unjudged" });
  }
  await close();
  return all;
}

/** What was asked and answered, for `/safety/figures` to hand out. */
export const transcript = async () =>
  (await answers()).map(({ language, text, answer, verdict }) => ({
    language,
    asked: text,
    answer,
    verdict,
  }));

export async function measure(): Promise<Figure[]> {
  const all = await answers();
  const count = (verdict: Answered["verdict"]) => all.filter((one) => one.verdict === verdict).length;
  const of = all.length;
  return [
    { key: "finder.right", label: "Questions answered", hits: count("right"), of, goal: { atLeast: 0.85 } },
    {
      key: "finder.honest",
      label: "Questions on which the finder says that it is not sure, and where to look",
      hits: count("honest"),
      of,
      goal: { atMost: 0.12 },
    },
    {
      key: "finder.wrong",
      label: "Questions answered beside the point",
      hits: count("wrong"),
      of,
      goal: { atMost: 0.03 },
    },
    {
      key: "finder.unjudged",
      label: "Answers that nobody has read yet",
      hits: count("unjudged"),
      of,
      goal: { atMost: 0 },
    },
  ];
}
