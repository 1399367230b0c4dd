import type { Page } from "@playwright/test";

/** Bars that stand at the head and the foot of a window lie over what is scrolled under them, px. */
const BARS = 120;

/**
 * What is wrong with the words of the page at the width that it has: they lie over other words, a box cuts them off,
 * something painted lies over them, or a word ends in the line after the one that it begins in. Pictures lie under
 * words on purpose.
 */
export const wordFaults = (page: Page, { broken = false } = {}): Promise<string[]> =>
  page.evaluate(
    ({ bars, broken }) => {
      type Line = { node: Text; parent: Element; left: number; right: number; top: number; bottom: number };
      const found = new Set<string>();
      const name = ({ data }: Text) => `“${data.trim().slice(0, 40)}”`;

      function* texts(): Generator<{ node: Text; parent: Element }> {
        const main = document.querySelector("main") ?? document.body;
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          const parent = node.parentElement;
          if (!parent || !node.data.trim()) continue;
          if (parent.closest(".sr-only, [inert], dialog:not([open]), svg, noscript")) continue;
          if (isScreenReaderOnly(parent)) continue;
          if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            yield { node, parent };
        }
      }

      /** As `.sr-only` hides, at some widths alone. */
      function isScreenReaderOnly(parent: Element): boolean {
        for (let box: Element | null = parent; box; box = box.parentElement)
          if (getComputedStyle(box).clipPath === "inset(50%)") return true;
        return false;
      }

      /** In the page, whatever it is scrolled to. */
      function* linesOf({ node, parent }: { node: Text; parent: Element }): Generator<Line> {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects())
          if (right - left >= 2 && bottom - top >= 2)
            yield { node, parent, left, right, top: top + scrollY, bottom: bottom + scrollY };
      }

      function isCutOff({ parent, left, right }: Line): boolean {
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box);
          // what scrolls can be brought into sight
          if (overflowX === "auto" || overflowX === "scroll") return false;
          const around = box.getBoundingClientRect();
          if (overflowX !== "visible" && (right > around.right + 2 || left < around.left - 2)) return true;
        }
        return false;
      }

      function isOver(one: Line, other: Line): boolean {
        if (one.parent === other.parent) return false;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return wide > 3 && high > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top);
      }

      /** It is not scrolled with the page. */
      function stays(parent: Element): boolean {
        for (let box: Element | null = parent; box; box = box.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
        return false;
      }

      function paints(element: Element): boolean {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        if (opacity === "0") return false;
        const isClear = /, 0\)|\/ 0\)|transparent/.test(backgroundColor);
        return element instanceof HTMLImageElement || backgroundImage !== "none" || !isClear;
      }

      function isUnder(parent: Element, x: number, y: number): boolean {
        const hit = document.elementFromPoint(x, y);
        // bars of the window lie over what is scrolled under them
        if (!hit || hit.contains(parent) || parent.contains(hit) || stays(hit)) return false;
        for (let over: Element | null = hit; over && !over.contains(parent); over = over.parentElement) {
          const { left, right, top, bottom } = over.getBoundingClientRect();
          // a link makes its whole card pressable with a box that paints nothing
          if (x < left || x > right || y < top || y > bottom) continue;
          if (paints(over)) return true;
        }
        return false;
      }

      function isBroken(node: Text, from: number, to: number): boolean {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        return tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4;
      }

      scrollTo({ top: 0, behavior: "instant" });
      const said = [...texts()];
      const lines = said.flatMap((text) => [...linesOf(text)]);
      for (const [at, line] of lines.entries()) {
        if (isCutOff(line)) found.add(`${name(line.node)} is cut off`);
        for (const other of lines.slice(at + 1))
          if (isOver(line, other)) found.add(`${name(line.node)} lies over ${name(other.node)}`);
      }
      if (broken)
        for (const { node } of said)
          for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu))
            if (isBroken(node, index, index + word.length)) found.add(`${word} is broken`);
      const moving = lines.filter(({ parent }) => !stays(parent));
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight - 2 * bars - 60) {
        scrollTo({ top: y, behavior: "instant" });
        for (const { node, parent, left, right, top, bottom } of moving) {
          if (right - left < 8 || top - scrollY < bars || bottom - scrollY > innerHeight - bars) continue;
          const points = [left + 3, (left + right) / 2, right - 3].filter((x) => x > 0 && x < innerWidth);
          const middle = (top + bottom) / 2 - scrollY;
          if (points.some((x) => isUnder(parent, x, middle))) found.add(`${name(node)} lies under something`);
        }
      }
      scrollTo({ top: 0, behavior: "instant" });
      return [...found];
    },
    { bars: BARS, broken },
  );
