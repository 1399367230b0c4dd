import type { Page } from "@playwright/test";
import { CATEGORIES, categoryName } from "#app/features/chat/model/catalog.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import {
  answered,
  answers,
  companion,
  connected,
  field,
  questions,
  usualCompanion,
  write,
} from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** C6: the ways to begin a conversation, and what it is about. */

test.afterEach(({ page }) => usualCompanion(page));

const ways = (page: Page) => page.getByRole("list", { name: "Suggestions" }).getByRole("button");
const theme = (page: Page) => page.getByRole("combobox", { name: "Topic" });
const chosen = (page: Page) => theme(page).locator("option:checked");
/** What the list says that the open conversation is about. */
const listed = (page: Page) => page.locator(".conversation[aria-current=page] span");

test("C6: a new conversation shows its eight ways to begin under its greeting; one of them is sent with its theme", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("begin") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await expect(ways(page)).toHaveCount(8);
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(answers(page)).toHaveCount(1);
  await expect(ways(page).locator(".starter-category")).toHaveText(
    CATEGORIES.map((category) => categoryName(category, "en")),
  );
  await accessibleSmallAndWide(page);
  // the greeting is read first, on a small screen too
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await connected(page);
  await expect(answers(page).first()).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 860 });
  await ways(page).filter({ hasText: "Guidance" }).click();
  await expect(questions(page)).toContainText("Help me think through a decision");
  await expect(ways(page)).toHaveCount(0);
  await expect(theme(page)).toHaveCount(0);
  await answered(page, 2);
  await expect(listed(page)).toHaveText(/^Guidance, /);
});

test("C6: one's own words go with the theme that was chosen, by keyboard, before and under a greeting", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("own") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await expect(chosen(page)).toHaveText("Prayer");
  await theme(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveText("Scripture");
  await write(page, "Who was Barnabas?");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(listed(page)).toHaveText(/^Scripture, /);

  const before = page.url();
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(page).not.toHaveURL(before);
  await expect(chosen(page)).toHaveText("Prayer");
  await theme(page).selectOption({ label: "Growth" });
  await write(page, "I want to be more patient");
  await answered(page, 2);
  await expect(listed(page)).toHaveText(/^Growth, /);
});

test("C6: without script a way to begin and a theme are parts of forms", async ({ page, another }) => {
  await signUp(page, { email: newEmail("plain-begin") });
  const { page: plain } = await another({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.goto("/chatbot");
  await ways(plain).filter({ hasText: "Parental Counseling/Advice" }).click();
  await plain.waitForURL("**/chatbot/conv_*");
  await expect(questions(plain)).toContainText("My teenager has gone quiet");
  await expect(listed(plain)).toHaveText(/^Parental Counseling\/Advice, /);
  // one answer at a time
  await connected(page);
  await page.goto(plain.url());
  await answered(page, 2);

  await plain.getByRole("button", { name: "New conversation" }).click();
  await expect(ways(plain)).toHaveCount(8);
  await theme(plain).selectOption({ label: "Teachings" });
  await field(plain).fill("What is the kingdom of God?");
  await plain.getByRole("button", { name: "Send", exact: true }).click();
  await expect(questions(plain)).toContainText("What is the kingdom of God?");
  await expect(listed(plain)).toHaveText(/^Teachings, /);
});
