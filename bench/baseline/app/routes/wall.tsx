import { env } from "cloudflare:workers";
import { useLoaderData } from "@remix-run/react";

type Row = {
  id: string;
  title: string;
  body: string;
  theme: string;
  prayedBy: number;
  at: number;
  name: string;
};

/** Baseline: a page of the wall's rows from two databases at once, as plain as can be: no sign-in, no rules, no looks. */
export async function loader() {
  const [greeting, requests] = await Promise.all([
    env.DB.prepare("SELECT words FROM greeting WHERE id = 1").first<{ words: string }>(),
    env.COMMUNITY.prepare(
      `SELECT r.id, r.title, r.body, r.theme, r.prayed_by AS prayedBy, r.at, m.name FROM request r
      JOIN member m ON m.id = r.member_id ORDER BY r.id DESC LIMIT 21`,
    ).all<Row>(),
  ]);
  return { words: greeting?.words, requests: requests.results.slice(0, 20) };
}

export default function Wall() {
  const { words, requests } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{words}</h1>
      {requests.map(({ id, title, body, theme, prayedBy, at, name }) => (
        <article key={id}>
          <h2>{title}</h2>
          <p>
            {name}, {at}, {theme}
          </p>
          <p>{body}</p>
          <p>{prayedBy} have prayed</p>
        </article>
      ))}
    </>
  );
}
