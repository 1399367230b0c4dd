export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };

/** Nothing stands nearer to the edge of the screen, px. */
const MARGIN = 8;

type Wish = {
  /** On which side, where there is room. */
  side: "above" | "below";
  align: "center" | "start" | "end";
  /** Between the two, px. */
  gap: number;
};

/**
 * Where something stands beside its anchor, px in the viewport: on the wished side if it fits there or nowhere,
 * and never beyond the edge.
 */
export function placeBeside(
  anchor: Box,
  size: Size,
  screen: Size,
  wish: Wish,
): { left: number; top: number; side: "above" | "below" } {
  const above = anchor.top - wish.gap - size.height;
  const below = anchor.top + anchor.height + wish.gap;
  const fits = { above: above >= MARGIN, below: below + size.height <= screen.height - MARGIN };
  const other = wish.side === "above" ? "below" : "above";
  const side = !fits[wish.side] && fits[other] ? other : wish.side;
  const aligned = {
    start: anchor.left,
    center: anchor.left + (anchor.width - size.width) / 2,
    end: anchor.left + anchor.width - size.width,
  }[wish.align];
  const most = (room: number, length: number) => Math.max(MARGIN, room - MARGIN - length);
  const within = (at: number, room: number, length: number) =>
    Math.round(Math.min(Math.max(at, MARGIN), most(room, length)));
  return {
    left: within(aligned, screen.width, size.width),
    top: within(side === "above" ? above : below, screen.height, size.height),
    side,
  };
}

/** Puts an open popover there. By script's own style, which no policy refuses. */
export function putBeside(element: HTMLElement, anchor: Element, wish: Wish): void {
  element.style.inset = "0 auto auto 0";
  const { width, height } = element.getBoundingClientRect();
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const place = placeBeside(anchor.getBoundingClientRect(), { width, height }, screen, wish);
  element.style.inset = `${place.top}px auto auto ${place.left}px`;
  element.dataset.side = place.side;
}
