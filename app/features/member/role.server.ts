import { faultText } from "#app/core/fault-text.ts";
import type { MemberContext } from "#app/request/context.ts";
import { firstRole, type Role } from "./roles.ts";
import { rolesOf } from "./store.server.ts";

/** P2: the first role in ascending order; none on error. */
export async function readRole(ctx: MemberContext): Promise<Role | null> {
  try {
    return firstRole((await rolesOf(ctx.db, ctx.userId)).map((row) => row.role));
  } catch (error) {
    console.error(
      JSON.stringify({ level: "error", at: "role", requestId: ctx.requestId, error: faultText(error) }),
    );
    return null;
  }
}
