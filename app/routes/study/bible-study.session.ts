import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { recordStudy } from "#app/features/study/record.server.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** A session of study, as the browser reports it. One that is refused (too old, by a wrong clock) is an answer, not an error. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const reply = await recordStudy(ctx, await args.request.formData());
  return Response.json(reply, { status: reply.ok || reply.refusal !== "study.bad_form" ? 200 : 400 });
}
