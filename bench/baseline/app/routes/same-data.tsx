import { env } from "cloudflare:workers";
import { useLoaderData } from "@remix-run/react";

type Conversation = { id: string; title: string; category: string; at: number };
type Message = { id: string; role: string; content: string };

/** Baseline: the companion page's data in one D1 trip, as plain as can be: no sign-in, no looks. */
export async function loader() {
  const [conversations, messages] = await env.DB.batch([
    env.DB.prepare("SELECT id, title, category, at FROM conversation ORDER BY at DESC"),
    env.DB.prepare("SELECT id, role, content FROM message ORDER BY id"),
  ]);
  // rows of the two tables, as `bench/baseline/serve.ts` makes them
  return {
    conversations: conversations?.results as Conversation[],
    messages: messages?.results as Message[],
  };
}

export default function SameData() {
  const { conversations, messages } = useLoaderData<typeof loader>();
  return (
    <>
      <ul>
        {conversations.map(({ id, title, category, at }) => (
          <li key={id}>
            <a href={`/same-data/${id}`}>{title}</a>, {category}, {at}
          </li>
        ))}
      </ul>
      {messages.map(({ id, role, content }) => (
        <article key={id} aria-label={role}>
          <p>{content}</p>
        </article>
      ))}
    </>
  );
}
