import { Hono } from "hono";
import type { CaptchaToken } from "#workers/sandbox/clerk/sign-up/captcha.ts";
import { sandboxNow } from "#workers/sandbox/clock.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";

const failed = (code: string) => ({ success: false, "error-codes": [code], messages: [] });

/** Turnstile as the product's server asks it: whether a token is good. A token that was asked about is spent. */
export const turnstileRoutes = new Hono<{ Bindings: SandboxEnv }>();

turnstileRoutes.post("/siteverify", async (c) => {
  const form = new URLSearchParams(await c.req.text());
  const secret = form.get("secret");
  const token = form.get("response");
  if (!secret) return c.json(failed("missing-input-secret"));
  if (secret !== c.env.TURNSTILE_SECRET_KEY) return c.json(failed("invalid-input-secret"));
  if (!token) return c.json(failed("missing-input-response"));
  const documents = new Documents(c.env.SANDBOX_DB);
  const issued = await documents.take<CaptchaToken>("captcha", token);
  const now = await sandboxNow(documents);
  // Cloudflare cannot tell a token that was used from one that never was, nor do we
  if (!issued) return c.json(failed("invalid-input-response"));
  if (now >= issued.expireAt) return c.json(failed("timeout-or-duplicate"));
  return c.json({
    success: true,
    "error-codes": [],
    challenge_ts: new Date(now).toISOString(),
    hostname: new URL(c.env.APP_ORIGIN).hostname,
    action: "",
    cdata: "",
  });
});
