import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type AppointRow, appoint, logAppointment, standsAppointed } from "./appoint/store.server.ts";

export type AppointRefusal =
  /** Nobody gives a role to themselves. */
  | "appoint.yourself"
  | "appoint.no_reason"
  /** They have left, or never came to the community. */
  | "appoint.gone"
  /** Only adults are appointed. */
  | "appoint.young";

export type Appointment = { userId: string; on: boolean; reason: string; formId: string };
type Done = Result<null, AppointRefusal>;

/** Reads what is for the pastoral team alone, or no longer. Behind `requireRole(args, "admin")` alone. */
export const appointPastoral = (ctx: MemberContext, given: Appointment): Promise<Done> =>
  give(ctx, "pastoral", given);

/** An adult whom members of 13 to 17 may meet, or no longer. Behind `requireRole(args, "admin")` alone. */
export const appointLeader = (ctx: MemberContext, given: Appointment): Promise<Done> =>
  give(ctx, "leads", given);

/** The role and its line in the log, in one commit; the same form again is the same appointment. */
async function give(ctx: MemberContext, role: AppointRow["role"], given: Appointment): Promise<Done> {
  const { community } = ctx;
  if (given.userId === ctx.userId) return refuse("appoint.yourself");
  if (given.reason.trim() === "") return refuse("appoint.no_reason");
  const now = ctx.now();
  const row = { ...given, role, logId: newId("mod", now, ctx.random), actorUserId: ctx.userId, now };
  const written = await commitNamed(community, {
    logAppointment: logAppointment(community, row),
    appoint: appoint(community, row),
    standsAppointed: standsAppointed(community, row),
  });
  if (!written.ok) throw new Error(`not appointed: ${written.constraint}`);
  const [them] = written.rows.standsAppointed;
  if (!them) return refuse("appoint.gone");
  if (them.stands === 1) return ok(null);
  return refuse(them.ageBand === "18+" ? "appoint.gone" : "appoint.young");
}
