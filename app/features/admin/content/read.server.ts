import type { ContentValues } from "#app/core/content/held-content.ts";
import { utcDay } from "#app/core/local-day.ts";
import { readStored } from "#app/features/content/forms.ts";
import { CONTENT_KINDS, contentKind, isKind, type KindId } from "#app/features/content/kinds.ts";
import { statesOf } from "#app/features/content/model/history.ts";
import { type ShippedItem, titleOf } from "#app/features/content/model/shipped.ts";
import { typedOf } from "#app/features/content/model/typed.ts";
import { type EditorContext, shippedItems } from "#app/features/content/registry.server.ts";
import { readPassages } from "#app/features/content/scripture/check.server.ts";
import {
  type ChangedItem,
  changedItems,
  newestOf,
  type VersionRow,
  versionsOf,
} from "#app/features/content/store.server.ts";
import { type DisputeRow, openDisputes } from "#app/features/games/trivia/disputes-store.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { type ShopRow, shopRows } from "#app/features/shop/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole, notFound } from "#app/request/guards.server.ts";
import { changesBetween } from "./changes.ts";
import {
  ITEMS_A_PAGE,
  type ItemLine,
  type ItemPage,
  type ItemsPage,
  type KindLine,
  type VersionLine,
} from "./page.ts";
import { POLL_KIND, readGiven, waitingWords } from "./waiting-words.server.ts";

/** One trip to each database. @throws Response 403 for everybody but administrators */
export async function readKinds(
  ctx: EditorContext,
): Promise<{ member: HubMember; kinds: KindLine[]; doubts: number; words: number }> {
  const [{ frame, rows }, given] = await Promise.all([
    readFramed(ctx, [changedItems(ctx.db), openDisputes(ctx.db), newestOf(ctx.db, POLL_KIND)]),
    readGiven(ctx),
  ]);
  admitRole(ctx, frame.member, "admin");
  const changed: ChangedItem[] = rows[0];
  const doubts: DisputeRow[] = rows[1];
  const kinds = await Promise.all(
    CONTENT_KINDS.map(async ({ id }) => ({
      kind: id,
      items: (await shippedItems(ctx, id)).length,
      changed: changed.filter(({ kind }) => kind === id).length,
    })),
  );
  return {
    member: frame.member,
    kinds,
    doubts: new Set(doubts.map(({ item }) => item)).size,
    words: waitingWords(ctx, given, rows[2]).length,
  };
}

/** @throws Response 404 for a kind that is none, 403 for everybody but administrators */
export async function readItems(
  ctx: EditorContext,
  kind: string | undefined,
  page: number,
): Promise<{ member: HubMember; page: ItemsPage }> {
  const { frame, rows } = await readFramed(ctx, [changedItems(ctx.db)]);
  admitRole(ctx, frame.member, "admin");
  if (!kind || !isKind(kind)) throw notFound();
  const items = await shippedItems(ctx, kind);
  const pages = Math.max(1, Math.ceil(items.length / ITEMS_A_PAGE));
  const at = Number.isInteger(page) ? Math.min(Math.max(1, page), pages) : 1;
  const shown = items.slice((at - 1) * ITEMS_A_PAGE, at * ITEMS_A_PAGE);
  const words = contentKind(kind).words[ctx.language];
  const lines = linesOf(ctx, kind, shown, rows[0]);
  return { member: frame.member, page: { kind, words, lines, page: at, pages } };
}

/** As they are listed: a held title, and how often each was changed. */
export function linesOf(
  ctx: MemberContext,
  kind: KindId,
  items: readonly ShippedItem[],
  changed: readonly { kind: string; item: string; version: number }[],
): ItemLine[] {
  const { fields } = contentKind(kind);
  const versions = new Map(changed.flatMap((one) => (one.kind === kind ? [[one.item, one.version]] : [])));
  const today = utcDay(ctx.now());
  return items.map((item) => ({
    id: item.id,
    title: titleOf(
      fields,
      { id: item.id, values: ctx.content.of(kind, item.id, today) ?? item.values },
      ctx.language,
    ),
    version: versions.get(item.id) ?? 0,
  }));
}

/** An item with its history, as the editor needs it. */
export type ItemState = {
  kind: KindId;
  shipped: ShippedItem;
  versions: readonly VersionRow[];
  shop: ShopRow | null;
};

/** Null for what is none. Everything is read in the page's own batch; then the files. */
export async function itemState(
  ctx: EditorContext,
  { kind, item }: { kind: string | undefined; item: string | undefined },
  rows: readonly [VersionRow[], ShopRow[]],
): Promise<ItemState | null> {
  if (!kind || !isKind(kind)) return null;
  const shipped = (await shippedItems(ctx, kind)).find(({ id }) => id === item);
  if (!shipped) return null;
  const shop = kind === "shop_item" ? (rows[1].find(({ id }) => id === item) ?? null) : null;
  return { kind, shipped, versions: rows[0], shop };
}

export const itemReads = (
  ctx: MemberContext,
  { kind = "", item = "" }: { kind?: string | undefined; item?: string | undefined },
) => [versionsOf(ctx.db, kind, item), shopRows(ctx.db)] as const;

/** What a version says; of a shop item what the database has. */
export function valuesOf({ kind, shipped, shop }: ItemState, row: VersionRow | undefined): ContentValues {
  const stored = row?.json ? readStored(kind, JSON.parse(row.json)) : null;
  const values = stored ?? shipped.values;
  if (!shop) return values;
  const { coins, gems, stock, active } = shop;
  return { ...values, coins, gems, stock, offered: active };
}

/** @throws Response 404 for an item that is none, 403 for everybody but administrators */
export async function readItem(
  ctx: EditorContext,
  asked: { kind: string | undefined; item: string | undefined },
): Promise<{ member: HubMember; page: ItemPage }> {
  const { frame, rows } = await readFramed(ctx, itemReads(ctx, asked));
  admitRole(ctx, frame.member, "admin");
  const state = await itemState(ctx, asked, rows);
  if (!state) throw notFound();
  return { member: frame.member, page: await itemPage(ctx, state) };
}

async function itemPage(ctx: MemberContext, state: ItemState): Promise<ItemPage> {
  const { kind, shipped, versions, shop } = state;
  const { fields } = contentKind(kind);
  const newest = versions[0];
  const values = valuesOf(state, newest);
  const today = utcDay(ctx.now());
  const history = historyOf(state, today);
  const waiting = history.find((one) => one.state === "waits");
  return {
    kind,
    id: shipped.id,
    title: titleOf(fields, { id: shipped.id, values }, ctx.language),
    base: newest?.version ?? 0,
    typed: typedOf(fields, values),
    values,
    passages: await readPassages(ctx.bible, fields, values),
    history,
    today,
    waiting: waiting?.from ? { version: waiting.version, from: waiting.from } : null,
    stockSeen: shop?.stock === null || shop === null ? "" : String(shop.stock),
  };
}

/** Newest first, each beside the one before it; the last is the item as it ships. */
function historyOf(state: ItemState, today: string): VersionLine[] {
  const { kind, shipped, versions } = state;
  const { fields } = contentKind(kind);
  const states = statesOf(versions, today);
  const said = (row: VersionRow | undefined) =>
    row?.json ? (readStored(kind, JSON.parse(row.json)) ?? shipped.values) : shipped.values;
  const saved = versions.map(
    (row, at): VersionLine => ({
      version: row.version,
      state: states.get(row.version) ?? "over",
      from: row.from > utcDay(row.at) || row.from === utcDay(row.at) ? row.from : null,
      at: row.at,
      by: row.by,
      reason: row.reason,
      changes: changesBetween(fields, said(versions[at + 1]), said(row)),
      isShipped: row.json === null,
    }),
  );
  const isWhole = versions.at(-1)?.version === 1 || versions.length === 0;
  const first: VersionLine = {
    version: 0,
    state: saved.some((one) => one.state === "holds") ? "over" : "holds",
    from: null,
    at: null,
    by: null,
    reason: "",
    changes: [],
    isShipped: true,
  };
  return isWhole ? [...saved, first] : saved;
}
