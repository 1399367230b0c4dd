import { data, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { actOnCommunity } from "./act.server.ts";
import { COMMUNITY_PATH, requestPath } from "./paths.ts";

/**
 * What the pages of the community answer to a form. A new request leads to its page, what puts one out of sight to the
 * wall. Without script what was done leads back to the page; a refusal is drawn into it.
 */
export async function respond(ctx: MemberContext, request: Request) {
  const reply = await actOnCommunity(ctx, await request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  if (reply.intent === "ask") throw redirect(requestPath(reply.id), 303);
  if (request.headers.get("sec-fetch-dest") !== "document") return data(reply);
  if (["hide", "block", "block-member", "withdraw"].includes(reply.intent))
    throw redirect(COMMUNITY_PATH, 303);
  throw redirect(new URL(request.url).pathname, 303);
}
