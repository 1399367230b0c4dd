import type { Page } from "@playwright/test";

/** The hub as its reader sees it. */

export const tiles = (page: Page) =>
  page.getByRole("navigation", { name: "Where to go" }).getByRole("listitem");
export const tile = (page: Page, name: string) => tiles(page).filter({ hasText: name });
export const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
export const premium = (page: Page) => page.getByRole("region", { name: "Premium Access" });
export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const notice = (page: Page) => page.getByRole("region", { name: "Notices" });

/** A static document asks for its script after the first paint, which `load` does not wait for (0038). */
export const scripted = (page: Page) =>
  page.evaluate(
    `Promise.all(document.querySelector("script[data-scripts]").dataset.scripts.split(" ").map((src) => import(src))).then(() => {})`,
  );

/** The hub, whose links do what its script makes of them. */
export async function toHub(page: Page): Promise<void> {
  await page.goto("/welcome");
  await scripted(page);
}
