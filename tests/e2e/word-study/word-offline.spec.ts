import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { accessibleSmallAndWide, expectAccessible } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** Presses in the middle of a word, which has no element of its own. */
async function tapWord(page: Page, verseId: number, word: string): Promise<void> {
  const verse = page.locator(`[data-verse="${verseId}"]`);
  await verse.scrollIntoViewIfNeeded();
  const at = await verse.evaluate((element, word) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const from = node.textContent?.indexOf(word) ?? -1;
      if (from < 0) continue;
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + word.length);
      const [box] = range.getClientRects();
      if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    return null;
  }, word);
  if (!at) throw new Error(`${word} is not in ${verseId}`);
  await page.mouse.click(at.x, at.y);
}

test("M9, M11: the words of a book are kept on the device, and a word answers without a network, in the reader and on the page of what is kept", async ({
  page,
  context,
  allow,
}) => {
  test.slow();
  allow(/manifest patches|Failed to (load|fetch)|fetching the script|WebSocket/);
  await signUp(page, { email: newEmail("words-kept") });
  await page.goto("/bible-study/offline");
  await page.getByRole("button", { name: "Keep King James Version on this device" }).click();
  await expect(page.getByText("King James Version is on this device now")).toBeVisible({ timeout: 30_000 });
  const words = page.getByRole("region", { name: "Word study without a network" });
  await expect(words.getByText("7.3 MB to load")).toBeVisible();
  await words.getByText("Choose books").click();
  await words.getByRole("button", { name: "Keep the word study of John", exact: true }).click();
  await expect(words.locator(".kept-here")).toHaveText(/^1 book on this device, \d+ kB$/, {
    timeout: 20_000,
  });
  await accessibleSmallAndWide(page);
  await underWorker(page);

  // in the reader, which was opened before the network went
  await page.goto("/bible-study/kjv/john/21?v=15");
  await expect(page.getByRole("heading", { name: "Related verses" })).toBeVisible();
  await context.setOffline(true);
  const window = page.getByRole("complementary", { name: "Word study" });
  await tapWord(page, 43_021_015, "lovest");
  await expect(window.getByText("agapáō").first()).toBeVisible();
  await expect(window.getByText("All its places and the larger dictionaries need a network.")).toBeVisible();

  // an address that cannot be reached: the chapter of the kept text, in the same views
  await page.goto("/bible-study/kjv/john/3");
  await expect(page).toHaveURL(/\/bible-study\/offline\?read=kjv(\/|%2F)john(\/|%2F)3$/);
  await page.getByRole("link", { name: "Verse 16", exact: true }).click();
  await expect(window.getByRole("heading", { level: 2, name: "Choose a word" })).toBeVisible();
  await window.getByRole("button", { name: "loved" }).click();
  await expect(window.getByRole("heading", { level: 2 })).toHaveText("loved");
  await expect(window.getByText("agapáō").first()).toBeVisible();
  await expectAccessible(page);
  await tapWord(page, 43_003_016, "world");
  await expect(window.getByRole("heading", { level: 2 })).toHaveText("the world");
  await expect(window.getByText("kósmos").first()).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(window).toBeHidden();

  // a book whose words are not here says so
  await page.getByRole("button", { name: "John 3: choose a book and chapter" }).click();
  await page
    .getByRole("navigation", { name: "Go to" })
    .getByRole("link", { name: "Psalm", exact: true })
    .click();
  await page.getByRole("link", { name: "Next: Psalm 2" }).first().click();
  await page.getByRole("link", { name: "Next: Psalm 3" }).first().click();
  await expect(page.getByText("A Psalm of David, when he fled from Absalom his son.")).toBeVisible();
  await page.getByRole("link", { name: "Verse 2", exact: true }).click();
  await expect(window.getByRole("alert")).toContainText("The words could not be fetched.");

  await page.goto("/offline");
  await expect(page.getByText("Word study of 1 book")).toBeVisible();

  await context.setOffline(false);
  await page.goto("/bible-study/offline");
  await words.getByRole("button", { name: "Remove the word study of all books" }).click();
  await expect(words.getByText("7.3 MB to load")).toBeVisible();
});
