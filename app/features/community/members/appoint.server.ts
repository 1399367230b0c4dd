import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type Appointing, appointMember, appointmentByForm, logAppointment } from "./appoint/store.server.ts";

/** `moved`: they have it already, or have it no more. */
export type AppointRefusal = "not_in_community" | "not_adult" | "moved";

/**
 * An administrator appoints a youth leader or a reader of what is for the pastoral team, or dismisses them: the act and
 * its line in the log in one commit. The same form again is the same act. Behind `requireRole(args, "admin")` alone.
 */
export async function appoint(
  ctx: MemberContext,
  asked: Pick<Appointing, "userId" | "what" | "on" | "reason" | "formId">,
): Promise<Result<null, AppointRefusal>> {
  const { community } = ctx;
  const now = ctx.now();
  const row = { ...asked, actorUserId: ctx.userId, logId: newId("mod", now, ctx.random), now };
  const written = await commit(community, [
    logAppointment(community, row),
    appointMember(community, row),
    appointmentByForm(community, row),
  ]);
  if (!written.ok) throw new Error(`not appointed: ${written.constraint}`);
  const [found] = written.results.at(-1) as { logged: number; ageBand: string }[];
  if (!found) return refuse("not_in_community");
  if (found.logged) return ok(null);
  return refuse(asked.on && found.ageBand !== "18+" ? "not_adult" : "moved");
}
