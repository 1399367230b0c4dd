import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Kept in docs/screenshots, so that a change of look is seen in review; SCREENSHOTS=1 writes them anew. */
export const KEEP = process.env.SCREENSHOTS === "1";

export const SIZES = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 860 },
] as const;
export const THEMES = ["light", "dark"] as const;

/** A picture of few colours: they are many, and each change of them stays in the history. */
export async function keep(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ fullPage }))
    .png({ palette: true, colours: 128, effort: 8 })
    .toFile(`docs/screenshots/${name}.png`);
}

/** What other files test and judge is only kept here; the whole page by day. */
export async function keepBoth(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await keep(page, `${name}-${theme}`, theme === "light");
  }
}

/** One moment of a page as phones and desktops show it. */
export async function keepAll(page: Page, screen: string): Promise<void> {
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await keepBoth(page, `${screen}-${name}`);
  }
}
