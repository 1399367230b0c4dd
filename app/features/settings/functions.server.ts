import type { MemberContext } from "#app/request/context.ts";
import { requireFreshFactorJson } from "#app/request/guards.server.ts";
import { forMembers, type ServerFunctions } from "#app/request/server-function.server.ts";
import { deleteAccount } from "./deletion/deletion.server.ts";

/** F13: `delete-account`, no body; by whom has just proven who they are. The account rests for thirty days, and signing in brings it back. */
export async function deleteAccountFunction(ctx: MemberContext): Promise<Response> {
  requireFreshFactorJson(ctx);
  const { purgeAt } = await deleteAccount(ctx);
  return Response.json({ success: true, restorable_until: new Date(purgeAt).toISOString() });
}

export const functions = {
  "delete-account": forMembers(deleteAccountFunction),
} satisfies ServerFunctions;
