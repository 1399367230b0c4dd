import type { Page } from "@playwright/test";
import { expectAccessible, sideways } from "../steps/accessibility.ts";
import {
  answered,
  companion,
  connected,
  field,
  questions,
  say,
  usualCompanion,
  write,
} from "../steps/chat-page.ts";
import { expect, NEW_PASSWORD, newEmail, signUp, test } from "../steps/people.ts";

/** G13: a crisis message that is not taken has its help all the same, and nothing stands before it. */

test.afterEach(({ page }) => usualCompanion(page));

const card = (page: Page) => page.getByRole("region", { name: /You matter|Please do not be alone/ });
const TOO_LONG = `I just want to die. ${"I do not know where to begin. ".repeat(300)}`;

test("G13: with an expired session a crisis message stands with its card, the way to sign-in beside it, and goes after it", async ({
  page,
  context,
  allow,
}) => {
  allow(/401|404|WebSocket|Failed to load|ERR_/);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newEmail("crisis-ended");
  await signUp(page, { email });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await context.clearCookies();
  await write(page, "honestly i just want to die");
  await expect(card(page).getByRole("link", { name: /Call 988/ })).toBeVisible();
  await expect(page.getByText("Sends when you have signed in")).toBeVisible();
  const signInButton = page.getByRole("button", { name: "Sign In to Chat" });
  await expect(signInButton).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // another message does not bring sign-in over the card either
  await write(page, "Please answer me");
  await expect(page.getByText("Sends when you have signed in")).toHaveCount(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card(page).getByRole("link", { name: /Call 988/ })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await signInButton.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(questions(page)).toHaveCount(3);
  await answered(page, 4);
  await expect(questions(page).nth(1)).toContainText("i just want to die");
});

test("G13: a crisis message inside a text that is too long has its card beside the error, and no word is lost", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { email: newEmail("crisis-long") });
  await connected(page);
  await write(page, TOO_LONG);
  await expect(page.getByText("That message is too long")).toBeVisible();
  await expect(card(page).getByRole("heading")).toBeInViewport();
  await expect(card(page).getByRole("link", { name: /Call 988/ })).toBeInViewport();
  await expect(field(page)).toHaveValue(TOO_LONG);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "honestly i just want to die");
  await answered(page, 2);
  // the card is the answer's now
  await expect(card(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("");
});

test("G13: the same without script, on the page that answers the form", async ({ page, another, allow }) => {
  allow(/413/);
  await signUp(page, { email: newEmail("crisis-plain") });
  const { page: plain } = await another({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  await plain.goto("/chatbot");
  await field(plain).fill(TOO_LONG);
  await plain.getByRole("button", { name: "Send", exact: true }).click();
  await expect(plain.getByText("That message is too long")).toBeVisible();
  await expect(card(plain).getByRole("link", { name: /Call 988/ })).toBeVisible();
  await expect(field(plain)).toHaveValue(TOO_LONG);
});
