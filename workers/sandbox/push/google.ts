import { type Context, Hono } from "hono";
import { fromBase64Url } from "#app/vendors/web-push/base64url.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { record } from "#workers/sandbox/outbox.ts";
import { MAX_BYTES, sendForm } from "./google-form.ts";

type PushContext = { Bindings: SandboxEnv };
type Phone = { id: string; token: string; gone: boolean; fault: number | null };

const PHONE = "push-phone";
const ACCESS = "google-access";
const LIVES_S = 3599;
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";

/** Google's service for native apps, and its tokens: takes what FCM's HTTP v1 takes, and says why it does not. */
export const googleRoutes = new Hono<PushContext>();

/** What a phone's own library gives the app. `fault`: the status that it answers once. */
googleRoutes.post("/phones", async (c) => {
  const { fault = null } = (await c.req.json().catch(() => ({}))) as { fault?: number | null };
  const id = crypto.randomUUID();
  const token = `${id.replaceAll("-", "").slice(0, 22)}:APA91b${id.replaceAll("-", "").repeat(4)}`;
  await new Documents(c.env.SANDBOX_DB).put(PHONE, token, { id, token, gone: false, fault } satisfies Phone);
  return c.json({ token, inbox: `${id}@push` }, 201);
});

/** The app is taken off the phone. */
googleRoutes.delete("/phones/:token", async (c) => {
  const gone = (phone: Phone): Phone => ({ ...phone, gone: true });
  await new Documents(c.env.SANDBOX_DB).update<Phone>(PHONE, c.req.param("token"), gone);
  return c.body(null, 204);
});

googleRoutes.post("/token", async (c) => {
  const form = await c.req.parseBody();
  if (form.grant_type !== "urn:ietf:params:oauth:grant-type:jwt-bearer")
    return c.json({ error: "unsupported_grant_type", error_description: "Invalid grant_type" }, 400);
  const wrong = await wrongWith(c.env, String(form.assertion ?? ""));
  if (wrong) return c.json({ error: "invalid_grant", error_description: wrong }, 400);
  const token = `ya29.sandbox-${crypto.randomUUID()}`;
  await new Documents(c.env.SANDBOX_DB).put(ACCESS, token, { until: Date.now() + LIVES_S * 1000 });
  return c.json({ access_token: token, expires_in: LIVES_S, token_type: "Bearer" });
});

/** RFC 7523, as Google reads it: signed by this account's key, for its token end, for an hour at most. */
async function wrongWith(env: SandboxEnv, assertion: string): Promise<string | null> {
  const [head = "", claims = "", signature = "", ...more] = assertion.split(".");
  const read = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
  const key = await crypto.subtle.importKey(
    "spki",
    fromBase64Url(derOf(env.FCM_PUBLIC_KEY)),
    { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
    false,
    ["verify"],
  );
  try {
    const bytes = new TextEncoder().encode(`${head}.${claims}`);
    const isSigned = await crypto.subtle.verify(key.algorithm.name, key, fromBase64Url(signature), bytes);
    const { alg, typ } = read(head) as Record<string, unknown>;
    if (more.length > 0 || !isSigned || alg !== "RS256" || typ !== "JWT") return "Invalid JWT Signature.";
    const { iss, aud, scope, iat, exp } = read(claims) as Record<string, unknown>;
    if (iss !== (JSON.parse(env.FCM_SERVICE_ACCOUNT) as { client_email: string }).client_email)
      return "Invalid grant: account not found";
    if (aud !== "https://oauth2.googleapis.com/token") return "Invalid JWT: wrong audience.";
    if (scope !== SCOPE) return "Invalid OAuth scope or ID token audience provided.";
    const now = Date.now() / 1000;
    const isInTime = Number(iat) <= now + 60 && Number(exp) > now && Number(exp) - Number(iat) <= 3600;
    return isInTime ? null : "Invalid JWT: Token must be a short-lived token (60 minutes).";
  } catch {
    return "Invalid JWT";
  }
}

const derOf = (pem: string): string =>
  pem
    .replace(/-----[A-Z ]+-----|\s|=/g, "")
    .replaceAll("+", "-")
    .replaceAll("/", "_");

type Detail = { errorCode: string } | { fieldViolations: { field: string; description: string }[] };

function refusal(c: Context<PushContext>, code: number, status: string, message: string, detail?: Detail) {
  const details = detail ? [detail] : [];
  return c.json({ error: { code, message, status, details } }, code as 400);
}

const STATUSES: Record<number, string> = {
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

googleRoutes.post("/v1/projects/:project/messages:send", async (c) => {
  const documents = new Documents(c.env.SANDBOX_DB);
  const bearer = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  const access = await documents.get<{ until: number }>(ACCESS, bearer);
  if (!access || access.until <= Date.now())
    return refusal(c, 401, "UNAUTHENTICATED", "Request had invalid authentication credentials.");
  const project = c.req.param("project");
  if (project !== (JSON.parse(c.env.FCM_SERVICE_ACCOUNT) as { project_id: string }).project_id)
    return refusal(c, 403, "PERMISSION_DENIED", "Permission denied on the project.");
  const body = await c.req.text();
  const asked = sendForm(body);
  if (!asked.ok) {
    const { field, description } = asked;
    const detail = { fieldViolations: [{ field, description }] };
    return refusal(c, 400, "INVALID_ARGUMENT", description, detail);
  }
  if (body.length > MAX_BYTES) return refusal(c, 400, "INVALID_ARGUMENT", "Message too big.");
  const { token, notification, data, android, apns } = asked.message;
  const phone = await documents.get<Phone>(PHONE, token);
  if (!phone || phone.gone)
    return refusal(c, 404, "NOT_FOUND", "Requested entity was not found.", { errorCode: "UNREGISTERED" });
  if (phone.fault !== null) {
    await documents.put(PHONE, token, { ...phone, fault: null });
    return refusal(c, phone.fault, STATUSES[phone.fault] ?? "UNKNOWN", "Told to.");
  }
  const text = JSON.stringify({ ...notification, ...data });
  const headers = {
    ttl: android.ttl,
    priority: android.priority,
    tag: android.notification.tag,
    ...apns.headers,
  };
  await record(documents, { kind: "push", to: `${phone.id}@push`, text, code: null, headers });
  return c.json({ name: `projects/${project}/messages/${crypto.randomUUID()}` });
});
