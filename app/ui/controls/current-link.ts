import { type RefObject, useEffect, useRef } from "react";

/** Of what stands before the open link so much stays in view, px. */
const BEFORE_PX = 40;

/**
 * For a row of links that may be wider than a phone: the one that is open is in view, also when the phone is turned.
 * @param current what is open, as an address or a name
 * @returns for the row
 */
export function useCurrentLink(current: string): RefObject<HTMLElement> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is open
  useEffect(() => {
    if (!row.current) return;
    // says the size that it has, and each that it comes to have
    const sizes = new ResizeObserver(([entry]) => entry && showCurrent(entry.target));
    sizes.observe(row.current);
    return () => sizes.disconnect();
  }, [current]);
  return row;
}

function showCurrent(row: Element): void {
  const open = row.querySelector("[aria-current]");
  if (!open || row.scrollWidth <= row.clientWidth) return;
  const left = open.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollTo({ left: row.scrollLeft + left - BEFORE_PX, behavior: "instant" });
}
