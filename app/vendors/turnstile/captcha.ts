import type { Captcha } from "#app/vendors/ports.ts";

type TurnstileConfig = {
  secretKey: string;
  /** In the place of Cloudflare's own: the sandbox. */
  verifyUrl?: string;
};

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 10_000;
/** Longer than any token is: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const MAX_TOKEN = 2048;

/** What says that the token is no good; any other code is our own fault, or the vendor's. */
const TOKEN_FAULTS = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

type Verified = { success: boolean; "error-codes"?: string[] };

/** Cloudflare's Turnstile. Throws when it cannot be reached, or does not know the secret. */
export function turnstileCaptcha({ secretKey, verifyUrl = SITEVERIFY }: TurnstileConfig): Captcha {
  return {
    async passes(token) {
      if (token === "" || token.length > MAX_TOKEN) return false;
      const response = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { success, "error-codes": codes = [] } = (await response.json()) as Verified;
      if (success) return true;
      if (codes.length > 0 && codes.every((code) => TOKEN_FAULTS.has(code))) return false;
      throw new Error(`Turnstile does not answer: ${response.status} ${codes.join(", ")}`);
    },
  };
}
