/**
 * Draws a place of a static document anew, one exchange at a time and the last one after the last change: an older
 * answer never lands on a newer one. A tab that nobody looks at waits until somebody does.
 * @param exchange asks the server and puts what it drew into its place
 */
export function createRedraw(exchange: () => Promise<void>): { change: () => void; stop: () => void } {
  let stale = false;
  let drawing = false;
  const redraw = async () => {
    if (drawing || !stale || document.visibilityState === "hidden") return;
    drawing = true;
    stale = false;
    // without a network the place is as it was; the room tells what was missed
    await exchange().catch(() => undefined);
    drawing = false;
    void redraw();
  };
  document.addEventListener("visibilitychange", redraw);
  return {
    change: () => {
      stale = true;
      void redraw();
    },
    stop: () => document.removeEventListener("visibilitychange", redraw),
  };
}

/**
 * Puts what was drawn anew into the place of what is shown, unless it is the same. The focus stays on the same control,
 * which its reader may be about to press; where that is gone, it comes to the first one.
 */
export function replaceShown(shown: Element, next: Element): void {
  if (shown.isEqualNode(next)) return;
  const { activeElement } = document;
  const focused = shown.contains(activeElement) ? activeElement?.textContent : undefined;
  shown.replaceWith(next);
  if (focused === undefined) return;
  const controls = [...next.querySelectorAll<HTMLElement>("a, button")];
  (controls.find(({ textContent }) => textContent === focused) ?? controls[0])?.focus();
}
