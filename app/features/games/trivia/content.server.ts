import type { AppContext } from "#app/request/context.ts";
import { type Listed, type Question, questionFile } from "./question.ts";

type Reader = Pick<AppContext, "builtFile">;

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

/** Every question by id, theme, difficulty and age. */
export const readList = (ctx: Reader): Promise<Listed[]> => readFile<Listed[]>(ctx, "list");

/** A question with its answer; null for one that is not there any more. */
export async function readQuestion(ctx: Reader, id: string): Promise<Question | null> {
  const listed = (await readList(ctx)).find((one) => one.id === id);
  if (!listed) return null;
  const shelf = await readFile<Record<string, Question>>(ctx, listed.theme);
  return shelf[id] ?? null;
}
