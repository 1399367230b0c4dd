import { ID_PATTERN } from "#app/core/id.ts";

export const CARE_SHOWS = ["open", "mine", "closed"] as const;
export type CareShow = (typeof CARE_SHOWS)[number];
export type CareQuery = {
  show: CareShow;
  /** The request that is looked at; null: the first. */
  item: string | null;
  /** How many are passed over. */
  from: number;
};

export const CARE_A_PAGE = 25;
const MAX_FROM = 10_000;

export function careQuery(search: URLSearchParams): CareQuery {
  const item = search.get("item") ?? "";
  const from = Number(search.get("from") ?? 0);
  return {
    show: CARE_SHOWS.find((one) => one === search.get("show")) ?? "open",
    item: ID_PATTERN.test(item) ? item : null,
    from: Number.isInteger(from) && from > 0 && from <= MAX_FROM ? from : 0,
  };
}

export function careSearch({ show, item, from }: Partial<CareQuery>): string {
  const search = new URLSearchParams();
  if (show && show !== "open") search.set("show", show);
  if (from) search.set("from", String(from));
  if (item) search.set("item", item);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
