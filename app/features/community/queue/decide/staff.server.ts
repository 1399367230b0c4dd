import type { Staff } from "#app/features/community/queue/model/acts.ts";
import type { Role } from "#app/features/member/roles.ts";
import { allStaff } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";

type StaffRow = { userId: string; role: Role };

/** Who of staff is what; everybody else is a member. One trip. */
export async function readStaff({ db }: Pick<MemberContext, "db">): Promise<{ of(userId: string): Staff }> {
  const [rows]: [StaffRow[]] = await db.batch([allStaff(db)]);
  const roles = new Map(rows.map(({ userId, role }) => [userId, role]));
  return { of: (userId) => ({ userId, role: roles.get(userId) ?? null }) };
}
