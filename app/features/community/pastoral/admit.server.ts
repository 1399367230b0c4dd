import { redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { MFA_PATH } from "#app/request/guards.server.ts";

/**
 * The pastoral team alone, in a session with its second step: a role of its own, which no rank stands in for.
 * @throws Response 403 that says whose room it is, or the way to the second step
 */
export function admitPastoral({ session }: MemberContext, me: { pastoral: number } | undefined): void {
  if (me?.pastoral !== 1) throw Response.json({ room: "pastoral" }, { status: 403, statusText: "Forbidden" });
  if (!session.mfaVerified) throw redirect(MFA_PATH);
}
