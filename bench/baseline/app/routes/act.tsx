import { env } from "cloudflare:workers";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";

/** Baseline: an action that reads in one batch and writes in another, as plain as can be. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = Number(form.get("id"));
  const [rows] = await env.DB.batch<{ count: number }>([
    env.DB.prepare("SELECT count FROM tally WHERE id = ?").bind(id),
    env.DB.prepare("SELECT words FROM greeting WHERE id = 1"),
  ]);
  const done = (rows?.results[0]?.count ?? 0) + 1;
  await env.DB.batch([
    env.DB.prepare("UPDATE tally SET count = ? WHERE id = ?").bind(done, id),
    env.DB.prepare("INSERT INTO tally_request (id, tally_id) VALUES (?, ?)").bind(
      String(form.get("requestId")),
      id,
    ),
  ]);
  return { done };
}
