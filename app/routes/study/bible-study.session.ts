import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { recordStudy } from "#app/features/study/record.server.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** A session of study, as the browser in which it was tells it. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const reply = await recordStudy(ctx, await args.request.formData());
  return Response.json(reply, { status: reply.ok ? 200 : 400 });
}
