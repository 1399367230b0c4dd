import type { Locator, Page } from "@playwright/test";
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
  // the drawings come after the words, and far down the page only to who goes there
  if (fullPage) await bringLazyPictures(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ fullPage }))
    .png({ palette: true, colours: 128, effort: 8 })
    .toFile(`docs/screenshots/${name}.png`);
}

const bringLazyPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const lazy = document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]');
    for (const picture of lazy) picture.loading = "eager";
    await Promise.allSettled([...lazy].map((picture) => picture.decode()));
  });

/**
 * One moment of a page as phones and desktops show it; the whole page by day.
 * @param part of a long page: it alone is brought into view
 */
export async function keepAll(page: Page, screen: string, part?: Locator): Promise<void> {
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await part?.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await keep(page, `${screen}-${name}-${theme}`, theme === "light" && !part);
    }
  }
}
