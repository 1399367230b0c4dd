import { env } from "cloudflare:workers";
import { useLoaderData } from "@remix-run/react";

/** Baseline: the same page with one row of D1. */
export async function loader() {
  const row = await env.DB.prepare("SELECT words FROM greeting WHERE id = ?")
    .bind(1)
    .first<{ words: string }>();
  if (!row) throw new Response("Not found", { status: 404 });
  return { words: row.words };
}

export default function Row() {
  return <h1>{useLoaderData<typeof loader>().words}</h1>;
}
