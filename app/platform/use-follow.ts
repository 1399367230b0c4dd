import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

/**
 * A click handler for a box of bare links: they are followed without loading a document; what opens elsewhere is
 * left to the browser, and so is `data-document`: a route's loader, which would ask for a static document, is not
 * told what stands behind the `#`. Remix's own `Link` costs the server more than all the rest of a list's entry.
 */
export function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || opensElsewhere(link, event)) return;
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
