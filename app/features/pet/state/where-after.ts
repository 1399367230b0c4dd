import type { PetReply } from "#app/features/pet/model/reply.ts";
import { isOfShop } from "#app/features/shop/intents.ts";
import type { ShopReply } from "#app/features/shop/reply.ts";

/** How an address carries a refusal: its code, and the number that its words need. */
const REFUSED = "refused";
const NEED = "need";

/** Where a form that was sent without script leads; a refusal leads there too, with its code to be shown. */
export function redirectAfter(reply: PetReply | ShopReply): string {
  const path = pathAfter(reply);
  if (reply.ok) return path;
  const query = new URLSearchParams({ [REFUSED]: reply.refusal });
  if ("need" in reply && reply.need !== null) query.set(NEED, String(reply.need));
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The refusal in such an address; anybody may have written it, so a number that is none of ours is no number. */
export function refusedAt(search: URLSearchParams): { code: string; need: number | null } | null {
  const code = search.get(REFUSED);
  const need = search.get(NEED) ?? "";
  return code === null ? null : { code, need: /^[1-9]\d{0,3}$/.test(need) ? Number(need) : null };
}

function pathAfter(reply: PetReply | ShopReply): string {
  if (isOfShop(reply.intent)) return "/pet/shop";
  switch (reply.intent) {
    case "adventure.start":
    case "adventure.finish":
      return reply.ok && "adventure" in reply && reply.adventure
        ? `/pet/adventures?place=${reply.adventure.adventureKey}`
        : "/pet/adventures";
    case "keep":
      return reply.ok && "memory" in reply && reply.memory
        ? `/pet/adventures?place=${reply.memory.about}`
        : "/pet/adventures";
    case "training.start":
    case "training.finish":
      return "/pet/training";
    case "evolve":
      return reply.ok ? "/pet/evolution?step=changed" : "/pet/evolution";
    default:
      return "/pet";
  }
}
