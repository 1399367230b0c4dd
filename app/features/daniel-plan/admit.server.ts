import { redirect } from "@remix-run/cloudflare";
import type { RoleAndPlan } from "#app/features/member/roles.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { admitSubscriber } from "#app/request/guards.server.ts";
import { DANIEL_PATH } from "./paths.ts";

/** Only adults are offered the plan: who has not said how old they are is asked first. */
export const isAdult = ({ ageBand }: Pick<Profile, "ageBand">): boolean => ageBand === "18+";

/**
 * S5, S6, D6: subscribers and administrators who are adults. Who is younger is led to nothing that is sold, but to the
 * page that says for whom the plan is.
 * @throws Response
 */
export function admitToPlan(profile: Pick<Profile, "ageBand">, roleAndPlan: RoleAndPlan): void {
  if (profile.ageBand === null) throw redirect(`/age?${new URLSearchParams({ return_to: DANIEL_PATH })}`);
  if (!isAdult(profile)) throw redirect(DANIEL_PATH);
  admitSubscriber(roleAndPlan);
}
