import { ITEM_KINDS, type ItemKind } from "./acts.ts";

export const QUEUE_SHOWS = ["open", "mine", "appeals", "closed"] as const;
export type QueueShow = (typeof QUEUE_SHOWS)[number];

/** Where a page of the list begins: behind this item. Of open ones its severity and age, of past ones when. */
export type QueueCursor = { severity: number; at: number; id: number };
export type QueueQuery = {
  show: QueueShow;
  kind: ItemKind | "";
  after: QueueCursor | null;
  /** The item that is looked at; null: the first. */
  item: number | null;
};

export const ITEMS_A_PAGE = 25;

/** What the address asks for; nonsense is the open ones. */
export function queueQuery(search: URLSearchParams): QueueQuery {
  const show = QUEUE_SHOWS.find((one) => one === search.get("show")) ?? "open";
  const kind = ITEM_KINDS.find((one) => one === search.get("kind")) ?? "";
  const item = search.get("item") ?? "";
  const cursor = /^([0-3])\.(\d{1,15})\.(\d{1,12})$/.exec(search.get("after") ?? "");
  return {
    show,
    kind,
    item: /^\d{1,12}$/.test(item) ? Number(item) : null,
    after: cursor ? { severity: Number(cursor[1]), at: Number(cursor[2]), id: Number(cursor[3]) } : null,
  };
}

/** The search of an address. */
export function queueSearch(query: Partial<QueueQuery>): string {
  const search = new URLSearchParams();
  if (query.show && query.show !== "open") search.set("show", query.show);
  if (query.kind) search.set("kind", query.kind);
  if (query.after) search.set("after", `${query.after.severity}.${query.after.at}.${query.after.id}`);
  if (query.item) search.set("item", String(query.item));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
