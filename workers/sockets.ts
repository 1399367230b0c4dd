import { routePartykitRequest } from "partyserver";
import { openDatabase } from "#app/db/database.ts";
import { wallAudienceOf } from "#app/features/community/live/store.server.ts";
import { roomOf } from "#app/features/groups/inside/store.server.ts";
import { SLUG_PATTERN } from "#app/features/groups/model/slug.ts";
import { writeGuest } from "#party/group/guest.ts";
import { type Admission, writeAdmission } from "#party/room/admission.ts";
import { accountStateOf } from "./account-state.ts";
import { settingsOf } from "./compose.ts";
import { sessionOfSocket } from "./session.ts";

/** The library makes ids of 21 letters, and says its own stack to whoever names one that is too long for a tag. */
const MAX_SOCKET_ID = 100;

/** What a tab calls the room of the wall that is its member's; which it is nobody is told by a browser. */
export const OWN_WALL = "own";

// rooms are called by RPC; over the network there are only sockets
const onBeforeRequest = () => new Response("Not found", { status: 404 });

/** A member's own room (docs/decisions/0042). */
export const openMemberRoom = (request: Request, env: Cloudflare.Env): Promise<Response | null> =>
  routePartykitRequest(request, env, {
    onBeforeRequest,
    onBeforeConnect: async (asked, lobby) => {
      const admitted = await admit(asked, env);
      if (admitted instanceof Response || admitted.userId === lobby.name) return socketOf(admitted);
      return new Response("Forbidden", { status: 403 });
    },
  });

/** The wall's room of the member's age (docs/decisions/0061), where the community is open. */
export async function openWall(request: Request, env: Cloudflare.Env): Promise<Response | null> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return onBeforeRequest();
  const admitted = await admit(request, env);
  if (admitted instanceof Response) return admitted;
  if (!settingsOf(env).COMMUNITY_OPEN || admitted.ageMissing)
    return new Response("Forbidden", { status: 403 });
  const db = openDatabase(env.COMMUNITY, "first-primary");
  const [[found]] = await db.batch([wallAudienceOf(db, admitted.userId)]);
  // whoever has never opened the wall hears nothing of it
  if (!found) return new Response("Forbidden", { status: 403 });
  const url = new URL(request.url);
  url.pathname = `/parties/wall-room/${found.audience}`;
  return routePartykitRequest(new Request(url, admitted.request), env, { onBeforeRequest });
}

/**
 * The room of a group (docs/decisions/0068), named by the end of the group's address. The server looks up which it is,
 * and whether the member is in it; a group that there is not and one that is not theirs are answered alike.
 */
export async function openGroupRoom(
  request: Request,
  env: Cloudflare.Env,
  slug: string,
): Promise<Response | null> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return onBeforeRequest();
  const admitted = await admit(request, env);
  if (admitted instanceof Response) return admitted;
  if (!settingsOf(env).COMMUNITY_OPEN || admitted.ageMissing || !SLUG_PATTERN.test(slug))
    return new Response("Forbidden", { status: 403 });
  const db = openDatabase(env.COMMUNITY, "first-primary");
  const [[found]] = await db.batch([roomOf(db, admitted.userId, slug)]);
  if (!found) return new Response("Forbidden", { status: 403 });
  const url = new URL(request.url);
  const reading = url.searchParams.get("reading") ?? "";
  url.pathname = `/parties/group-room/${found.id}`;
  writeGuest(admitted.request.headers, {
    handle: found.handle,
    name: found.name,
    hidden: JSON.parse(found.hidden) as string[],
    reading: /^\d{1,3}$/.test(reading) ? Number(reading) : null,
  });
  return routePartykitRequest(new Request(url, admitted.request), env, { onBeforeRequest });
}

type Admitted = { userId: string; ageMissing: boolean; request: Request };
const socketOf = (admitted: Admitted | Response): Request | Response =>
  admitted instanceof Response ? admitted : admitted.request;

/** Why a socket is not of our own pages; null where it is. */
export function foreign(request: Request): Response | null {
  const { origin, searchParams } = new URL(request.url);
  if (request.headers.get("origin") !== origin) return new Response("Forbidden", { status: 403 });
  return (searchParams.get("_pk") ?? "").length > MAX_SOCKET_ID
    ? new Response("Bad Request", { status: 400 })
    : null;
}

/** Of our own pages, with a session that lives, of an account that does not rest. @returns why not, else whose it is */
export async function admit(request: Request, env: Cloudflare.Env): Promise<Admitted | Response> {
  const refused = foreign(request);
  if (refused) return refused;
  const origin = new URL(request.url).origin;
  const claims = await sessionOfSocket(request, env, origin);
  if (!claims) return new Response("Unauthorized", { status: 401 });
  const { session, issuedAt, expiresAt } = claims;
  const { userId, sessionId } = session;
  const { pendingDeletion, ageMissing } = await accountStateOf(env, userId);
  if (pendingDeletion.until !== null) return new Response("Forbidden", { status: 403 });
  const admitted = withAdmission(request, {
    userId,
    session: sessionId,
    issuedAt: issuedAt * 1000,
    expiresAt: expiresAt * 1000,
  });
  return { userId, ageMissing, request: admitted };
}

/** What a room is told of whose socket it is, and nothing that the browser says of it. */
export function withAdmission(request: Request, admission: Admission): Request {
  const admitted = new Request(request);
  admitted.headers.delete("x-partykit-props");
  admitted.headers.delete("cookie");
  writeAdmission(admitted.headers, admission);
  return admitted;
}
