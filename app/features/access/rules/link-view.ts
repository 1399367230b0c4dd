import { type AccountView, LINK_OUTCOMES } from "./view.ts";

/** What the vendor wrote into the address when somebody opened an e-mailed link; null for every other visit. */
export function linkViewOf(query: URLSearchParams): Extract<AccountView, { at: "link" }> | null {
  const said = query.get("__clerk_status");
  if (said === null) return null;
  const outcome = LINK_OUTCOMES.find((known) => known === said) ?? "failed";
  return { at: "link", outcome, sessionId: query.get("__clerk_created_session") };
}
