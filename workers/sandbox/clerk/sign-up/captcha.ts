import { changeClient } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { type Call, type ClientCall, field } from "#workers/sandbox/clerk/wire/call.ts";
import { captchaInvalid, malformed } from "#workers/sandbox/clerk/wire/errors.ts";
import { randomId } from "#workers/sandbox/random.ts";

/** With a check box for a person to tick. */
export const SITE_KEY = "0x4SANDBOX";
/** Without one: for pages that have no place for it. */
export const INVISIBLE_SITE_KEY = "0x4SANDBOXINVISIBLE";

/** Turnstile's own: a token is good for five minutes and for one use. */
const TOKEN_LIFE_MS = 300_000;
const TESTING_TOKEN_LIFE_MS = 3_600_000;

/** The shape of what a captcha gave a page: good once, and until its time is over. */
export type CaptchaToken = { token: string; expireAt: number };

/** What the check box fetches when it is ticked. */
export async function issueCaptchaToken(call: Call): Promise<CaptchaToken> {
  const siteKey = field(call, "sitekey");
  if (siteKey !== SITE_KEY && siteKey !== INVISIBLE_SITE_KEY) {
    throw malformed("sitekey", "sitekey is unknown.");
  }
  const issued: CaptchaToken = { token: randomId("captcha", 40), expireAt: call.now + TOKEN_LIFE_MS };
  await call.documents.put("captcha", issued.token, issued);
  return issued;
}

/** A token of the Backend API with which a test signs up without a check box. */
export async function issueTestingToken(call: Call) {
  const token = randomId("testing", 40);
  const expireAt = call.now + TESTING_TOKEN_LIFE_MS;
  await call.documents.put("testing_token", token, { token, expireAt } satisfies CaptchaToken);
  return { object: "testing_token", token, expires_at: Math.floor(expireAt / 1000) };
}

async function spendCaptchaToken(call: Call): Promise<boolean> {
  const token = field(call, "captcha_token");
  const issued = token ? await call.documents.take<CaptchaToken>("captcha", token) : null;
  return issued !== null && call.now < issued.expireAt;
}

async function hasTestingToken(call: Call): Promise<boolean> {
  const token = call.query.get("__clerk_testing_token");
  const issued = token ? await call.documents.get<CaptchaToken>("testing_token", token) : null;
  return issued !== null && call.now < issued.expireAt;
}

/** `POST /v1/client/verify`: solves the captcha ahead of one sign-up. */
export async function solveCaptcha(call: ClientCall): Promise<void> {
  if (!(await spendCaptchaToken(call))) throw captchaInvalid();
  await changeClient(call, (client) => ({ ...client, captchaBypass: true }));
}

/** Throws Clerk's `captcha_invalid` unless a person has ticked the box for this very request. */
export async function requireCaptcha(call: ClientCall): Promise<void> {
  if (call.client.captchaBypass) {
    await changeClient(call, (client) => ({ ...client, captchaBypass: false }));
    return;
  }
  if (await hasTestingToken(call)) return;
  if (!(await spendCaptchaToken(call))) throw captchaInvalid();
}
