import { data, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { actOnPrayers } from "./act.server.ts";
import { PRAYERS_PATH, stepPath } from "./paths.ts";

/** What the pages of the prayer list answer to a form; without script it leads back to the page, or on to the next step. */
export async function respond(ctx: MemberContext, request: Request) {
  const form = await request.formData();
  const reply = await actOnPrayers(ctx, form);
  if (!reply.ok) return data(reply, { status: 400 });
  if (reply.help || request.headers.get("sec-fetch-dest") !== "document") return data(reply);
  const step = form.get("step");
  throw redirect(step === null ? PRAYERS_PATH : stepPath(Number(step)), 303);
}
