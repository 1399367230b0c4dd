import type { ContentValues } from "#app/core/content/held-content.ts";
import { type LocalDay, utcDay } from "#app/core/local-day.ts";
import type { AppContext } from "#app/request/context.ts";
import { type Listed, type Question, questionFile } from "./question.ts";

type Reader = Pick<AppContext, "builtFile">;
type HeldReader = Reader & Pick<AppContext, "content" | "now">;

/** What this isolate has read: the files never change within a build. */
const kept = new Map<string, unknown>();

async function readFile<Content>(ctx: Reader, name: string): Promise<Content> {
  const known = kept.get(name);
  if (known) return known as Content;
  const answer = await ctx.builtFile(questionFile(name));
  if (!answer.ok) throw new Error(`${questionFile(name)}: ${answer.status}`);
  const content = (await answer.json()) as Content;
  kept.set(name, content);
  return content;
}

const shelfOf = (ctx: Reader, theme: string) => readFile<Record<string, Question>>(ctx, theme);

/** Rounds are begun on days of many zones; what is changed or withdrawn holds by one clock for all of them. */
const today = ({ now }: HeldReader): LocalDay => utcDay(now());

/** Every question that is offered, by id, theme, difficulty and age. */
export async function readList(ctx: HeldReader): Promise<readonly Listed[]> {
  const list = await readFile<Listed[]>(ctx, "list");
  const held = ctx.content.all("trivia_question", today(ctx));
  if (held.size === 0) return list;
  return list.flatMap((one) => {
    const values = held.get(one.id);
    if (!values) return [one];
    return values.offered === 1 ? [{ ...one, difficulty: difficultyIn(values) }] : [];
  });
}

/** A question with its answer, withdrawn or not: a round that was begun ends with it. Null for one that is none. */
export async function readQuestion(ctx: HeldReader, id: string): Promise<Question | null> {
  const listed = (await readFile<Listed[]>(ctx, "list")).find((one) => one.id === id);
  if (!listed) return null;
  const shipped = (await shelfOf(ctx, listed.theme))[id] ?? null;
  const held = ctx.content.of("trivia_question", id, today(ctx));
  return shipped && held ? heldQuestion(shipped, held) : shipped;
}

/** All of them as they ship, with their answers. */
export async function readAllQuestions(ctx: Reader): Promise<Question[]> {
  const list = await readFile<Listed[]>(ctx, "list");
  const shelves = new Map<string, Record<string, Question>>();
  for (const theme of new Set(list.map((one) => one.theme))) shelves.set(theme, await shelfOf(ctx, theme));
  return list.flatMap(({ id, theme }) => shelves.get(theme)?.[id] ?? []);
}

const difficultyIn = (values: ContentValues) => Number(values.difficulty) as Question["difficulty"];

function heldQuestion(shipped: Question, values: ContentValues): Question {
  const both = (name: string) => ({ en: String(values[`${name}_en`]), es: String(values[`${name}_es`]) });
  return {
    ...shipped,
    difficulty: difficultyIn(values),
    question: both("question"),
    options: [both("option_1"), both("option_2"), both("option_3"), both("option_4")],
    answer: Number(values.answer) - 1,
    reference: String(values.passage),
    prove: both("prove"),
    explanation: both("explanation"),
  };
}
