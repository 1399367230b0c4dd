import type { MemberContext } from "#app/request/context.ts";
import { buyItem, equipPurchase } from "./buy.server.ts";
import { shopIntent } from "./forms.ts";
import type { ShopReply } from "./reply.ts";

/** A page's form to the use case that it names; null for a form of another feature or of nobody's. */
export async function actInShop(ctx: MemberContext, form: FormData): Promise<ShopReply | null> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = shopIntent.safeParse(fields);
  if (!parsed.success) return null;
  const asked = parsed.data;
  const { intent, requestId } = asked;
  if (asked.intent === "buy") {
    const bought = await buyItem(ctx, asked);
    return bought.ok
      ? { ok: true, intent: "buy", requestId, ...bought.value }
      : { ok: false, intent, requestId, refusal: bought.refusal, item: bought.item ?? null };
  }
  const worn = await equipPurchase(ctx, asked);
  return worn.ok
    ? { ok: true, intent: asked.intent, requestId, equippedId: worn.value.equippedId }
    : { ok: false, intent, requestId, refusal: worn.refusal, item: null };
}
