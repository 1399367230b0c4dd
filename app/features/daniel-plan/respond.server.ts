import { data, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { actOnDanielPlan } from "./act.server.ts";
import { DANIEL_PATH } from "./paths.ts";

/**
 * What the pages of the plan answer to a form. Who begins it is led to its day. A refusal is drawn into the page, with
 * script or without; what was done without leads back to it.
 */
export async function respond(ctx: MemberContext, request: Request) {
  const reply = await actOnDanielPlan(ctx, await request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  if (reply.intent === "start") throw redirect(DANIEL_PATH, 303);
  if (request.headers.get("sec-fetch-dest") === "document")
    throw redirect(new URL(request.url).pathname, 303);
  return data(reply);
}
