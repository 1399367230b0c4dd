import { answered, answers, connected, messagesLeft, say } from "../steps/chat-page.ts";
import { expect, fillSignUp, newEmail, test } from "../steps/people.ts";

test("from an empty machine to an answered message, in two tabs at once", async ({ page, context }) => {
  const email = newEmail("ann");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Join Chat" }).click();
  await page.waitForURL("**/auth?mode=signup");
  await fillSignUp(page, { email });
  await expect(page.getByRole("heading", { name: "What is on your heart, Ann?" })).toBeVisible();
  await connected(page);

  const tab = await context.newPage();
  await tab.goto("/chatbot");
  await connected(tab);

  await say(page, "I am anxious about tomorrow and cannot sleep.");
  await page.waitForURL("**/chatbot/conv_*");
  await tab.getByRole("link", { name: /I am anxious about tomorrow/ }).click();
  await tab.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await answered(tab, 2);
  const words = await answers(page).last().textContent();
  expect(await answers(tab).last().textContent()).toBe(words);
  await expect(answers(page).last().getByText("Word for word").first()).toBeVisible();
  await messagesLeft(page, 7);
  await expect(tab.getByText("7 of 8")).toBeVisible();

  await page.reload();
  await connected(page);
  await expect(answers(page)).toHaveCount(2);
});
