import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { careKept } from "#app/features/pet/kept/care-kept.server.ts";
import { PET_STATUS } from "#app/features/pet/model/refusals.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** Care that waited on a device (decision 0086), as a page's script sends it when the network is back. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const reply = await careKept(ctx, await args.request.formData());
  if (reply.ok) return Response.json(reply);
  return Response.json(reply, { status: reply.refusal === "pet.bad_form" ? 400 : PET_STATUS[reply.refusal] });
}
