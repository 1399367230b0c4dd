import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readRole } from "#app/features/member/role.server.ts";
import { requireMemberJson } from "#app/request/guards.server.ts";

/** P2, P4: the role behind the session, for the browser's own look-up. A hint for what is shown, no authority. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberJson(args);
  return Response.json({ userId: ctx.userId, role: await readRole(ctx) });
}
