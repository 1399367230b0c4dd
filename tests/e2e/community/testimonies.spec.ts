import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, newEmail, signIn, signUp, test } from "../steps/people.ts";
import { findInQueue, signUpProvenAdmin } from "../steps/staff.ts";

async function asked(page: Page, words: string): Promise<void> {
  await page.goto("/community/new");
  await page.getByLabel("What shall we pray for?").fill(words);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/community/requests/**");
}

test("CM5, L7, M4: answered, told in the same words with a verse, learned, Amen, a comment, and an anniversary in the hub", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 400/);
  test.setTimeout(240_000);
  // seeded: what they write is not held for being the first
  await signIn(page, "member@koinonia.test");
  const word = ownWord();
  const glad = `I am so glad with you, ${word}.`;
  await asked(page, `Please pray for my brother ${word}.`);
  await page.locator("summary", { hasText: "How did it go?" }).click();
  await page.getByLabel("In your words (optional)").fill(`He came home, ${word}.`);
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByRole("link", { name: "Tell what happened" }).click();

  // the helper arranges what was written, and a reload loses nothing
  await page.getByRole("button", { name: "Put it in" }).first().click();
  await page.getByRole("button", { name: "Put it in" }).first().click();
  const body = page.getByLabel("What happened?");
  await expect(body).toHaveValue(`Please pray for my brother ${word}.\n\nHe came home, ${word}.`);
  await page.reload();
  await expect(body).toHaveValue(/He came home/);
  await page.getByLabel("A verse that belongs to it (optional)").fill("Hezekiah 3:16");
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("This verse was not found.")).toBeVisible();
  await expect(body).toHaveValue(/He came home/);
  await page.getByLabel("A verse that belongs to it (optional)").fill("Psalm 40:1");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.waitForURL("**/community/testimonies/testimony_*");
  await expect(page.getByText("I waited patiently for Yahweh.")).toBeVisible();
  await accessibleSmallAndWide(page);
  const address = page.url();

  const { page: other } = await another();
  await signUp(other, { email: newEmail("amen") });
  await other.goto("/community/testimonies");
  await accessibleSmallAndWide(other);
  await other
    .getByRole("article")
    .filter({ hasText: word })
    .getByRole("link", { name: /Read it/ })
    .click();
  await other.getByRole("button", { name: "Amen", exact: true }).click();
  await expect(other.getByText("One Amen")).toBeVisible();
  await other.getByRole("button", { name: /heart/i }).click();
  // a new member's first words wait for a moderator
  await other.getByLabel("Write a comment").fill(glad);
  await other.getByRole("button", { name: "Send" }).last().click();
  await expect(other.getByText(glad)).toBeVisible();
  await expect(other.getByText("Waiting for a moderator; nobody else sees it yet")).toBeVisible();
  await page.reload();
  await expect(page.getByText(glad)).toHaveCount(0);

  // the moderator releases it, and the author's open page hears of it
  const { page: moderator } = await another();
  await signUpProvenAdmin(moderator);
  await moderator.goto("/admin/queue");
  await accessibleSmallAndWide(moderator);
  const item = moderator.getByRole("article").filter({ hasText: glad });
  await findInQueue(moderator, item);
  await item.getByRole("radio", { name: /Leave/ }).check();
  await item.getByRole("button", { name: "Decide and send" }).click();
  await expect(moderator.getByText(glad)).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText(glad)).toBeVisible();
  await accessibleSmallAndWide(page);

  // on the journey, and a year later in the hub
  await page.goto("/community/journey");
  await expect(page.getByRole("listitem").filter({ hasText: word }).first()).toBeVisible();
  await expect(page.getByText("Your testimony").first()).toBeVisible();
  // written on this day of last year: the server's own today is the latest that can be chosen
  await page.getByRole("button", { name: "Write an entry" }).click();
  const today = (await page.getByLabel("Day").getAttribute("max")) ?? "";
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  await page.getByLabel("Day").fill(lastYear.replace(/02-29$/, "02-28"));
  const withUs = `${ownWord()} was with us.`;
  await page.getByLabel("What happened?").fill(withUs);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: withUs })).toBeVisible();
  await page.goto("/welcome");
  await expect(page.getByRole("heading", { name: "A year ago today" })).toBeVisible();
  await accessibleSmallAndWide(page);
});
