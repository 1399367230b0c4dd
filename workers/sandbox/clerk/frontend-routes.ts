import { Hono } from "hono";
import { clientJson } from "#workers/sandbox/clerk/clients.ts";
import { environmentJson } from "#workers/sandbox/clerk/environment.ts";
import { bare, mutation, openFrontendCall, reading } from "#workers/sandbox/clerk/frontend.ts";
import { handshake } from "#workers/sandbox/clerk/handshake.ts";
import { openLink } from "#workers/sandbox/clerk/links.ts";
import {
  endSession,
  liveSessions,
  ownSessionJson,
  requireSession,
  touchSession,
} from "#workers/sandbox/clerk/sessions/sessions.ts";
import { sessionToken } from "#workers/sandbox/clerk/sessions/tokens.ts";
import { attemptSecondStep, prepareSecondStep } from "#workers/sandbox/clerk/sign-in/second-step.ts";
import { signInJson } from "#workers/sandbox/clerk/sign-in/sign-in-json.ts";
import * as signIns from "#workers/sandbox/clerk/sign-in/sign-ins.ts";
import { issueCaptchaToken, solveCaptcha } from "#workers/sandbox/clerk/sign-up/captcha.ts";
import { signUpJson } from "#workers/sandbox/clerk/sign-up/sign-up-json.ts";
import * as signUps from "#workers/sandbox/clerk/sign-up/sign-ups.ts";
import { type ClerkBindings, type ClientCall, openCall } from "#workers/sandbox/clerk/wire/call.ts";
import { withFaults } from "#workers/sandbox/clerk/wire/faults.ts";

/** Clerk's Frontend API, for clerk-js in a browser. */
export const frontendRoutes = new Hono<ClerkBindings>();

frontendRoutes.use("/v1/client/sign_ins/*", withFaults);
frontendRoutes.use("/v1/client/sign_ups/*", withFaults);

frontendRoutes.get("/v1/environment", (c) => c.json(environmentJson()));
frontendRoutes.patch("/v1/environment", (c) => c.json(environmentJson()));

frontendRoutes.get("/turnstile.js", (c) =>
  c.body(c.env.TURNSTILE_SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" }),
);
frontendRoutes.post("/turnstile/token", async (c) => {
  const { token } = await issueCaptchaToken(await openCall(c));
  return c.json({ token });
});

/** clerk-js itself, whatever version the address names. */
frontendRoutes.get("/npm/@clerk/:package/dist/:file{[\\w.-]+\\.js}", async (c) => {
  const file = await c.env.CLERK_JS_FILES.fetch(`http://files/${c.req.param("file")}`);
  if (!file.ok) return c.notFound();
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=3600",
  };
  return new Response(file.body, { headers });
});

frontendRoutes.get("/v1/client/handshake", async (c) => {
  const { call, client } = await openFrontendCall(c);
  const { location, cookie } = await handshake(call, client);
  c.header("set-cookie", cookie, { append: true });
  return c.redirect(location, 307);
});
frontendRoutes.get("/v1/verify", async (c) => c.redirect((await openLink(await openCall(c))).href, 307));

frontendRoutes.get("/v1/client", async (c) => {
  const { call, client } = await openFrontendCall(c);
  return c.json({ response: client && (await clientJson(call, client)), client: null });
});
frontendRoutes.put(
  "/v1/client",
  mutation((call) => clientJson(call, call.client)),
);
frontendRoutes.post(
  "/v1/client/verify",
  mutation(async (call) => {
    await solveCaptcha(call);
    return clientJson(call, call.client);
  }),
);
frontendRoutes.delete("/v1/client", mutation(signOutAll));
frontendRoutes.delete("/v1/client/sessions", mutation(signOutAll));

const signUp = (work: (call: ClientCall, id: string) => Promise<Parameters<typeof signUpJson>[0]>) =>
  mutation(async (call, id) => signUpJson(await work(call, id)));

frontendRoutes.post("/v1/client/sign_ups", signUp(signUps.createSignUp));
frontendRoutes.patch("/v1/client/sign_ups/:id", signUp(signUps.updateSignUp));
frontendRoutes.post("/v1/client/sign_ups/:id/prepare_verification", signUp(signUps.prepareSignUp));
frontendRoutes.post("/v1/client/sign_ups/:id/attempt_verification", signUp(signUps.attemptSignUp));
frontendRoutes.get(
  "/v1/client/sign_ups/:id",
  reading(async (call, id) => signUpJson(await signUps.requireSignUp(call, id))),
);

const signIn = (work: (call: ClientCall, id: string) => Promise<Parameters<typeof signInJson>[1]>) =>
  mutation(async (call, id) => signInJson(call, await work(call, id)));

frontendRoutes.post("/v1/client/sign_ins", signIn(signIns.createSignIn));
frontendRoutes.post("/v1/client/sign_ins/:id/prepare_first_factor", signIn(signIns.prepareSignIn));
frontendRoutes.post("/v1/client/sign_ins/:id/attempt_first_factor", signIn(signIns.attemptSignIn));
frontendRoutes.post("/v1/client/sign_ins/:id/prepare_second_factor", signIn(prepareSecondStep));
frontendRoutes.post("/v1/client/sign_ins/:id/attempt_second_factor", signIn(attemptSecondStep));
frontendRoutes.post("/v1/client/sign_ins/:id/reset_password", signIn(signIns.resetPassword));
frontendRoutes.get(
  "/v1/client/sign_ins/:id",
  reading(async (call, id) => signInJson(call, await signIns.requireSignIn(call, id))),
);

frontendRoutes.get(
  "/v1/client/sessions/:id",
  reading(async (call, id) => ownSessionJson(call, await requireSession(call, id))),
);
frontendRoutes.post(
  "/v1/client/sessions/:id/touch",
  mutation(async (call, id) => ownSessionJson(call, await touchSession(call, id))),
);
frontendRoutes.post("/v1/client/sessions/:id/end", mutation(leave("ended")));
frontendRoutes.post("/v1/client/sessions/:id/remove", mutation(leave("removed")));
frontendRoutes.post(
  "/v1/client/sessions/:id/tokens",
  bare(async (call, id) => {
    const session = await requireSession(call, id);
    return { object: "token", jwt: await sessionToken(call, session, call.origin) };
  }),
);

function leave(status: "ended" | "removed") {
  return async (call: ClientCall, id: string) => {
    const before = await ownSessionJson(call, await requireSession(call, id));
    await endSession(call, id, status);
    return { ...before, status };
  };
}

async function signOutAll(call: ClientCall) {
  for (const { id } of await liveSessions(call, call.client)) await endSession(call, id, "removed");
  return clientJson(call, call.client);
}
