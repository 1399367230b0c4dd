import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { followedLink } from "./followed-link.ts";

/**
 * A click handler for a box of bare links: those to `pages` and below are followed without loading a document. All
 * else is left to the browser: to static documents the router knows no way, and what is being sent meanwhile would
 * fail for that. So is `data-document`: a route's loader is not told what stands behind the `#`. Remix's own `Link`
 * costs the server more than all the rest of a list's entry.
 */
export function useFollow(pages: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = followedLink(event.nativeEvent);
    if (!link || link.hasAttribute("data-document")) return;
    if (link.pathname !== pages && !link.pathname.startsWith(`${pages}/`)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
