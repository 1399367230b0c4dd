import type { AppContext, MemberContext } from "#app/request/context.ts";
import type { KindId } from "./kinds.ts";
import type { ReadsShipped, ShippedItem } from "./model/shipped.ts";

/** What ships of every kind, gathered of features: brought by the editor's routes, for no other page reads it. */
type Shipped = { shippedContent: Readonly<Record<KindId, ReadsShipped>> };
export type EditorContext = MemberContext & Shipped;

/** Every item of a kind as it ships; nothing where its file cannot be read. */
export const shippedItems = async (
  ctx: Pick<AppContext, "builtFile"> & Shipped,
  kind: KindId,
): Promise<readonly ShippedItem[]> => ctx.shippedContent[kind](ctx);
