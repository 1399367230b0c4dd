import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

/** A page under nothing but a keyboard. */

/** What has the focus, by its words; a widget's own tree is looked into. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const words =
      labels?.[0]?.textContent ?? element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return words.trim();
  });

export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} is not reached by the Tab key`);
}

/** Goes on to it by the Tab key, and presses Enter. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** The Tab key stays within, all the way round; the browser's own buttons come between. */
export async function staysWithin(page: Page, within: string): Promise<void> {
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      (part) => document.activeElement !== document.body && !document.activeElement?.closest(part),
      within,
    );
    expect(isOutside, `${await focused(page)} lies outside ${within}`).toBe(false);
  }
}
