import { routePartykitRequest } from "partyserver";
import { ID_PATTERN } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import { admitsGuests, passOf } from "#app/features/groups/evening/guest/guest.server.ts";
import { guestKey, memberMayCome } from "#app/features/groups/evening/model/guest.ts";
import { GUEST_SOCKET_MS } from "#app/features/groups/evening/model/limits.ts";
import { attendeeOf, eveningOf } from "#app/features/groups/evening/store.server.ts";
import { type Guest, writeGuest } from "#party/group/guest.ts";
import { clockOf, settingsOf } from "./compose.ts";
import { hmac } from "./hmac.ts";
import { admit, foreign, withAdmission } from "./sockets.ts";

const FORBIDDEN = () => new Response("Forbidden", { status: 403 });
const notFound = () => new Response("Not found", { status: 404 });

/**
 * The room of an evening (docs/decisions/0074), named by the evening's id: to members of the group by their session, to
 * guests (`?as=guest`) by their cookie. Whether they are in it is looked up for each socket; none stands longer than a
 * minute or so before it is asked again. An evening that there is not and one that is not theirs are answered alike.
 */
export async function openEveningRoom(
  request: Request,
  env: Cloudflare.Env,
  eveningId: string,
): Promise<Response | null> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return notFound();
  if (!settingsOf(env).COMMUNITY_OPEN || !ID_PATTERN.test(eveningId)) return FORBIDDEN();
  const asGuest = new URL(request.url).searchParams.get("as") === "guest";
  const come = asGuest ? await guestOf(request, env, eveningId) : await memberOf(request, env, eveningId);
  if (come instanceof Response) return come;
  const url = new URL(request.url);
  url.pathname = `/parties/evening-room/${eveningId}`;
  writeGuest(come.request.headers, come.guest);
  return routePartykitRequest(new Request(url, come.request), env, { onBeforeRequest: notFound });
}

type Come = { request: Request; guest: Guest };

async function memberOf(request: Request, env: Cloudflare.Env, at: string): Promise<Come | Response> {
  const admitted = await admit(request, env);
  if (admitted instanceof Response) return admitted;
  if (admitted.ageMissing) return FORBIDDEN();
  const db = openDatabase(env.COMMUNITY, "first-primary");
  const asked = { as: "member", who: admitted.userId, at, now: (await clockOf(env))() } as const;
  const [[evening], [me]] = await db.batch([eveningOf(db, asked), attendeeOf(db, asked)]);
  if (!evening || !me) return FORBIDDEN();
  const opened = { ageBand: evening.ageBand, openerLeads: evening.openerLeads === 1 };
  if (!memberMayCome(opened, evening.guests, { ageBand: me.ageBand, leads: me.leads === 1 }))
    return FORBIDDEN();
  const hidden = JSON.parse(me.hidden) as string[];
  return {
    request: admitted.request,
    guest: { handle: me.handle, name: evening.name, hidden, reading: null },
  };
}

/** A guest has no handle: by that everybody's page knows them for one. */
async function guestOf(request: Request, env: Cloudflare.Env, eveningId: string): Promise<Come | Response> {
  const refused = foreign(request);
  if (refused) return refused;
  const now = await clockOf(env);
  const signing = { now, hmac: (text: string) => hmac(settingsOf(env).PRIVACY_KEY, text) };
  const pass = await passOf(signing, request.headers.get("cookie"));
  if (pass?.eveningId !== eveningId) return FORBIDDEN();
  const db = openDatabase(env.COMMUNITY, "first-primary");
  const asked = { as: "guest", who: pass.guestId, at: eveningId, now: now() } as const;
  const [[evening]] = await db.batch([eveningOf(db, asked)]);
  if (!evening || !admitsGuests(evening)) return FORBIDDEN();
  const key = guestKey(pass.guestId);
  const issuedAt = Date.now();
  const admission = { userId: key, session: key, issuedAt, expiresAt: issuedAt + GUEST_SOCKET_MS };
  return {
    request: withAdmission(request, admission),
    guest: { handle: "", name: evening.name, hidden: [], reading: null },
  };
}
