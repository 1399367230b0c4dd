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

/** A static document: when it has loaded, its script has run. */
export const toHub = (page: Page) => page.goto("/welcome");
