import { env } from "cloudflare:workers";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

type Item = { id: number; severity: number; body: string; at: number; name: string };

const ITEM = "SELECT i.id, i.severity, i.body, i.at, m.name FROM item i JOIN member m ON m.id = i.member_id";

/** Baseline: a list of items, how many are open, and the first in full, from two databases at once: no sign-in, no rules, no looks. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { COMMUNITY: db } = env;
  const list = new URL(request.url).searchParams.has("past")
    ? "WHERE i.open = 0 ORDER BY i.at DESC, i.id DESC"
    : "WHERE i.open = 1 ORDER BY i.severity, i.at, i.id";
  const [greeting, [items, counts, first]] = await Promise.all([
    env.DB.prepare("SELECT words FROM greeting WHERE id = 1").first<{ words: string }>(),
    db.batch([
      db.prepare(`${ITEM} ${list} LIMIT 26`),
      db.prepare("SELECT count(*) AS open, sum(severity = 2) AS severe FROM item WHERE open = 1"),
      db.prepare(`${ITEM} ${list} LIMIT 1`),
    ]),
  ]);
  return {
    words: greeting?.words,
    items: (items?.results.slice(0, 25) ?? []) as Item[],
    counts: counts?.results[0] as { open: number; severe: number },
    first: first?.results[0] as Item,
  };
}

export default function Queue() {
  const { words, items, counts, first } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{words}</h1>
      <p>
        {counts.open}, {counts.severe}
      </p>
      <ul>
        {items.map(({ id, severity, at, name }) => (
          <li key={id}>
            {severity}, {name}, {at}
          </li>
        ))}
      </ul>
      <article>
        <h2>{first.name}</h2>
        <p>{first.body}</p>
      </article>
    </>
  );
}
