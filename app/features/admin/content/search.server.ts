import { utcDay } from "#app/core/local-day.ts";
import { searchForm } from "#app/features/content/forms.ts";
import { isKind } from "#app/features/content/kinds.ts";
import { type EditorContext, shippedItems } from "#app/features/content/registry.server.ts";
import { type ChangedItem, changedItems } from "#app/features/content/store.server.ts";
import { ITEMS_A_PAGE, type SearchReply } from "./page.ts";
import { linesOf } from "./read.server.ts";

/** Letters alone, without case and accents. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Items in whose id or fields all words stand, in either language. Null for a form that is none of the page. */
export async function searchItems(
  ctx: EditorContext,
  kind: string | undefined,
  form: FormData,
): Promise<SearchReply | null> {
  const parsed = searchForm.safeParse(Object.fromEntries(form));
  if (!parsed.success || !kind || !isKind(kind)) return null;
  const query = parsed.data.query.trim();
  const words = plain(query).split(/\s+/).filter(Boolean);
  const held = ctx.content.all(kind, utcDay(ctx.now()));
  const found = (await shippedItems(ctx, kind)).filter(({ id, values }) => {
    const text = plain([id, ...Object.values(held.get(id) ?? values)].join(" "));
    return words.length > 0 && words.every((word) => text.includes(word));
  });
  const changed: ChangedItem[] = (await ctx.db.batch([changedItems(ctx.db)]))[0];
  return {
    intent: "search",
    query,
    lines: linesOf(ctx, kind, found.slice(0, ITEMS_A_PAGE), changed),
    more: found.length > ITEMS_A_PAGE,
  };
}
