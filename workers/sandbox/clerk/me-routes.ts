import { Hono } from "hono";
import { deletedJson, emailJson, ownUserJson, phoneJson } from "#workers/sandbox/clerk/accounts/user-json.ts";
import { deleteUser } from "#workers/sandbox/clerk/accounts/users.ts";
import { bare, mutation, reading } from "#workers/sandbox/clerk/frontend.ts";
import {
  addIdentifier,
  attemptIdentifier,
  changePassword,
  prepareIdentifier,
  removeIdentifier,
  updateMe,
} from "#workers/sandbox/clerk/me/me.ts";
import { requireRecent } from "#workers/sandbox/clerk/me/recent.ts";
import {
  attemptFirstFactor,
  attemptSecondFactor,
  prepareFirstFactor,
  startVerification,
} from "#workers/sandbox/clerk/me/reverification.ts";
import {
  attemptTotp,
  createBackupCodes,
  createTotp,
  deleteTotp,
} from "#workers/sandbox/clerk/me/second-factors.ts";
import { endSession, requireSignedIn, sessionJson } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { browserNamed } from "#workers/sandbox/clerk/wire/browser-names.ts";
import type { ClerkBindings, ClientCall } from "#workers/sandbox/clerk/wire/call.ts";
import { notFound } from "#workers/sandbox/clerk/wire/errors.ts";
import type { IdentifierKind, SessionRecord } from "#workers/sandbox/clerk/wire/records.ts";

/** The part of the Frontend API that is about the person who is signed in. */
export const meRoutes = new Hono<ClerkBindings>();

meRoutes.get(
  "/v1/me",
  reading(async (call) => ownUserJson(await requireSignedIn(call))),
);
meRoutes.patch(
  "/v1/me",
  mutation(async (call) => ownUserJson(await updateMe(call))),
);
meRoutes.delete(
  "/v1/me",
  mutation(async (call) => {
    const { id } = await requireRecent(call);
    await deleteUser(call, id);
    return deletedJson("user", id);
  }),
);
meRoutes.post(
  "/v1/me/change_password",
  mutation(async (call) => ownUserJson(await changePassword(call))),
);

meRoutes.post("/v1/me/totp", mutation(createTotp));
meRoutes.post("/v1/me/totp/attempt_verification", mutation(attemptTotp));
meRoutes.delete(
  "/v1/me/totp",
  mutation(async (call) => deletedJson("totp", (await deleteTotp(call)).id)),
);
for (const path of ["/v1/me/backup_codes", "/v1/me/backup_codes/"]) {
  meRoutes.post(path, mutation(createBackupCodes));
}

meRoutes.post("/v1/client/sessions/:id/verify", mutation(startVerification));
meRoutes.post("/v1/client/sessions/:id/verify/prepare_first_factor", mutation(prepareFirstFactor));
meRoutes.post("/v1/client/sessions/:id/verify/attempt_first_factor", mutation(attemptFirstFactor));
meRoutes.post("/v1/client/sessions/:id/verify/attempt_second_factor", mutation(attemptSecondFactor));

meRoutes.get(
  "/v1/me/sessions/active",
  bare(async (call) => (await activeSessions(call)).map(sessionWithActivityJson)),
);
meRoutes.post(
  "/v1/me/sessions/:id/revoke",
  mutation(async (call, id) => {
    const own = (await activeSessions(call)).some((session) => session.id === id);
    if (!own) throw notFound("Session");
    return sessionJson(await endSession(call, id, "revoked"));
  }),
);

async function activeSessions(call: ClientCall): Promise<SessionRecord[]> {
  const user = await requireSignedIn(call);
  const sessions = await call.documents.where<SessionRecord>("session", "userId", user.id);
  return sessions.filter(({ status }) => status === "active");
}

const sessionWithActivityJson = (session: SessionRecord) => ({
  ...sessionJson(session),
  latest_activity: {
    id: session.id,
    ...browserNamed(session.userAgent ?? ""),
    country: null,
    city: null,
    ip_address: "127.0.0.1",
  },
});

const identifierJson = { email_address: emailJson, phone_number: phoneJson };
const paths = { email_address: "/v1/me/email_addresses", phone_number: "/v1/me/phone_numbers" };

function identifierRoutes(kind: IdentifierKind): void {
  const path = paths[kind];
  const json = identifierJson[kind];
  meRoutes.post(
    path,
    mutation(async (call) => json(await addIdentifier(call, kind))),
  );
  meRoutes.post(
    `${path}/:id/prepare_verification`,
    mutation(async (call, id) => json(await prepareIdentifier(call, kind, id))),
  );
  meRoutes.post(
    `${path}/:id/attempt_verification`,
    mutation(async (call, id) => json(await attemptIdentifier(call, kind, id))),
  );
  meRoutes.delete(
    `${path}/:id`,
    mutation(async (call, id) => {
      await removeIdentifier(call, kind, id);
      return deletedJson(kind, id);
    }),
  );
}

identifierRoutes("email_address");
identifierRoutes("phone_number");
