import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerKept } from "#app/features/games/kept/answer.server.ts";
import { TRIVIA_STATUS } from "#app/features/games/trivia/reply.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** An answer that waited on a device (decision 0082), as a page's script sends it when the network is back. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const reply = await answerKept(ctx, await args.request.formData());
  return Response.json(reply, { status: reply.ok ? 200 : TRIVIA_STATUS[reply.refusal] });
}
