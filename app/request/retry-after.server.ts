import type { HeadersFunction } from "@remix-run/cloudflare";

/** Hands on when a refused form may be sent again: Remix keeps an action's headers to itself otherwise. */
export const retryAfter: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get("retry-after");
  return wait ? { "retry-after": wait } : {};
};
