import { env } from "cloudflare:workers";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

type Line = { id: number; words: string; at: number };

/** Baseline: so many statements in one trip, each with so many rows of one owner: no sign-in, no rules, no looks. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const [statements, rows] = [Number(asked.get("statements")), Number(asked.get("rows"))];
  const { COMMUNITY: db } = env;
  const lists = await db.batch<Line>(
    Array.from({ length: statements }, (_, owner) =>
      db.prepare("SELECT id, words, at FROM line WHERE owner = ? ORDER BY at LIMIT ?").bind(owner, rows),
    ),
  );
  return { lists: lists.map(({ results }) => results) };
}

export default function Rows() {
  const { lists } = useLoaderData<typeof loader>();
  return lists.map((lines) => (
    <ul key={lines[0]?.id}>
      {lines.map(({ id, words, at }) => (
        <li key={id}>
          {words}, {at}
        </li>
      ))}
    </ul>
  ));
}
