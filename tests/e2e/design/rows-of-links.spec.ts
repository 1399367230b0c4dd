import type { Page } from "@playwright/test";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

const PHONE = { width: 390, height: 800 };
const open = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).and(page.locator("[aria-current]"));

test("in a row of links that is wider than a phone, the one that is open is in view", async ({ page }) => {
  await signUp(page, { email: newEmail("rows") });
  await page.setViewportSize(PHONE);
  await page.goto("/friends");
  await expect(open(page, "Friends")).toBeInViewport({ ratio: 1 });
  await page.goto("/tournaments");
  await expect(open(page, "Tournaments")).toBeInViewport({ ratio: 1 });
  // the next page's row begins with its own
  await page.getByRole("link", { name: "Challenges", exact: true }).click();
  await page.waitForURL(/challenges/);
  await expect(open(page, "Challenges")).toBeInViewport({ ratio: 1 });
  // a screen that becomes narrow: a phone that is turned
  await page.setViewportSize({ width: 1280, height: 800 });
  // drawn once: a screen that is wide for less than a frame is not seen by anybody, nor by the row
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.setViewportSize(PHONE);
  await expect(open(page, "Challenges")).toBeInViewport({ ratio: 1 });
});
