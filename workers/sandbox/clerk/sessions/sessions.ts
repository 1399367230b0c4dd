import { ownUserJson } from "#workers/sandbox/clerk/accounts/user-json.ts";
import { requireUser, signOutClient } from "#workers/sandbox/clerk/accounts/users.ts";
import { factorAges, sessionToken } from "#workers/sandbox/clerk/sessions/tokens.ts";
import type { Call, ClientCall } from "#workers/sandbox/clerk/wire/call.ts";
import { notFound, signedOut } from "#workers/sandbox/clerk/wire/errors.ts";
import type {
  ClientRecord,
  SessionRecord,
  SessionStatus,
  UserRecord,
} from "#workers/sandbox/clerk/wire/records.ts";
import { sendWebhook, type WebhookType } from "#workers/sandbox/clerk/wire/webhooks.ts";
import { randomId } from "#workers/sandbox/random.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Clerk's default: a session lives seven days, ms. */
const SESSION_LIFE_MS = 7 * DAY;

const isLive = (session: SessionRecord | null): session is SessionRecord =>
  session?.status === "active" && Date.now() < session.createdAt + SESSION_LIFE_MS;

/** The sessions of a browser that are still good: at most one, several sessions at once are off. */
export async function liveSessions(call: Call, client: ClientRecord): Promise<SessionRecord[]> {
  const sessions = await Promise.all(
    client.sessionIds.map((id) => call.documents.get<SessionRecord>("session", id)),
  );
  return sessions.filter(isLive);
}

/** Signs the user in on this browser; a session before it is replaced. */
export async function startSession(
  call: ClientCall,
  user: UserRecord,
  { bySecondFactor = false } = {},
): Promise<SessionRecord> {
  const now = Date.now();
  for (const { id } of await liveSessions(call, call.client)) await setStatus(call, id, "replaced");
  const session: SessionRecord = {
    id: randomId("sess"),
    clientId: call.client.id,
    userId: user.id,
    status: "active",
    createdAt: now,
    activeAt: now,
    verifiedAt: call.now,
    ...(bySecondFactor && { secondFactorAt: now }),
    userAgent: call.userAgent,
  };
  await call.documents.put("session", session.id, session);
  await call.documents.update<UserRecord>("user", user.id, (before) => ({ ...before, lastSignInAt: now }));
  await changeClient(call, (client) => ({
    ...client,
    sessionIds: [...client.sessionIds, session.id],
    lastActiveSessionId: session.id,
    updatedAt: now,
  }));
  sendWebhook(call, "session.created", sessionJson(session));
  return session;
}

/** Changes the browser's document and the call's copy of it. */
export async function changeClient(
  call: ClientCall,
  change: (client: ClientRecord) => ClientRecord,
): Promise<void> {
  const client = await call.documents.update<ClientRecord>("client", call.client.id, change);
  if (!client) throw signedOut();
  call.client = client;
}

async function setStatus(call: Call, sessionId: string, status: SessionStatus): Promise<SessionRecord> {
  const session = await call.documents.update<SessionRecord>("session", sessionId, (before) => ({
    ...before,
    status: before.status === "active" ? status : before.status,
  }));
  if (!session) throw notFound("Session");
  return session;
}

/** Ends a session wherever it runs; its browser and its servers notice at their next request. */
export async function endSession(
  call: Call,
  sessionId: string,
  status: "ended" | "removed" | "revoked",
): Promise<SessionRecord> {
  const session = await setStatus(call, sessionId, status);
  await signOutClient(call, session.clientId);
  const type: WebhookType = `session.${status}`;
  sendWebhook(call, type, sessionJson(session));
  return session;
}

/** The browser's own live session of this id: 401 when it has ended, 404 when it is another's. */
export async function requireSession(call: ClientCall, sessionId: string): Promise<SessionRecord> {
  const session = (await liveSessions(call, call.client)).find(({ id }) => id === sessionId);
  if (session) return session;
  throw call.client.sessionIds.includes(sessionId) ? signedOut() : notFound("Session");
}

/** The person at this browser. */
export async function requireSignedIn(call: ClientCall): Promise<UserRecord> {
  const [session] = await liveSessions(call, call.client);
  if (!session) throw signedOut();
  return requireUser(call, session.userId);
}

export async function touchSession(call: ClientCall, sessionId: string): Promise<SessionRecord> {
  const { id } = await requireSession(call, sessionId);
  const session = await call.documents.update<SessionRecord>("session", id, (before) => ({
    ...before,
    activeAt: Date.now(),
  }));
  return session ?? requireSession(call, sessionId);
}

/** The session as the Backend API and the webhooks give it. */
export const sessionJson = (session: SessionRecord, clock = Date.now()) => ({
  object: "session",
  id: session.id,
  status: session.status,
  client_id: session.clientId,
  user_id: session.userId,
  expire_at: session.createdAt + SESSION_LIFE_MS,
  abandon_at: session.createdAt + 30 * DAY,
  last_active_at: session.activeAt,
  last_active_organization_id: null,
  actor: null,
  factor_verification_age: factorAges(session, clock),
  tasks: null,
  created_at: session.createdAt,
  updated_at: session.activeAt,
});

/** The session as its own browser sees it, with the user and a fresh token. */
export async function ownSessionJson(call: Call, session: SessionRecord) {
  const user = await requireUser(call, session.userId);
  return {
    ...sessionJson(session, call.now),
    user: ownUserJson(user),
    public_user_data: {
      first_name: user.firstName,
      last_name: user.lastName,
      image_url: "",
      has_image: false,
      identifier: user.emails[0]?.value ?? "",
      user_id: user.id,
    },
    last_active_token: { object: "token", jwt: await sessionToken(call, session, call.origin) },
  };
}
