import { data, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { actOnPlans } from "./act.server.ts";
import { dailyPath, PLANS_PATH } from "./paths.ts";

/**
 * What the pages of plans answer to a form. Who begins a plan is led to its day, who removes one to the list. A refusal
 * is drawn into the page, with script or without; what was done without leads back to it.
 */
export async function respond(ctx: MemberContext, request: Request) {
  const reply = await actOnPlans(ctx, await request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  if (reply.intent === "begin" || reply.intent === "make") throw redirect(dailyPath(reply.id), 303);
  if (reply.intent === "remove") throw redirect(PLANS_PATH, 303);
  const isDocument = request.headers.get("sec-fetch-dest") === "document" && reply.preview === undefined;
  if (isDocument) throw redirect(new URL(request.url).pathname + queryOf(reply.id, request), 303);
  return data(reply);
}

/** `/daily-plan` shows the plan that was acted on. */
const queryOf = (id: string | null, request: Request): string =>
  id && new URL(request.url).pathname === "/daily-plan" ? `?plan=${id}` : "";
