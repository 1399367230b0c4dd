import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { actOnMemory } from "#app/features/memory/act.server.ts";
import { MEMORY_STATUS } from "#app/features/memory/reply.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** A review, as a page's script sends it, at once or when the network is back. */
export async function action(args: ActionFunctionArgs) {
  const reply = await actOnMemory(requireMemberJson(args), await args.request.formData());
  return Response.json(reply, { status: reply.ok ? 200 : MEMORY_STATUS[reply.refusal] });
}
