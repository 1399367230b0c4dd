import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { learnVerse } from "#app/features/memory/learn.server.ts";
import { MEMORY_STATUS } from "#app/features/memory/reply.ts";
import { notFound, requireMember, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** A verse into the deck or out of it. A form that is sent without script leads to the deck. */
export async function action(args: ActionFunctionArgs) {
  const isDocument = args.request.headers.get("sec-fetch-dest") === "document";
  const ctx = isDocument ? requireMember(args) : requireMemberJson(args);
  const reply = await learnVerse(ctx, await args.request.formData());
  if (isDocument && reply.ok) return redirect("/memory-verses/deck", 303);
  return Response.json(reply, { status: reply.ok ? 200 : MEMORY_STATUS[reply.refusal] });
}
