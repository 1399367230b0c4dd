import type { Page } from "@playwright/test";

/**
 * Words that lie over other words, or that a box cuts off, at the width that the page has. Pictures lie under words
 * on purpose.
 */
export const wordsInTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { node: Text; left: number; right: number; top: number; bottom: number };
    const lines: Line[] = [];
    const found = new Set<string>();
    const name = ({ data }: Text) => `“${data.trim().slice(0, 40)}”`;
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (
        !parent ||
        !node.data.trim() ||
        parent.closest(".sr-only, [inert], dialog:not([open]), svg, noscript")
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2 || bottom - top < 2) continue;
        lines.push({ node, left, right, top, bottom });
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box);
          const around = box.getBoundingClientRect();
          // what scrolls can be brought into sight
          if (overflowX === "auto" || overflowX === "scroll") break;
          const isCut = overflowX !== "visible" && (right > around.right + 2 || left < around.left - 2);
          if (isCut) found.add(`${name(node)} is cut off`);
        }
      }
    }
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.node.parentElement === other.node.parentElement) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > 3 && high > 0.5 * least) found.add(`${name(one.node)} lies over ${name(other.node)}`);
      }
    return [...found];
  });

/** Bars that stand at the head and the foot of a window lie over what is scrolled under them, px. */
const BARS = 120;

/** Words that something painted lies over, wherever they are scrolled to. */
export const wordsUnderneath = (page: Page): Promise<string[]> =>
  page.evaluate((bars) => {
    const found = new Set<string>();
    const paints = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      if (opacity === "0") return false;
      return (
        element instanceof HTMLImageElement ||
        backgroundImage !== "none" ||
        !/, 0\)|\/ 0\)|transparent/.test(backgroundColor)
      );
    };
    const isUnder = (parent: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(parent) || parent.contains(hit)) return false;
      for (let over: Element | null = hit; over && !over.contains(parent); over = over.parentElement) {
        const { position } = getComputedStyle(over);
        if (position === "fixed" || position === "sticky") return false;
        if (paints(over)) return true;
      }
      return false;
    };
    const main = document.querySelector("main") ?? document.body;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight - 2 * bars - 60) {
      scrollTo({ top: y, behavior: "instant" });
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const parent = node.parentElement;
        if (
          !parent ||
          !node.data.trim() ||
          parent.closest(".sr-only, [inert], dialog:not([open]), svg, noscript")
        )
          continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          if (right - left < 8 || top < bars || bottom > innerHeight - bars) continue;
          const middle = (top + bottom) / 2;
          if (
            [left + 3, (left + right) / 2, right - 3].some(
              (x) => x > 0 && x < innerWidth && isUnder(parent, x, middle),
            )
          )
            found.add(`“${node.data.trim().slice(0, 40)}” lies under something`);
        }
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
    return [...found];
  }, BARS);

/** Words that begin in one line and end in the next. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only, svg, noscript"))
        continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4) found.add(word);
      }
    }
    return [...found];
  });
