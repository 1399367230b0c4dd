import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, test } from "../steps/people.ts";

test("a translation is kept on the device, searched and read without a network, and removed", async ({
  page,
  context,
  allow,
}) => {
  // Remix asks for routes that a link might lead to
  allow(/manifest patches|Failed to (load|fetch)/);
  await page.goto("/bible-study/offline");
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Keep King James Version on this device" }).click();
  await expect(page.locator(".kept-here")).toHaveText("On this device");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/bible-study/offline?for=en"))))
    .toBe(true);

  await context.setOffline(true);
  // the address of the search leads to what is kept here, with the same words
  await page.goto("/bible-study/search?q=still+waters");
  await expect(page).toHaveURL(/\/bible-study\/offline\?q=still\+waters$/);
  await expect(page.getByText("Found on this device, in: KJV.")).toBeVisible();
  const place = page.getByRole("region", { name: "Psalm 23:2" });
  await expect(place).toContainText("he leadeth me beside the still waters");
  await accessibleSmallAndWide(page);
  await place.getByRole("link", { name: "Open Psalm 23:2" }).click();
  await expect(page.getByRole("heading", { name: "Psalm 23" })).toBeVisible();
  await expect(page.locator(".reading-text")).toContainText("I will fear no evil");
  await page.getByRole("link", { name: "Next: Psalm 24" }).first().click();
  await expect(page.locator(".reading-text")).toContainText("The earth is the LORD");

  // a translation that is not here cannot be loaded now, and nothing is lost
  await page.getByRole("link", { name: "Search and translations" }).click();
  await page.getByRole("button", { name: "Keep World English Bible on this device" }).click();
  await expect(page.locator(".kept-failed")).toContainText("The connection broke off.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Remove King James Version from this device" }).click();
  await expect(page.getByText("Nothing is kept yet.")).toBeVisible();
});
