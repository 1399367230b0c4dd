import type { ShopReply } from "#app/features/shop/reply.ts";
import type { PetReply } from "./reply.ts";

/** Where a form that was sent without script leads; a refusal leads there too, with its code to be told. */
export function whereAfter(reply: PetReply | ShopReply): string {
  const path = pathAfter(reply);
  return reply.ok ? path : `${path}${path.includes("?") ? "&" : "?"}refused=${reply.refusal}`;
}

function pathAfter(reply: PetReply | ShopReply): string {
  switch (reply.intent) {
    case "buy":
    case "equip":
    case "unequip":
      return "/pet/shop";
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
