import { data, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { actOnTestimonies } from "./act.server.ts";
import { TESTIMONIES_PATH, testimonyPath } from "./paths.ts";

/** What the pages of testimonies answer to a form; without script what was done leads back to a page. */
export async function respond(ctx: MemberContext, request: Request) {
  const form = await request.formData();
  const reply = await actOnTestimonies(ctx, form);
  if (!reply.ok) return data(reply, { status: 400 });
  if (reply.intent === "tell") throw redirect(testimonyPath(reply.id), 303);
  if (request.headers.get("sec-fetch-dest") !== "document") return data(reply);
  const leaves = reply.intent === "hide" || (reply.intent === "block" && !form.get("comment"));
  throw redirect(leaves ? TESTIMONIES_PATH : testimonyPath(reply.id), 303);
}
