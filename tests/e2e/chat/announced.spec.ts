import type { Page } from "@playwright/test";
import {
  answered,
  answers,
  companion,
  connected,
  last,
  messageAction,
  questions,
  say,
  underWay,
  usualCompanion,
} from "../steps/chat-page.ts";
import { expect, NEW_PASSWORD, newEmail, signIn, signUp, test } from "../steps/people.ts";

/** What a screen reader is told of the conversation: each answer once, when it has ended, and nothing else. */

test.afterEach(({ page }) => usualCompanion(page));

/** Keeps what the quiet line under the conversation has said since the document was opened. */
function listening(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  let before = "";
  new MutationObserver(() => {
    const words = document.querySelector("[role=log] ~ .sr-only[role=status]")?.textContent ?? "";
    if (words !== before && words !== "") said.push(words);
    before = words;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

test("an answer is announced once, when it has ended; a version, a reload and another conversation are not", async ({
  page,
  context,
  another,
}) => {
  await context.addInitScript(listening);
  const email = newEmail("announced");
  await signUp(page, { email });
  await connected(page);
  await companion(page, { wordDelayMs: 40 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page, 20);
  expect(await said(page)).toEqual([]);
  await answered(page, 2);
  await expect.poll(async () => (await said(page)).length).toBe(1);
  const [first = ""] = await said(page);
  expect(first).toMatch(/^Companion said: .{20}/);
  expect(await last(page).textContent()).toContain(first.slice(16, 36));

  // another answer is news; the way back to the first, and to it again, is not
  await messageAction(page, "Another answer").click();
  await underWay(page, 5);
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/2 of 2/);
  await expect.poll(async () => (await said(page)).length).toBe(2);
  await messageAction(page, "Previous version").click();
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/1 of 2/);
  await messageAction(page, "Next version").click();
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/2 of 2/);
  expect(await said(page)).toHaveLength(2);

  // a reload says nothing, nor does a version that this document has not seen
  await page.reload();
  await connected(page);
  await messageAction(page, "Previous version").click();
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/1 of 2/);
  expect(await said(page)).toEqual([]);

  // nor another conversation, and the way back
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(questions(page)).toHaveCount(0);
  await expect(answers(page)).toHaveCount(1);
  const list = page.getByRole("navigation", { name: "Your conversations" });
  await list.getByRole("link", { name: /^I am anxious/ }).click();
  await expect(questions(page)).toHaveCount(1);
  expect(await said(page)).toEqual([]);

  // one that is asked for elsewhere ends here too
  const { page: other } = await another();
  await signIn(other, email, NEW_PASSWORD);
  await other.goto(page.url());
  await connected(other);
  await say(other, "And the day after?");
  await answered(page, 3);
  await expect.poll(async () => (await said(page)).length).toBe(1);

  // the page was loaded anew while it was written: its end is still news
  await say(page, "And next week?");
  await underWay(page, 20);
  await page.reload();
  await answered(page, 4);
  await expect.poll(async () => (await said(page)).length).toBe(1);
});
