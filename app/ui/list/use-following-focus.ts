import { useEffect } from "react";

const LANDMARKS = "h1, h2, h3, button, a[href]";

/**
 * The keyboard's place is not lost with the button that was pressed: when what has the focus is taken away, the focus
 * goes to what is marked with `data-follows`, else to the first heading or control of what stands in its place.
 */
export function useFocusAfterRemoval(rootId: string): void {
  useEffect(() => {
    const within = document.getElementById(rootId);
    if (!within) return;
    let way: { parent: Element; at: number }[] = [];
    const remember = ({ target }: FocusEvent) => {
      way = [];
      for (let each = target as Element; each !== within && each.parentElement; each = each.parentElement) {
        way.push({ parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
      }
    };
    const follow = () => {
      if (document.activeElement !== document.body) return;
      const stays = way.find(({ parent }) => parent.isConnected);
      if (!stays) return;
      way = [];
      const place = stays.parent.children[stays.at] ?? stays.parent.lastElementChild ?? stays.parent;
      const target =
        within.querySelector<HTMLElement>("[data-follows]") ??
        (place.matches(LANDMARKS) ? (place as HTMLElement) : place.querySelector<HTMLElement>(LANDMARKS));
      if (target && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus();
    };
    const observer = new MutationObserver(follow);
    // whoever leaves on their own is not called back; some browsers tell of a removal too, a moment before it
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if ((target as Element).isConnected && document.activeElement === document.body) way = [];
      });
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener("focusin", remember);
    within.addEventListener("focusout", forget);
    return () => {
      observer.disconnect();
      within.removeEventListener("focusin", remember);
      within.removeEventListener("focusout", forget);
    };
  }, [rootId]);
}
