import { expectAccessible } from "../steps/accessibility.ts";
import {
  answered,
  answers,
  companion,
  connected,
  field,
  last,
  messagesLeft,
  questions,
  say,
  shown,
  underWay,
  usualCompanion,
  write,
} from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("C15, K12: the line breaks off mid-answer, is tried again, and nothing is missing", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|Failed to load/);
  await signUp(page, { email: newEmail("offline") });
  await connected(page);
  await companion(page, { wordDelayMs: 80 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page);
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("status").filter({ hasText: /Connecting|Disconnected/ })).toBeVisible({
    timeout: 15_000,
  });
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await connected(page);
  await answered(page, 2);
  const words = await answers(page).last().textContent();
  await page.reload();
  expect(await answers(page).last().textContent()).toBe(words);
});

test("offline on send: the words wait in sight, and are sent when the network is back", async ({
  page,
  context,
  allow,
}) => {
  // the service worker may still be on its way
  allow(/WebSocket|Failed to (load|fetch)|fetching the script/);
  await signUp(page, { email: newEmail("sendoff") });
  await connected(page);
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await context.setOffline(true);
  await write(page, "These words must not be lost");
  await expect(page.getByText("Sends when you are back online")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(questions(page)).toContainText("These words must not be lost");
});

test("offline: messages wait in sight, are changed or taken back, and are sent once, in order, by one tab", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|Failed to (load|fetch)|429/);
  await signUp(page, { email: newEmail("outbox") });
  await connected(page);
  await companion(page, { wordDelayMs: 2 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await context.setOffline(true);
  for (const words of ["The first that waits", "The second", "The third"]) {
    await write(page, words);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue("");
  }
  await expect(page.getByText("Sends when you are back online")).toHaveCount(3);
  await last(page).getByRole("button", { name: "Do not send" }).click();
  await expect(page.getByText("The third", { exact: true })).toHaveCount(0);
  await last(page).getByRole("button", { name: "Edit" }).click();
  await expect(field(page)).toHaveValue("The second");
  await write(page, "The second, changed");
  await expect(page.getByText("Sends when you are back online")).toHaveCount(2);
  await expectAccessible(page);
  // the page is gone before the network is back; two tabs come
  const url = page.url();
  await page.close();
  await context.setOffline(false);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto(url), other.goto(url)]);
  for (const tab of [one, other]) {
    await answered(tab, 4);
    await expect(questions(tab)).toHaveCount(3);
    expect((await shown(tab)).filter((_, index) => index % 2 === 1)).toEqual([
      "I am tired",
      "The first that waits",
      "The second, changed",
    ]);
    await expect(tab.getByText("Sends when you are back online")).toHaveCount(0);
  }
  await messagesLeft(one, 5);
});
