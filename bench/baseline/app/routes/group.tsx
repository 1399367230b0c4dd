import { env } from "cloudflare:workers";
import { useLoaderData } from "@remix-run/react";

type Post = { id: number; parentId: number | null; body: string; at: number; name: string };

const POST =
  "SELECT p.id, p.parent_id AS parentId, p.body, p.at, m.name FROM post p JOIN member m ON m.id = p.member_id";

/** Baseline: a group's threads and their answers from two databases at once: no sign-in, no rules, no looks. */
export async function loader() {
  const { COMMUNITY: db } = env;
  const newest = "SELECT id FROM post WHERE parent_id IS NULL ORDER BY id DESC LIMIT 20";
  const [greeting, [threads, answers]] = await Promise.all([
    env.DB.prepare("SELECT words FROM greeting WHERE id = 1").first<{ words: string }>(),
    db.batch([
      db.prepare(`${POST} WHERE p.parent_id IS NULL ORDER BY p.id DESC LIMIT 21`),
      db.prepare(`${POST} WHERE p.parent_id IN (${newest}) ORDER BY p.id`),
    ]),
  ]);
  return {
    words: greeting?.words,
    threads: (threads?.results.slice(0, 20) ?? []) as Post[],
    answers: (answers?.results ?? []) as Post[],
  };
}

const Said = ({ post: { body, at, name } }: { post: Post }) => (
  <div>
    <p>
      {name}, {at}
    </p>
    <p>{body}</p>
  </div>
);

export default function Group() {
  const { words, threads, answers } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{words}</h1>
      {threads.map((thread) => (
        <article key={thread.id}>
          <Said post={thread} />
          {answers
            .filter(({ parentId }) => parentId === thread.id)
            .map((answer) => (
              <Said key={answer.id} post={answer} />
            ))}
        </article>
      ))}
    </>
  );
}
