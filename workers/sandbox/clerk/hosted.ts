import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { clientCookie, createClient, uatCookies } from "#workers/sandbox/clerk/clients.ts";
import { openFrontendCall } from "#workers/sandbox/clerk/frontend.ts";
import { createSignIn } from "#workers/sandbox/clerk/sign-in/sign-ins.ts";
import { issueCaptchaToken } from "#workers/sandbox/clerk/sign-up/captcha.ts";
import { attemptSignUp, createSignUp, prepareSignUp } from "#workers/sandbox/clerk/sign-up/sign-ups.ts";
import type { ClerkBindings, ClientCall } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError } from "#workers/sandbox/clerk/wire/errors.ts";
import type { ClientRecord } from "#workers/sandbox/clerk/wire/records.ts";

/**
 * The vendor's own account pages (Account Portal), as far as a return path has to be tested: they sign in on the
 * vendor's side and send the browser back without a session's cookie; the product's handshake does the rest.
 */
export const hostedPages = new Hono<ClerkBindings>();

type Mode = "sign-in" | "sign-up";
type Page = { mode: Mode; redirectUrl: string; error?: string; signUpId?: string };

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

const page = (c: Context, { mode, redirectUrl, error, signUpId }: Page) => {
  const title = mode === "sign-in" ? "Sign in to Koinonia" : "Join Koinonia";
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Clerk's stand-in</title>
        <style>
          body { font: 1rem/1.5 system-ui; max-inline-size: 24rem; margin: 4rem auto; padding: 0 1rem; color-scheme: light dark; }
          form, label { display: grid; gap: 0.5rem; }
          form { gap: 1rem; }
          input, button { font: inherit; min-block-size: 2.75rem; padding: 0 0.75rem; }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>The local stand-in for the vendor's own pages.</p>
          ${error ? html`<p role="alert">${error}</p>` : ""}
          <form method="post">
            <input type="hidden" name="redirect_url" value="${redirectUrl}" />
            ${
              signUpId
                ? html`<input type="hidden" name="sign_up_id" value="${signUpId}" />
                    <label>Code from the email <input name="code" inputmode="numeric" autocomplete="one-time-code" required /></label>`
                : html`<label>Email <input name="email" type="email" autocomplete="email" required /></label>
                    <label>Password <input name="password" type="password" required /></label>`
            }
            <button>Continue</button>
          </form>
        </main>
      </body>
    </html>`;
  return c.html(body, error ? 422 : 200, { "content-security-policy": POLICY });
};

for (const mode of ["sign-in", "sign-up"] as const) {
  hostedPages.get(`/hosted/${mode}`, (c) =>
    page(c, { mode, redirectUrl: c.req.query("redirect_url") ?? "/" }),
  );
  hostedPages.post(`/hosted/${mode}`, async (c) => {
    const { call: opened, client } = await openFrontendCall(c);
    const call: ClientCall = { ...opened, client: client ?? (await createClient(opened)) };
    if (!client) c.header("set-cookie", await clientCookie(call), { append: true });
    const redirectUrl = ownAddress(call);
    try {
      const next = await (mode === "sign-in" ? signIn(call) : signUp(call));
      if (next !== "complete") return page(c, { mode, redirectUrl, signUpId: next });
    } catch (error) {
      if (error instanceof ClerkError) return page(c, { mode, redirectUrl, error: error.longMessage });
      throw error;
    }
    call.client = (await call.documents.get<ClientRecord>("client", call.client.id)) ?? call.client;
    for (const cookie of await uatCookies(call)) c.header("set-cookie", cookie, { append: true });
    return c.redirect(redirectUrl, 303);
  });
}

/** Back to the product alone. */
function ownAddress(call: ClientCall): string {
  const target = URL.parse(String(call.body.redirect_url ?? "/"), call.origin);
  return target?.host === new URL(call.origin).host ? target.href : new URL("/", call.origin).href;
}

async function signIn(call: ClientCall): Promise<"complete"> {
  const { email, password } = call.body;
  const { status } = await createSignIn({ ...call, body: { identifier: email, password } });
  if (status === "complete") return status;
  throw new ClerkError(422, "unfinished", "This page takes a password alone.");
}

/** The id of an attempt that waits for its code. */
async function signUp(call: ClientCall): Promise<string> {
  const { email, password, sign_up_id: id, code } = call.body;
  if (typeof id === "string") {
    const { status } = await attemptSignUp({ ...call, body: { strategy: "email_code", code } }, id);
    if (status === "complete") return status;
    throw new ClerkError(422, "unfinished", "Something is missing.");
  }
  // the vendor's page has ticked its own box
  const { token } = await issueCaptchaToken({ ...call, body: { sitekey: "0x4SANDBOX" } });
  const begun = await createSignUp({
    ...call,
    body: { email_address: email, password, captcha_token: token },
  });
  await prepareSignUp({ ...call, body: { strategy: "email_code" } }, begun.id);
  return begun.id;
}
