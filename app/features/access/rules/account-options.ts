/** How the account dialog is opened, and what its links and the page `/auth` carry in the query (R6). */

export const MODES = ["login", "signup"] as const;
export type AccountMode = (typeof MODES)[number];

/** `landing`: the front page's short form; `modal`: hub, chat and every other page; `auth`: the page `/auth`. */
export const SOURCES = ["landing", "modal", "auth"] as const;
export type AccountSource = (typeof SOURCES)[number];

export const PLANS = ["premium", "payasyougo", "free"] as const;
export type Plan = (typeof PLANS)[number];

export type AccountOptions = {
  mode: AccountMode;
  source: AccountSource;
  plan?: Plan;
  /** The path that was asked for; `destinationAfter` decides whether it is gone back to. */
  returnTo?: string;
  /** Opened as a window of its own: success is told to the opener (S17). */
  popup?: PopupOpener;
};

/** Who opened the window: an origin, allowed or not yet asked. */
export type PopupOpener = { origin: string };

const oneOf = <Known extends string>(known: readonly Known[], value: string | null): Known | undefined =>
  known.find((name) => name === value);

export const modeOf = (value: string | null): AccountMode | undefined => oneOf(MODES, value);
export const planOf = (value: string | null): Plan | undefined => oneOf(PLANS, value);

/** `hub` is how the hub's links without script name themselves. */
export const sourceOf = (value: string | null): AccountSource =>
  value === "hub" ? "modal" : (oneOf(SOURCES, value) ?? "auth");

/** S15, S16: what the e-mailed link leads to; it remembers how the person joined. */
export const linkTarget = ({ source, plan }: AccountOptions): string =>
  `/auth?${new URLSearchParams([["type", "signup"], ...queryOf({ source, ...(plan && { plan }) })])}`;

/** What the query says beside the mode. */
export function optionsOf(query: URLSearchParams): Omit<AccountOptions, "mode"> {
  const plan = planOf(query.get("plan"));
  const returnTo = query.get("return_to");
  const popup = query.get("popup") === "1" && { origin: query.get("opener") ?? "" };
  return {
    source: sourceOf(query.get("from")),
    ...(plan && { plan }),
    ...(returnTo && { returnTo }),
    ...(popup && { popup }),
  };
}

/** The same, written back into a query. */
export function queryOf({ source, plan, returnTo, popup }: Omit<AccountOptions, "mode">): URLSearchParams {
  const query = new URLSearchParams();
  if (source !== "auth") query.set("from", source);
  if (plan) query.set("plan", plan);
  if (returnTo) query.set("return_to", returnTo);
  if (popup) {
    query.set("popup", "1");
    query.set("opener", popup.origin);
  }
  return query;
}

/** The link that stands in for the dialog where there is no script. */
export function accountPath({ mode, ...rest }: AccountOptions): string {
  return `/auth?${new URLSearchParams([["mode", mode], ...queryOf(rest)])}`;
}

/** What the way on is asked for: after which step it was. */
export type AfterStep = "sign-in" | "sign-up" | "email-link";
const STEPS: readonly AfterStep[] = ["sign-in", "sign-up", "email-link"];
export const stepOf = (value: string | null): AfterStep => oneOf(STEPS, value) ?? "sign-in";

/** Where every successful step leads first: the server knows role and pages, and decides (D5). */
export function onwardPath(after: AfterStep, options: Omit<AccountOptions, "mode">): string {
  return `/auth/onward?${new URLSearchParams([["after", after], ...queryOf(options)])}`;
}
