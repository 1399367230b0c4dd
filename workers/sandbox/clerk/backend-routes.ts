import { Hono } from "hono";
import { deletedJson, phoneJson, userJson } from "#workers/sandbox/clerk/accounts/user-json.ts";
import { deleteUser, requireUser } from "#workers/sandbox/clerk/accounts/users.ts";
import {
  countUsers,
  createBackendUser,
  createPhoneNumber,
  deletePhoneNumber,
  findPhoneNumber,
  listUsers,
  patchMetadata,
  patchPhoneNumber,
  patchUser,
} from "#workers/sandbox/clerk/backend-users.ts";
import { endSession, sessionJson } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { publicKeys } from "#workers/sandbox/clerk/sessions/tokens.ts";
import type { TicketRecord } from "#workers/sandbox/clerk/sign-in/sign-ins.ts";
import { issueTestingToken } from "#workers/sandbox/clerk/sign-up/captcha.ts";
import {
  type Call,
  type ClerkBindings,
  type ClerkContext,
  field,
  openCall,
} from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError, missing, notFound } from "#workers/sandbox/clerk/wire/errors.ts";
import { withFaults } from "#workers/sandbox/clerk/wire/faults.ts";
import type { SessionRecord } from "#workers/sandbox/clerk/wire/records.ts";
import { randomId } from "#workers/sandbox/random.ts";

/** Thirty days, Clerk's default for a sign-in token, seconds. */
const TICKET_LIFE_S = 2_592_000;

/** Clerk's Backend API, for the holder of the secret key. */
export const backendRoutes = new Hono<ClerkBindings>();

function requireSecretKey(c: ClerkContext): void {
  const authorization = c.req.header("authorization");
  if (!authorization?.startsWith("Bearer ")) {
    const message = "Invalid Authorization header format";
    throw new ClerkError(401, "authorization_header_format_invalid", message);
  }
  if (authorization !== `Bearer ${c.env.CLERK_SECRET_KEY}`) {
    throw new ClerkError(
      401,
      "clerk_key_invalid",
      "The provided Clerk Secret Key is invalid. Make sure that your Clerk Secret Key is correct.",
    );
  }
}

/** An owner's endpoint: key first, then the work, its value as JSON. */
const owner = (work: (call: Call, id: string) => Promise<unknown>) => async (c: ClerkContext) => {
  requireSecretKey(c);
  return c.json(await work(await openCall(c), c.req.param("id") ?? ""));
};

const keys = owner((call) => publicKeys(call.env));
// an instance whose users have no phone numbers refuses the first
for (const path of ["/v1/phone_numbers/*", "/v1/users/*"]) backendRoutes.use(path, withFaults);

backendRoutes.get("/v1/jwks", keys);
backendRoutes.get("/.well-known/jwks.json", async (c) => c.json(await publicKeys(c.env)));

backendRoutes.get(
  "/v1/users",
  owner(async (call) => (await listUsers(call)).map(userJson)),
);
backendRoutes.post(
  "/v1/users",
  owner(async (call) => userJson(await createBackendUser(call))),
);
backendRoutes.get(
  "/v1/users/count",
  owner(async (call) => ({ object: "total_count", total_count: await countUsers(call) })),
);
backendRoutes.get(
  "/v1/users/:id",
  owner(async (call, id) => userJson(await requireUser(call, id))),
);
backendRoutes.patch(
  "/v1/users/:id",
  owner(async (call, id) => userJson(await patchUser(call, id))),
);
backendRoutes.patch(
  "/v1/users/:id/metadata",
  owner(async (call, id) => userJson(await patchMetadata(call, id))),
);
backendRoutes.delete(
  "/v1/users/:id",
  owner(async (call, id) => {
    await deleteUser(call, id);
    return deletedJson("user", id);
  }),
);

backendRoutes.post(
  "/v1/phone_numbers",
  owner(async (call) => phoneJson(await createPhoneNumber(call))),
);
backendRoutes.get(
  "/v1/phone_numbers/:id",
  owner(async (call, id) => phoneJson(await findPhoneNumber(call, id))),
);
backendRoutes.patch(
  "/v1/phone_numbers/:id",
  owner(async (call, id) => phoneJson(await patchPhoneNumber(call, id))),
);
backendRoutes.delete(
  "/v1/phone_numbers/:id",
  owner(async (call, id) => {
    await deletePhoneNumber(call, id);
    return deletedJson("phone_number", id);
  }),
);

backendRoutes.get("/v1/sessions", owner(listSessions));
backendRoutes.get(
  "/v1/sessions/:id",
  owner(async (call, id) => sessionJson(await requireAnySession(call, id))),
);
backendRoutes.post(
  "/v1/sessions/:id/revoke",
  owner(async (call, id) => {
    await requireAnySession(call, id);
    return sessionJson(await endSession(call, id, "revoked"));
  }),
);

backendRoutes.post("/v1/sign_in_tokens", owner(createTicket));
backendRoutes.post("/v1/testing_tokens", owner(issueTestingToken));

async function listSessions(call: Call) {
  const userId = call.query.get("user_id");
  if (!userId) throw missing("user_id");
  const status = call.query.get("status");
  const sessions = await call.documents.where<SessionRecord>("session", "userId", userId);
  const found = sessions
    .filter((session) => !status || session.status === status)
    .map((session) => sessionJson(session));
  return call.query.get("paginated") === "true" ? { data: found, total_count: found.length } : found;
}

async function requireAnySession(call: Call, id: string): Promise<SessionRecord> {
  const session = await call.documents.get<SessionRecord>("session", id);
  if (!session) throw notFound("Session");
  return session;
}

async function createTicket(call: Call) {
  const userId = field(call, "user_id");
  if (userId === undefined) throw missing("user_id");
  await requireUser(call, userId);
  const seconds = call.body.expires_in_seconds;
  const life = typeof seconds === "number" && seconds > 0 ? seconds : TICKET_LIFE_S;
  const token = randomId("ticket", 40);
  await call.documents.put("ticket", token, {
    token,
    userId,
    expireAt: call.now + life * 1000,
  } satisfies TicketRecord);
  return {
    object: "sign_in_token",
    id: randomId("sit"),
    user_id: userId,
    token,
    status: "pending",
    url: `${call.origin}/auth?__clerk_ticket=${token}`,
    created_at: Date.now(),
    updated_at: Date.now(),
  };
}
