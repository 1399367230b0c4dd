import { isRateLimited, isRedirect } from "#app/core/outage.ts";
import type { PetReply } from "#app/features/pet/model/reply.ts";
import { isOfShop } from "#app/features/shop/intents.ts";
import type { ShopReply } from "#app/features/shop/reply.ts";

/** An outage, or that too much was asked in a minute, as the page's own action tells it. */
export type Outage = { ok: false; intent: string; requestId: string; refusal: "failed" | "too_fast" };
export type PetPageReply = PetReply | ShopReply | Outage;

type Sending = {
  /** False when the session has ended. */
  freshSession(): Promise<boolean>;
  act(): Promise<PetPageReply>;
};

const redirectsToSignIn = (error: unknown): boolean =>
  error instanceof Response && error.status < 400 && /^\/auth\b/.test(error.headers.get("location") ?? "");

/**
 * An outage is a reply too: what was painted is taken back, and the page says so (X30, X32, X34). Where the session has
 * ended the shop says that (X36), and the shelf stays; what else is asked for is led to sign-in by the server.
 */
export async function withOutageReply(
  request: Request,
  { freshSession, act }: Sending,
): Promise<PetPageReply> {
  const form = await request.clone().formData();
  const [intent, requestId] = [String(form.get("intent")), String(form.get("requestId"))];
  const nobody = { ok: false, intent, requestId, refusal: "shop.not_authenticated", item: null } as const;
  try {
    return !(await freshSession()) && isOfShop(intent) ? nobody : await act();
  } catch (error) {
    if (isOfShop(intent) && redirectsToSignIn(error)) return nobody;
    if (isRedirect(error)) throw error;
    return { ok: false, intent, requestId, refusal: isRateLimited(error) ? "too_fast" : "failed" };
  }
}
