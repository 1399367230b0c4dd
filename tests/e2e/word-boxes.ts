import type { Page } from "@playwright/test";

/**
 * Words that lie over other words, or are cut off by their own box, at the width that the page has. Pictures lie
 * under words on purpose; what is faded or moved aside is not looked at.
 */
export const wordsInTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [
      ...document.querySelectorAll("main :is(h1,h2,h3,h4,p,dt,dd,small,figcaption,a,button,label)"),
    ];
    const seen = said.filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest("[inert], .sr-only, dialog:not([open]), [popover]") &&
        element.textContent?.trim(),
    );
    const boxes = seen.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return right - left > 2 && bottom - top > 2 ? [{ element, left, right, top, bottom }] : [];
    });
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
    const found: string[] = [];
    for (const [at, one] of boxes.entries()) {
      const { element } = one;
      const hidden = getComputedStyle(element).overflowX !== "visible";
      if (hidden && element.scrollWidth > element.clientWidth + 1) found.push(`${name(element)} is cut off`);
      for (const other of boxes.slice(at + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 3 && high > 3) found.push(`${name(element)} lies over ${name(other.element)}`);
      }
    }
    return found;
  });
