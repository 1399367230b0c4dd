import type { AccountSource, AfterStep, Plan } from "./account-options.ts";

/**
 * Pages that a person may be sent back to, each with what lies below it (S5, D5): the list, every page of ours that
 * leads a visitor to sign-in (`tests/routes.test.ts` asks the table of routes), and what somebody who pays was about
 * to do (X5-X7).
 */
const RETURNS = [
  "/welcome",
  "/bible-study",
  "/chatbot",
  "/conversations",
  "/shared",
  "/pet",
  "/wallet",
  "/rhythm",
  "/daily-plan",
  "/bible-study/plans",
  "/devotional",
  "/daniel-plan",
  "/memory-verses",
  "/gamification",
  "/trivia",
  "/bible-feud",
  "/quests",
  "/challenges",
  "/tournaments",
  "/enhanced",
  "/dashboard",
  "/masonry",
  "/gaming",
  "/mobile",
  "/columns",
  "/notifications",
  "/pricing",
  "/restore-welcome",
  "/billing",
  "/community",
  "/friends",
  "/study-groups",
  "/youth-ministry",
  "/mens-fellowship",
  "/womens-ministry",
  "/social",
  "/voice-chat",
  "/youtube-playlist",
  "/settings",
];

/** Addresses that are no page: where their reader goes instead. */
const PAGES: Record<string, string> = { "/social": "/community", "/conversations": "/chatbot" };

/** A file is fetched from the page that offers it: opened by itself, it would leave the sign-in page standing. */
const FILE = /\/(export|ledger\.csv|calendar\.ics|mine\.json)$/;

export type Outcome = {
  kind: AfterStep;
  source: AccountSource;
  role: "admin" | "moderator" | "user" | null;
  plan: Plan | null;
  /** As it stood in the query: anybody may have written it. */
  returnTo: string | null;
  popup: boolean;
};

/** The page that tells the opener and closes its window (S17). */
export const POPUP_DONE = "/auth?popup=done";

/**
 * Where a person goes once they are signed in (D5, S12-S16): a popup tells its opener; an administrator goes to
 * the community; then the page that was asked for, if it is on the list; then the rule of the place they came by.
 * @param isOpen whether a path without parameters leads to a page: one that is closed here leads home
 */
export function destinationAfter(
  { kind, source, role, plan, returnTo, popup }: Outcome,
  isOpen: (path: string) => boolean,
): string {
  if (popup) return POPUP_DONE;
  // where the community is closed, its page says so, and is no place to begin
  if (role === "admin" && isOpen("/community")) return "/community";
  const wanted =
    role === "admin" ? "/welcome" : (allowedReturn(returnTo) ?? bySource({ kind, source, plan }));
  return [wanted, "/welcome"].find((path) => isOpenPage(path, isOpen)) ?? "/chatbot";
}

/** A page, or something within one: `/chatbot/conv_…` is a part of `/chatbot`, a plan one of `/bible-study/plans`. */
function isOpenPage(path: string, isOpen: (path: string) => boolean): boolean {
  const plain = path.replace(/[?#].*$/, "");
  const around = plain.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
  return around.slice(1).some(isOpen);
}

function bySource({ kind, source, plan }: Pick<Outcome, "kind" | "source" | "plan">): string {
  const fromPage = source === "auth";
  const isPaid = plan === "premium" || plan === "payasyougo";
  // the page shows what was chosen, and how it is paid
  const choice = isPaid ? `/restore-welcome?plan=${plan}` : "/restore-welcome";
  if (kind === "email-link") return fromPage ? choice : "/chatbot";
  if (!fromPage) return "/welcome";
  return kind === "sign-up" && isPaid ? choice : "/chatbot";
}

/** The path that was asked for, as the browser will read it; null when it is not one of ours. */
function allowedReturn(returnTo: string | null): string | null {
  if (!returnTo?.startsWith("/") || /\/\/|\\|\p{Cc}/u.test(returnTo)) return null;
  // as the browser will read it: without dot segments
  const { pathname, search } = new URL(returnTo, "http://own.invalid");
  const known = RETURNS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (!known) return null;
  return (PAGES[pathname] ?? pathname.replace(FILE, "")) + search;
}
