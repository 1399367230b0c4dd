import { TOKEN_PATTERN } from "#app/features/friends/model/limits.ts";
import type { GuestPage } from "#app/features/groups/evening/page.ts";
import { openEvening, openReads } from "#app/features/groups/evening/read-open.server.ts";
import { eveningByToken } from "#app/features/groups/evening/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { admitsGuests, passOf } from "./guest.server.ts";

/**
 * What an invitation leads to: its evening, to whoever has come in; the question of a first name; or nothing, the same
 * for one that is old, used up, guessed, taken back, or of a group that is gone. `slug`: who asks is a member of the
 * group, and goes to its own page.
 */
export async function readInvitation(
  ctx: AppContext,
  token: string,
  cookies: string | null,
): Promise<{ page: GuestPage; slug: string | null }> {
  const { community: db } = ctx;
  const now = ctx.now();
  const pass = await passOf(ctx, cookies);
  const asked = { as: "guest", who: pass?.guestId ?? "", at: pass?.eveningId ?? "", now } as const;
  const known = TOKEN_PATTERN.test(token) ? token : "";
  const [[invited], [evening], pages, turns, notes, guests] = await db.batch([
    eveningByToken(db, known, now, ctx.session?.userId ?? ""),
    ...openReads(db, asked),
  ]);
  if (invited?.role) return { page: { state: "nowhere" }, slug: invited.slug };
  // an invitation to another evening goes before the one that the phone is in
  if (evening && admitsGuests(evening) && (!invited || invited.id === evening.id)) {
    const open = await openEvening(ctx, "guest", { evening, pages, turns, notes, guests });
    return { page: { state: "in", evening: open, now }, slug: null };
  }
  if (!invited || !admitsGuests(invited)) return { page: { state: "nowhere" }, slug: null };
  const { groupName, ageBand } = invited;
  return { page: { state: "invited", groupName, young: ageBand === "13-17" }, slug: null };
}
