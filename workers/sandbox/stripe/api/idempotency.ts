import { StripeRefusal } from "#workers/sandbox/stripe/errors.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";

/** Keys are forgotten after a day, seconds. */
const KEPT_S = 86_400;

type Answer = { fingerprint: string; status: number; body: unknown };

/** What makes two calls the same. */
export async function fingerprintOf(path: string, body: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${path}\n${body}`));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** The answer that this key has had; null for a new key. */
export async function remembered(
  store: StripeStore,
  key: string,
  fingerprint: string,
): Promise<Answer | null> {
  const found = await store.find("idempotency", key);
  if (!found || found.at + KEPT_S < store.now) return null;
  if (found.fingerprint === fingerprint) return found;
  throw new StripeRefusal(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );
}

export const keyInUse = (key: string) =>
  new StripeRefusal(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { type: "idempotency_error", code: "idempotency_key_in_use" },
  );

export function remember(store: StripeStore, key: string, answer: Answer): void {
  store.add("idempotency", { object: { id: key }, at: store.now, ...answer });
}
