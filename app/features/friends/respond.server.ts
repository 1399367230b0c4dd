import { data, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { actOnFriends } from "./act.server.ts";
import { FRIENDS_PATH } from "./paths.ts";

/** What the pages of friends answer to a form; without script what was done leads to the list. */
export async function respond(ctx: MemberContext, request: Request) {
  const reply = await actOnFriends(ctx, await request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  if (reply.intent === "ask-by-link") throw redirect(FRIENDS_PATH, 303);
  if (request.headers.get("sec-fetch-dest") !== "document") return data(reply);
  throw redirect(FRIENDS_PATH, 303);
}
