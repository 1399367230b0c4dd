/**
 * The link that a press follows within this window, or null: what opens elsewhere, is downloaded or leads to a
 * place on this very page is none.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && !event.defaultPrevented && !opensElsewhere(link, event) ? link : null;
}

const opensElsewhere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.origin !== location.origin ||
  link.target !== "" ||
  link.hasAttribute("download");

/** Whether the browser only scrolls to it. */
export const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== "" && pathname === location.pathname && search === location.search;
