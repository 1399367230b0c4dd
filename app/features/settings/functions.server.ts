import type { MemberContext } from "#app/platform/context.ts";
import { requireFreshFactorJson } from "#app/platform/guards.server.ts";
import { deleteAccount } from "./deletion.server.ts";

/** F13: `delete-account`, no body; by whom has just proven who they are. The account rests for thirty days, and signing in brings it back. */
export async function deleteAccountFunction(ctx: MemberContext): Promise<Response> {
  requireFreshFactorJson(ctx);
  const { purgeAt } = await deleteAccount(ctx);
  return Response.json({ success: true, restorable_until: new Date(purgeAt).toISOString() });
}
