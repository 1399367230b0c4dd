import { data, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { actOnGroups } from "./act.server.ts";
import { GROUPS_PATH, groupPath } from "./paths.ts";

/** A group that was made or joined leads to its page; without script what was done leads back to where it was. */
export async function respond(ctx: MemberContext, request: Request, slug?: string) {
  const reply = await actOnGroups(ctx, await request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  if (reply.intent === "leave") throw redirect(GROUPS_PATH, 303);
  if (reply.intent === "join-by-link") throw redirect(reply.slug ? groupPath(reply.slug) : GROUPS_PATH, 303);
  if (reply.intent === "make" && reply.slug) throw redirect(groupPath(reply.slug), 303);
  if (request.headers.get("sec-fetch-dest") !== "document") return data(reply);
  const { search } = new URL(request.url);
  throw redirect(slug ? `${groupPath(slug)}${search}` : GROUPS_PATH, 303);
}
