import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { expectAccessible, sideways } from "../steps/accessibility.ts";
import {
  answered,
  companion,
  connected,
  messagesLeft,
  questions,
  say,
  usualCompanion,
} from "../steps/chat-page.ts";
import { expect, NEW_PASSWORD, newEmail, noNotice, signUp, test } from "../steps/people.ts";

/** A question said differently: its new words are never lost, whatever refuses them. */

test.afterEach(({ page }) => usualCompanion(page));

const editor = (page: Page) => page.getByRole("textbox", { name: "Edit your message" });
const card = (page: Page) => page.getByRole("region", { name: /You matter/ });

/** A member with one question answered; all that comes later is on the device. */
async function asked(page: Page, email: string) {
  await signUp(page, { email });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
}

async function sayDifferently(page: Page, words: string) {
  // what is done with a message comes a moment after the page
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await questions(page).last().getByRole("button", { name: "Edit message" }).click();
  await editor(page).fill(words);
  await editor(page).press("Enter");
}

/** The words stand in the editor again, and it says that they were not sent. */
async function kept(page: Page, words: string) {
  await expect(editor(page)).toHaveValue(words);
  await expect(page.getByText("Not sent yet. These words are kept here.")).toBeVisible();
}

/** They are still there after a reload, go when they are sent again, and are no draft any more. */
async function goesAfterReload(page: Page, words: string) {
  await page.reload();
  await connected(page);
  await kept(page, words);
  await editor(page).press("Enter");
  await expect(editor(page)).toHaveCount(0);
  await expect(questions(page)).toHaveCount(1);
  await expect(questions(page)).toContainText(words);
  await answered(page, 2);
  await page.reload();
  await connected(page);
  await expect(editor(page)).toHaveCount(0);
}

test("an edit without a network stays in its editor, over a reload too, and a crisis message in it has its card", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|Failed to (load|fetch)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await asked(page, newEmail("edit-off"));
  // now and then Chromium takes the network away and does not tell the page, which then says that sending failed
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  }).toPass();
  await sayDifferently(page, "I am worn out, and cannot sleep");
  await expect(page.getByText("You are offline")).toBeVisible();
  await kept(page, "I am worn out, and cannot sleep");
  await expect(card(page)).toHaveCount(0);
  await noNotice(page);

  await editor(page).fill("I am worn out and i just want to die");
  await editor(page).press("Enter");
  await expect(card(page).getByRole("link", { name: /Call 988/ })).toBeVisible();
  await kept(page, "I am worn out and i just want to die");
  await noNotice(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await editor(page).fill("I am worn out, and cannot sleep");
  await expect(card(page)).toHaveCount(0);
  await context.setOffline(false);
  await goesAfterReload(page, "I am worn out, and cannot sleep");
  await messagesLeft(page, 6);
});

test("X24: an edit that is the ninth message stays in its editor, over a reload too, and goes the next day", async ({
  page,
  allow,
}) => {
  allow(/429/);
  await asked(page, newEmail("edit-ninth"));
  const conversation = new URL(page.url()).pathname.split("/").at(-1);
  const use = (count: number) =>
    inDatabase(
      `UPDATE chat_allowance SET used = ?2 WHERE user_id =
       (SELECT user_id FROM chatbot_conversations WHERE id = ?1)`,
      conversation,
      count,
    );
  await use(8);
  await sayDifferently(page, "I am worn out");
  await expect(page.getByText("Daily Message Limit Reached")).toBeVisible();
  await kept(page, "I am worn out");
  // Cancel is the member's own word: what was said before stands
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(questions(page)).toContainText("I am tired");
  await page.reload();
  await connected(page);
  await expect(editor(page)).toHaveCount(0);

  await sayDifferently(page, "I am worn out");
  await kept(page, "I am worn out");
  await use(1);
  await goesAfterReload(page, "I am worn out");
});

test("D3: an edit whose session has ended stays in its editor, and can be sent after sign-in", async ({
  page,
  context,
  allow,
}) => {
  allow(/401|404|WebSocket|Failed to load|ERR_/);
  const email = newEmail("edit-ended");
  await asked(page, email);
  await context.clearCookies();
  await sayDifferently(page, "I am worn out");
  await expect(page.getByRole("dialog")).toBeVisible();
  await kept(page, "I am worn out");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await connected(page);
  await kept(page, "I am worn out");
  await goesAfterReload(page, "I am worn out");
});
