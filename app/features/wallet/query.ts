import { CURRENCIES, type Currency } from "./catalog.ts";

/** What the page of the wallet is asked to show. */
export const VIEWS = ["all", "earned", "spent", "gems", "messages"] as const;
export type LedgerView = (typeof VIEWS)[number];

export type LedgerQuery = { view: LedgerView; before: number | null };

const isView = (text: string | null): text is LedgerView => VIEWS.some((view) => view === text);

/** What is no view shows everything; what is no place begins at the newest. */
export function ledgerQuery(params: URLSearchParams): LedgerQuery {
  const view = params.get("show");
  const before = params.get("before") ?? "";
  return {
    view: isView(view) ? view : "all",
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** Which movements a view shows; `sign`: only what came, or what went. */
export function shownBy(view: LedgerView): { currencies: readonly Currency[]; sign: 1 | -1 | 0 } {
  switch (view) {
    case "all":
      return { currencies: CURRENCIES, sign: 0 };
    case "earned":
      return { currencies: ["faith_coins"], sign: 1 };
    case "spent":
      return { currencies: ["faith_coins"], sign: -1 };
    case "gems":
      return { currencies: ["faith_gems"], sign: 0 };
    case "messages":
      return { currencies: ["message_credits"], sign: 0 };
  }
}
