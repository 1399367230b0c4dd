import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";

const requestId = z.string().regex(REQUEST_ID_PATTERN);
const rowId = z.string().regex(ID_PATTERN);
/** What the page showed: another price by now is told, never taken. */
const price = z.coerce.number().int().min(0).max(1_000_000_000);

/** Every act in the shop, as `/pet` posts it. */
export const shopIntent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("buy"), requestId, itemId: z.string().max(60), coins: price, gems: price }),
  z.object({ intent: z.literal("equip"), requestId, purchaseId: rowId }),
  z.object({ intent: z.literal("unequip"), requestId, purchaseId: rowId }),
]);
