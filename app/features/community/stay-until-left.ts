import type { ShouldRevalidateFunction } from "@remix-run/react";

/** What puts the page itself out of its reader's sight: the screen leads away when it is answered. */
const LEAVING = ["hide", "block", "block-member"];

/**
 * The `shouldRevalidate` of the page of one request, testimony or member: after an act that leads away its rows are not
 * read again, for they would not be found. A reply that comes while another one's page is on its way is asked for that
 * page.
 */
export const stayUntilLeft: ShouldRevalidateFunction = ({
  actionResult,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isLeaving = actionResult?.ok === true && LEAVING.includes(actionResult.intent);
  return isLeaving && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
};
