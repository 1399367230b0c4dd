import { cookieOf, type Pass } from "#app/core/guest-pass.ts";
import { newId } from "#app/core/id.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Database } from "#app/db/database.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { TOKEN_PATTERN } from "#app/features/friends/model/limits.ts";
import { tablePath } from "#app/features/games/paths.ts";
import { judgeGuestName } from "#app/features/groups/evening/judge.server.ts";
import { guestKey, guestMayCome, guestsMayCome } from "#app/features/groups/evening/model/guest.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { signedPass, verifiedPass } from "#app/request/guest-pass.server.ts";
import { readEnterForm } from "./forms.ts";
import { memberMaySit } from "./model/ages.ts";
import { TABLE_PASS } from "./model/pass.ts";
import type { TablePage } from "./page.ts";
import type { TableRefusal, TableReply } from "./reply.ts";
import { letGuestIn, type SitterRow, sitterOf, type TableRow, tableByToken } from "./store.server.ts";

const openedOf = ({ ageBand, openerLeads }: TableRow) => ({ ageBand, openerLeads: openerLeads === 1 });

/** The one rule of ages, asked each time: an appointment may have ended since. */
export const tableAdmitsGuests = (table: TableRow): boolean => guestsMayCome(openedOf(table));

export type Sitting = { table: TableRow; me: SitterRow };

/** A member as they may sit at a table; null for every one that they may not, and for none. */
export async function sittingOf(
  db: Database,
  { token, userId, now }: { token: string; userId: string; now: number },
): Promise<Sitting | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const [[table], [me]] = await db.batch([tableByToken(db, token, now), sitterOf(db, token, userId)]);
  if (!table || !me) return null;
  const may = memberMaySit(openedOf(table), table.guests, { ageBand: me.ageBand, leads: me.leads === 1 });
  return may ? { table, me } : null;
}

/** The table that a link leads a guest to. */
async function guestTable(ctx: AppContext, token: string): Promise<TableRow | null> {
  const { community } = ctx;
  if (!TOKEN_PATTERN.test(token)) return null;
  const [[table]] = await community.batch([tableByToken(community, token, ctx.now())]);
  return table && tableAdmitsGuests(table) ? table : null;
}

/** A link that is old, guessed, or leads to whom one may not meet says the same: nothing. */
export async function readTable(ctx: AppContext, token: string, cookies: string | null): Promise<TablePage> {
  const address = `${ctx.origin}${tablePath(token)}`;
  const { session } = ctx;
  if (session && !ctx.ageMissing && ctx.pendingDeletion.until === null) {
    const { userId } = session;
    await readJoined({ ...ctx, session, userId } as MemberContext);
    const sitting = await sittingOf(ctx.community, { token, userId, now: ctx.now() });
    return sitting ? { state: "in", id: sitting.table.id, as: "member", address } : { state: "nowhere" };
  }
  const [table, pass] = await Promise.all([guestTable(ctx, token), verifiedPass(ctx, TABLE_PASS, cookies)]);
  if (!table) return { state: "nowhere" };
  if (pass?.roomId === table.id) return { state: "in", id: table.id, as: "guest", address };
  return table.usesLeft > 0 ? { state: "invited" } : { state: "nowhere" };
}

export type Entered = { reply: TableReply; cookie: string | null };
const no = (refusal: TableRefusal): Entered => ({ reply: { ok: false, refusal }, cookie: null });

/** A first name, for one table; it is told to the room and kept nowhere else. */
export async function enterTable(
  ctx: AppContext,
  token: string,
  sent: FormData,
  cookies: string | null,
): Promise<Entered> {
  const read = readEnterForm(sent);
  if (!read.success) return no("table.bad_form");
  const [table, pass] = await Promise.all([guestTable(ctx, token), verifiedPass(ctx, TABLE_PASS, cookies)]);
  if (!table || ctx.session) return no("table.nowhere");
  if (pass?.roomId === table.id) return { reply: { ok: true, to: null }, cookie: null };
  const { name, age } = read.data;
  if (await judgeGuestName(ctx, name)) return no("table.name");
  if (!guestMayCome(openedOf(table), age)) return no("table.age");
  const { community } = ctx;
  const now = ctx.now();
  const written = await commitNamed(community, { letGuestIn: letGuestIn(community, token, now) });
  if (!written.ok) throw new Error(`guest not let in: ${written.constraint}`);
  const [entered] = written.rows.letGuestIn;
  if (!entered) return no("table.nowhere");
  const guestId = newId("fguest", now, ctx.random);
  await ctx.games.expect(entered.id, { id: guestKey(guestId), name });
  const made: Pass = await signedPass(ctx, TABLE_PASS, { roomId: entered.id, guestId, until: table.endsAt });
  return {
    reply: { ok: true, to: null },
    cookie: cookieOf(TABLE_PASS, made, now, ctx.origin.startsWith("https:")),
  };
}
