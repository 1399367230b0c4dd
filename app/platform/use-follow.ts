import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

/**
 * A click handler for a box of bare links: those to `pages` and below are followed without loading a document. All
 * else is left to the browser: to static documents the router knows no way, and what is being sent meanwhile would
 * fail for that. So is `data-document`: a route's loader is not told what stands behind the `#`. Remix's own `Link`
 * costs the server more than all the rest of a list's entry.
 */
export function useFollow(pages: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || opensElsewhere(link, event)) return;
    if (link.pathname !== pages && !link.pathname.startsWith(`${pages}/`)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

const opensElsewhere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.origin !== location.origin ||
  link.target !== "" ||
  link.hasAttribute("download") ||
  link.hasAttribute("data-document");
