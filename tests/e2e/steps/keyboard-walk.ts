import type { Page } from "@playwright/test";
import { faultsOf, LOOK_OPTIONS, sideways } from "./accessibility.ts";
import { expect } from "./people.ts";
import { backwards, forwards } from "./tab-key.ts";

/** A page is walked through as everybody must be able to: by keyboard, on every width, by day and by night. */

type Form = {
  width: number;
  colorScheme: "light" | "dark";
  keys: "forwards" | "backwards" | "none";
  /** What axe looks for, where it is not everything. */
  options?: typeof LOOK_OPTIONS;
};

/** Each width and each color scheme once, at less than half the time of all their combinations. */
const SHORT_FORMS: readonly Form[] = [
  { width: 1280, colorScheme: "light", keys: "forwards" },
  { width: 390, colorScheme: "dark", keys: "forwards", options: LOOK_OPTIONS },
  { width: 320, colorScheme: "light", keys: "none" },
];

/** All combinations, by `npm run test:pages`. */
const EVERY_FORM: readonly Form[] = [1280, 390, 320].flatMap((width) => [
  { width, colorScheme: "light", keys: "forwards" } as const,
  { width, colorScheme: "dark", keys: "backwards" } as const,
]);

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
  for (const { width, colorScheme, keys, options } of process.env.E2E_FULL ? EVERY_FORM : SHORT_FORMS) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const how = `${width} ${colorScheme}`;
    if (keys === "forwards") note(`${how}, by the Tab key`, await forwards(page, within));
    if (keys === "backwards") note(`${how}, back by the Tab key`, await backwards(page));
    note(how, await faultsOf(page, within, options));
    await noteSideways(how);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "large"));
  await noteSideways("320 in large text");
  await page.evaluate(() => document.documentElement.removeAttribute("data-text"));
  if (before) await page.setViewportSize(before);
  expect.soft(wrong).toEqual([]);
}

/** The same for a page that is opened first, at its widest. */
export async function walkPage(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(path);
  expect(new URL(page.url()).pathname, "the page itself, and not where it leads").toBe(path);
  await walkHere(page, path);
}
