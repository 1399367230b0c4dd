import type { Json } from "#app/core/json.ts";
import type { Moderation } from "#app/features/community/model/themes.ts";
import type { Reaction } from "./kinds.ts";

export type PostAuthor = { name: string; handle: string };

/** Something written in a group as one reader sees it: the store gives it as JSON (`postJson`). */
export type PostLine = {
  id: string;
  author: PostAuthor | null;
  mine: boolean;
  body: string;
  language: string;
  state: "shown" | "answered" | "withdrawn";
  moderation: Moderation;
  createdAt: number;
  counts: Partial<Record<Reaction, number>>;
  own: Reaction[];
};
/** A first post with its answers, in the order in which they were written. */
export type Thread = PostLine & { answers: PostLine[] };

type Post = { id: string; line: Json<PostLine> };
type Answer = { parentId: string; line: Json<PostLine> };

/** First posts with the newest first, and answers in the order in which they were written: as their ids have it. */
export function inOrder<Row extends { id: string; parentId: string | null }>(rows: readonly Row[]) {
  const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const firsts = sorted.filter(({ parentId }) => parentId === null).reverse();
  const answers = sorted.flatMap((row) => (row.parentId === null ? [] : { ...row, parentId: row.parentId }));
  return { firsts, answers };
}

/** Posts with their answers, as JSON out of the JSON of each. */
export function threadsJson(posts: readonly Post[], answers: readonly Answer[]): Json<Thread[]> {
  const under = Map.groupBy(answers, ({ parentId }) => parentId);
  const threads = posts.map(({ id, line }) => {
    const lines = (under.get(id) ?? []).map((answer) => answer.line);
    return `${line.slice(0, -1)},"answers":[${lines.join(",")}]}`;
  });
  return `[${threads.join(",")}]`;
}
