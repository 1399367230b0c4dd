import type { Moderation } from "#app/features/community/model/themes.ts";
import type { Reaction } from "./kinds.ts";

export type PostAuthor = { name: string; handle: string };

/** Something written in a group as one reader sees it. */
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
export type Thread = PostLine & { answers: PostLine[] };

/** A row as the store gives it; `counts` and `own` as JSON. */
export type PostRow = Omit<PostLine, "author" | "mine" | "counts" | "own"> & {
  parentId: string | null;
  mine: number;
  name: string;
  handle: string;
  counts: string;
  own: string;
};

/** Who has taken their words back is not named on them any more. */
export const postLine = ({ parentId: _, mine, name, handle, counts, own, ...row }: PostRow): PostLine => ({
  ...row,
  mine: mine === 1,
  author: row.state === "withdrawn" && mine !== 1 ? null : { name, handle },
  counts: JSON.parse(counts) as PostLine["counts"],
  own: JSON.parse(own) as Reaction[],
});

/** Each first post with its answers, in the order in which they were written. */
export function threadsOf(posts: readonly PostRow[], answers: readonly PostRow[]): Thread[] {
  return posts.map((post) => ({
    ...postLine(post),
    answers: answers.filter(({ parentId }) => parentId === post.id).map(postLine),
  }));
}
