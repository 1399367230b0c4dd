import { routePartykitRequest } from "partyserver";
import { openDatabase } from "#app/db/database.ts";
import { TOKEN_PATTERN } from "#app/features/friends/model/limits.ts";
import { sittingOf, tableAdmitsGuests } from "#app/features/games/feud/table/come.server.ts";
import { TABLE_PASS } from "#app/features/games/feud/table/model/pass.ts";
import { tableByToken } from "#app/features/games/feud/table/store.server.ts";
import { guestKey } from "#app/features/groups/evening/model/guest.ts";
import { GUEST_SOCKET_MS } from "#app/features/groups/evening/model/limits.ts";
import { verifiedPass } from "#app/request/guest-pass.server.ts";
import { type Guest, writeGuest } from "#party/group/guest.ts";
import { clockOf, settingsOf } from "#workers/compose.ts";
import { hmac } from "#workers/hmac.ts";
import { admit, foreign, withAdmission } from "#workers/sockets.ts";

const FORBIDDEN = () => new Response("Forbidden", { status: 403 });
const notFound = () => new Response("Not found", { status: 404 });

/**
 * The room of a table (docs/decisions/0077), named by its link's token: to members by their session, to guests
 * (`?as=guest`) by their cookie. Each socket is asked anew; a table that there is not and one that is not theirs are
 * answered alike.
 */
export async function openGameRoom(
  request: Request,
  env: Cloudflare.Env,
  token: string,
): Promise<Response | null> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return notFound();
  if (!settingsOf(env).COMMUNITY_OPEN || !TOKEN_PATTERN.test(token)) return FORBIDDEN();
  const asGuest = new URL(request.url).searchParams.get("as") === "guest";
  const come = asGuest ? await guestOf(request, env, token) : await memberOf(request, env, token);
  if (come instanceof Response) return come;
  const url = new URL(request.url);
  url.pathname = `/parties/game-room/${come.tableId}`;
  writeGuest(come.request.headers, come.guest);
  return routePartykitRequest(new Request(url, come.request), env, { onBeforeRequest: notFound });
}

type Come = { request: Request; tableId: string; guest: Guest };

async function memberOf(request: Request, env: Cloudflare.Env, token: string): Promise<Come | Response> {
  const admitted = await admit(request, env);
  if (admitted instanceof Response) return admitted;
  if (admitted.ageMissing) return FORBIDDEN();
  const db = openDatabase(env.COMMUNITY, "first-primary");
  const now = (await clockOf(env))();
  const sitting = await sittingOf(db, { token, userId: admitted.userId, now });
  if (!sitting) return FORBIDDEN();
  const { name, handle, hidden } = sitting.me;
  return {
    request: admitted.request,
    tableId: sitting.table.id,
    guest: { name, handle, hidden: JSON.parse(hidden) as string[], reading: null },
  };
}

/** A guest has no handle: by that the room knows them for one. */
async function guestOf(request: Request, env: Cloudflare.Env, token: string): Promise<Come | Response> {
  const refused = foreign(request);
  if (refused) return refused;
  const now = await clockOf(env);
  const signing = { now, hmac: (text: string) => hmac(settingsOf(env).PRIVACY_KEY, text) };
  const pass = await verifiedPass(signing, TABLE_PASS, request.headers.get("cookie"));
  if (!pass) return FORBIDDEN();
  const db = openDatabase(env.COMMUNITY, "first-primary");
  const [[table]] = await db.batch([tableByToken(db, token, now())]);
  if (table?.id !== pass.roomId || !tableAdmitsGuests(table)) return FORBIDDEN();
  const key = guestKey(pass.guestId);
  const issuedAt = Date.now();
  const admission = { userId: key, session: key, issuedAt, expiresAt: issuedAt + GUEST_SOCKET_MS };
  return {
    request: withAdmission(request, admission),
    tableId: table.id,
    guest: { handle: "", name: "", hidden: [], reading: null },
  };
}
