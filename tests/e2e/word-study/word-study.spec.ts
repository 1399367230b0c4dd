import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test("M11 a word is tapped: two words for love, ḥesed in two taps, every place of it, related verses", async ({
  page,
  allow,
}) => {
  // a number that Strong did not use
  allow(/status of 404/);
  await signUp(page, { email: newEmail("words") });
  const window = page.getByRole("complementary", { name: "Word study" });

  // John 21:15: the same English, two words of Greek
  await page.goto("/bible-study/interlinear/john/21");
  const verse = page.locator("#v15");
  await verse.getByRole("button", { name: "lovest thou" }).click();
  await expect(window.getByRole("heading", { level: 2 })).toHaveText("lovest thou");
  await expect(window.getByText("agapáō").first()).toBeVisible();
  const same = window.getByRole("table");
  await expect(same.getByRole("row", { name: /agapáō/ })).toContainText("7, 15, 16, and 20");
  await expect(same.getByRole("row", { name: /philéō/ })).toContainText("15, 16, and 17");
  await window
    .getByRole("button", { name: /What is “present”|What is “indicative”/ })
    .first()
    .click();
  await expect(
    window
      .getByRole("status")
      .filter({ hasText: /statement|fact/i })
      .first(),
  ).toBeVisible();
  // what is scrolled beneath it is looked at once it is closed
  await accessibleSmallAndWide(page, ".reader-panel");

  // by keyboard: Escape closes, and the focus is where it was
  await window.getByRole("heading", { level: 2 }).press("Escape");
  await expect(window).toBeHidden();
  await expect(verse.getByRole("button", { name: "lovest thou" })).toBeFocused();
  await accessibleSmallAndWide(page);

  // the order of the English, with what the translators added
  await page.getByRole("radio", { name: "English", exact: true }).check();
  await expect(verse.locator(".interlinear-english")).toContainText(["So", "when", "they had dined,"]);

  // Psalm 23:6: ḥesed in two taps, and on to all its places
  await page.goto("/bible-study/interlinear/psalm/23");
  await page.locator("#v6").getByRole("button", { name: "and mercy" }).click();
  await expect(window.getByText("chesed").first()).toBeVisible();
  await window.getByRole("link", { name: /See all \d+ places/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("chesed");
  await expect(page.locator("li", { hasText: "Surely goodness" }).locator("mark")).toHaveText(/and mercy/);
  await accessibleSmallAndWide(page);

  // in the reader a verse leads to its like, each with the reason
  await page.goto("/bible-study/kjv/psalm/23?v=1");
  await expect(page.getByRole("heading", { name: "Related verses" })).toBeVisible();
  await expect(page.locator(".related-reason").first()).toBeVisible();
  await page.getByText("C. H. Spurgeon on the Psalms, 1885").click();
  await expect(page.getByText("An old voice, in English")).toBeVisible();

  expect((await page.goto("/bible-study/word/G2717"))?.status()).toBe(404);
});
