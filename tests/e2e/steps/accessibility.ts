import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { expect } from "./people.ts";

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** What depends on colors and sizes alone: at a further width in the other light, where the elements are the same. */
export const LOOK_OPTIONS: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block", "target-size"] },
  resultTypes: ["violations"],
};

/** The very axe that `@axe-core/playwright` brings. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
    "axe-core/axe.min.js",
  ),
  "utf8",
);

type WithAxe = { axe?: { run(within: string, options: RunOptions): Promise<AxeResults> } };

/**
 * What axe finds on the page as it is now. It is brought in once a document: `AxeBuilder` brings it in each time,
 * which costs more than the looking where one page is looked at in many sizes. Our pages have no frames.
 */
export async function faultsOf(page: Page, within = "body", options = OPTIONS): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // nor does anything begin to fade in while it looks: a notice comes when it comes
  await page.emulateMedia({ reducedMotion: "reduce" });
  await movementEnds(page);
  const violations = await page.evaluate(
    async ([where, options]) => {
      const found = (await (window as WithAxe).axe?.run(where, options))?.violations;
      // axe measures what is seen of a target: one that lies half beneath a bar can be scrolled out of it
      const isLarge = ({ target }: { target: unknown[] }) => {
        const box = document.querySelector(String(target[0]))?.getBoundingClientRect();
        return !!box && Math.min(box.width, box.height) >= 24;
      };
      return found
        ?.map((each) => ({
          ...each,
          nodes: each.id === "target-size" ? each.nodes.filter((node) => !isLarge(node)) : each.nodes,
        }))
        .filter(({ nodes }) => nodes.length > 0);
    },
    [within, options] as const,
  );
  if (!violations) throw new Error("axe did not look");
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(" ")}`,
  );
}

/** What is half faded in has half its contrast. */
const movementEnds = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    });
    return Promise.allSettled(running.map(({ finished }) => finished)).then(() => null);
  });

/** No violation by axe; `where` stands in the failure. */
export const expectAccessible = async (
  page: Page,
  where = page.url(),
  within = "body",
  options = OPTIONS,
): Promise<void> => expect(await faultsOf(page, within, options), where).toEqual([]);

/** How far the page can be scrolled to the side, px. Both widths are rounded, so that one pixel may be none. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth > 1 ? scrollWidth - clientWidth : 0;
  });

/** Nothing beyond the side, and no violation by axe, by day and by night, at the width that the page has. */
export async function accessibleInBothThemes(page: Page, where = page.url(), within = "body"): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await sideways(page), `${where}, to the side`).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${where}, ${colorScheme}`, within);
  }
}

/**
 * The same on both phones and on a wide screen: each width and each color scheme once, the middle one by what colors
 * and sizes decide, at less than half the time of all their combinations, which `E2E_FULL=1 npm run test:e2e` looks at.
 */
export async function accessibleSmallAndWide(page: Page, within = "body"): Promise<void> {
  const before = page.viewportSize();
  for (const [width, colorScheme, options] of [
    [320, "light", OPTIONS],
    [390, "dark", LOOK_OPTIONS],
    [1280, "light", OPTIONS],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (process.env.E2E_FULL) {
      await accessibleInBothThemes(page, `${page.url()} ${width}`, within);
      continue;
    }
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const where = `${page.url()} ${width} ${colorScheme}`;
    expect(await sideways(page), `${where}, to the side`).toBeLessThanOrEqual(0);
    await expectAccessible(page, where, within, options);
  }
  if (before) await page.setViewportSize(before);
}
