import type { ShopReply } from "#app/features/shop/reply.ts";
import type { PetReply } from "./reply.ts";

/** An outage, as the page's own action tells it. */
export type Outage = { ok: false; intent: string; requestId: string; refusal: "failed" };
export type HouseReply = PetReply | ShopReply | Outage;

/** An outage is a reply too: what was painted is taken back, and the page says so (X30, X32, X34). */
export async function orOutage(request: Request, act: () => Promise<HouseReply>): Promise<HouseReply> {
  const form = await request.clone().formData();
  try {
    return await act();
  } catch (error) {
    // led elsewhere, or another person's page
    if (error instanceof Response && (error.status < 400 || error.status === 409)) throw error;
    const [intent, requestId] = [String(form.get("intent")), String(form.get("requestId"))];
    return { ok: false, intent, requestId, refusal: "failed" };
  }
}
