import type { Page } from "@playwright/test";
import { expect } from "./people.ts";
import { faultsOf, sideways } from "./sound.ts";
import { backwards, forwards } from "./tab-key.ts";

/** A page is walked through as everybody must be able to: by keyboard, on every width, by day and by night. */

/**
 * The page as it stands: keyboard, three widths, both lights, large text. Everything that is wrong, not the first of it.
 * @param within a dialog that lies over the page: what is beneath it is not to be reached
 */
export async function walkHere(page: Page, where: string, within = "body"): Promise<void> {
  const wrong: string[] = [];
  const note = (how: string, found: readonly string[]) =>
    wrong.push(...found.map((what) => `${where}, ${how}: ${what}`));
  const noteSideways = async (how: string) => {
    const over = await sideways(page);
    if (over > 0) note(how, [`scrolls ${over} px to the side`]);
  };
  const before = page.viewportSize();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    note(`${width}, by the Tab key`, await forwards(page, within));
    note(`${width} light`, await faultsOf(page, within));
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    note(`${width} dark, back again`, await backwards(page));
    note(`${width} dark`, await faultsOf(page, within));
    await noteSideways(`${width}`);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "large"));
  await noteSideways("320 in large text");
  await page.evaluate(() => document.documentElement.removeAttribute("data-text"));
  if (before) await page.setViewportSize(before);
  expect.soft(wrong).toEqual([]);
}

/** The same for a page that is opened first, at its widest. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(path);
  expect(new URL(page.url()).pathname, "the page itself, and not where it leads").toBe(path);
  await walkHere(page, path);
}
