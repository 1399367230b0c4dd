import type { Page } from "@playwright/test";
import { expect } from "./people.ts";
import { faultsOf, sideways } from "./sound.ts";

/** A page is walked through as everybody must be able to: by keyboard, on every width, by day and by night. */

/** What the Tab key should reach within a part of the page, and has not, by its words. */
async function beyondTheTabKey(page: Page, within: string): Promise<string[]> {
  const most = await page.evaluate((part) => {
    const reachable = (element: HTMLElement) => {
      if (element.tabIndex < 0 || element.matches(":disabled, [inert] *")) return false;
      // of a group of radio buttons the chosen one, or the first
      if (element instanceof HTMLInputElement && element.type === "radio") {
        const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
          ({ name, form }) => name === element.name && form === element.form,
        );
        if (element !== (group.find(({ checked }) => checked) ?? group[0])) return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    };
    const all = document
      .querySelector(part)
      ?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]");
    const waiting = new Set([...(all ?? [])].filter(reachable));
    document.addEventListener("focusin", ({ target }) => waiting.delete(target as HTMLElement));
    Object.assign(window, { waiting });
    return waiting.size;
  }, within);
  // some more than there are: a field of a date or a time has several stops
  for (let presses = 0; presses < most + 12; presses++) await page.keyboard.press("Tab");
  return page.evaluate(() => {
    // the way to the content lies over the header while it has the focus
    (document.activeElement as HTMLElement | null)?.blur();
    // what the script has put to rest meanwhile is not to be reached
    return [...(window as unknown as { waiting: Set<HTMLElement> }).waiting]
      .filter((element) => element.isConnected && !element.matches(":disabled"))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

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
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.evaluate(() => document.fonts.ready);
  note("not reached by the Tab key", await beyondTheTabKey(page, within));
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 860 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      note(`${width} ${colorScheme}`, await faultsOf(page, within));
    }
    await noteSideways(`${width}`);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "large"));
  await noteSideways("320 in large text");
  await page.evaluate(() => document.documentElement.removeAttribute("data-text"));
  expect.soft(wrong).toEqual([]);
}

/** The same for a page that is opened first, at its widest. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(path);
  expect(new URL(page.url()).pathname, "the page itself, and not where it leads").toBe(path);
  await walkHere(page, path);
}
