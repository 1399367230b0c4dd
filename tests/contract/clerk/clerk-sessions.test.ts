import { createClerkClient, verifyToken } from "@clerk/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WireBrowser } from "#tests/contract/clerk/wire-browser.ts";
import { type Sandbox, SEED_PASSWORD, startSandbox } from "#tests/contract/sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** Clerk's server side, set up as the product sets it up. */
const server = () =>
  createClerkClient({
    secretKey: sandbox.keys.clerkSecretKey,
    publishableKey: sandbox.keys.clerkPublishableKey,
    jwtKey: sandbox.keys.clerkPublicKey,
    apiUrl: `${sandbox.origin}/__clerk`,
    proxyUrl: `${sandbox.origin}/__clerk`,
  });

async function signedIn(name = "member") {
  const page = new WireBrowser(sandbox.origin);
  const { body } = await page.signIn(`${name}@koinonia.test`, SEED_PASSWORD);
  return { page, sessionId: body.response.created_session_id ?? "" };
}

/** How the product's server judges a document request of this browser. */
function authenticate(page: WireBrowser, path = "/chatbot") {
  const headers = { cookie: page.cookieHeader, "sec-fetch-dest": "document", accept: "text/html" };
  const request = new Request(`${sandbox.origin}${path}`, { headers });
  return server().authenticateRequest(request, { authorizedParties: [sandbox.origin] });
}

test("a session token carries who, which session and which page, for one minute", async () => {
  const { page, sessionId } = await signedIn();
  const token = await page.token(sessionId);
  const claims = await verifyToken(token, {
    jwtKey: sandbox.keys.clerkPublicKey,
    authorizedParties: [sandbox.origin],
  });
  expect(claims).toMatchObject({ sub: "user_seed_member", sid: sessionId, azp: sandbox.origin });
  expect(claims.exp - claims.iat).toBe(60);
});

test("a token of another page's origin is not ours", async () => {
  const { page, sessionId } = await signedIn();
  const token = await page.token(sessionId);
  const elsewhere = { jwtKey: sandbox.keys.clerkPublicKey, authorizedParties: ["http://elsewhere.test"] };
  await expect(verifyToken(token, elsewhere)).rejects.toThrow();
});

test("the Backend API's keys verify a token too", async () => {
  const { page, sessionId } = await signedIn();
  const { clerkSecretKey: secretKey } = sandbox.keys;
  const claims = await verifyToken(await page.token(sessionId), {
    secretKey,
    apiUrl: `${sandbox.origin}/__clerk`,
  });
  expect(claims.sid).toBe(sessionId);
});

test("A browser that nobody has signed in is signed out, without a handshake", async () => {
  expect((await authenticate(new WireBrowser(sandbox.origin))).status).toBe("signed-out");
});

test("a browser with a fresh token is signed in", async () => {
  const { page, sessionId } = await signedIn();
  page.keep(`__session=${await page.token(sessionId)}`);
  const state = await authenticate(page);
  expect(state.status).toBe("signed-in");
  expect(state.toAuth()?.userId).toBe("user_seed_member");
});

test("a browser without its token comes back from the handshake signed in", async () => {
  const { page } = await signedIn();
  const unsure = await authenticate(page, "/chatbot?topic=hope");
  expect(unsure.status).toBe("handshake");

  const location = unsure.headers.get("location") ?? "";
  const back = await page.visit(location);
  expect(back.status).toBe(307);
  expect(back.headers.get("location")).toBe(`${sandbox.origin}/chatbot?topic=hope`);

  const sure = await authenticate(page, "/chatbot?topic=hope");
  expect(sure.status).toBe("signed-in");
  for (const line of sure.headers.getSetCookie()) page.keep(line);
  expect((await authenticate(page)).status).toBe("signed-in");
});

test("the handshake leads nowhere but to the product", async () => {
  const { page } = await signedIn();
  const away = `${sandbox.origin}/__clerk/v1/client/handshake?redirect_url=https://elsewhere.test/`;
  expect((await page.visit(away)).status).toBe(422);
});

test.each(["end", "remove"])("after %s the session gives no token and the server knows", async (verb) => {
  const { page, sessionId } = await signedIn();
  page.keep(`__session=${await page.token(sessionId)}`);
  const { setCookies } = await page.post(`/v1/client/sessions/${sessionId}/${verb}`);
  expect(setCookies.some((cookie) => cookie.startsWith("__client_uat=0;"))).toBe(true);
  expect((await page.post(`/v1/client/sessions/${sessionId}/tokens`)).status).toBe(401);
  expect((await authenticate(page)).status).toBe("signed-out");
  await sandbox.webhooks.of(verb === "end" ? "session.ended" : "session.removed", sessionId);
});

test("touching a session does not move the client's time", async () => {
  const { page, sessionId } = await signedIn();
  const before = await page.get("/v1/client");
  const touched = await page.post(`/v1/client/sessions/${sessionId}/touch`);
  expect(touched.status).toBe(200);
  expect(touched.body.client.updated_at).toBe((before.body.response as { updated_at?: number }).updated_at);
});

test("a revoked session gives no token", async () => {
  const { page, sessionId } = await signedIn();
  expect((await server().sessions.revokeSession(sessionId)).status).toBe("revoked");
  expect((await page.post(`/v1/client/sessions/${sessionId}/tokens`)).status).toBe(401);
  expect((await page.get("/v1/client")).body.response.sessions).toEqual([]);
});

test("another browser's session is unknown", async () => {
  const mine = await signedIn();
  const other = await signedIn("premium");
  expect((await other.page.post(`/v1/client/sessions/${mine.sessionId}/tokens`)).status).toBe(404);
});

test("sessions keep real time when the sandbox's clock is moved", async () => {
  const { page, sessionId } = await signedIn();
  await sandbox.advance(30 * 86_400_000);
  const claims = await verifyToken(await page.token(sessionId), { jwtKey: sandbox.keys.clerkPublicKey });
  expect(claims.sid).toBe(sessionId);
  await sandbox.resetClock();
});

test("a forged client cookie is nobody's", async () => {
  const { page } = await signedIn();
  const forged = new WireBrowser(sandbox.origin);
  forged.keep(`__client=${page.cookies.get("__client")}x`);
  expect((await forged.get("/v1/client")).body.response).toBeNull();
});

test("clerk-js comes from the sandbox, whatever the version in its address", async () => {
  const folder = `${sandbox.origin}/__clerk/npm/@clerk/clerk-js@5/dist`;
  const script = await fetch(`${folder}/clerk.headless.browser.js`);
  expect(script.headers.get("content-type")).toContain("text/javascript");
  expect(await script.text()).toContain("5.128.0");
  expect((await fetch(`${folder}/no-such-file.js`)).status).toBe(404);
});
