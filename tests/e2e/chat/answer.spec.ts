import {
  answered,
  answers,
  companion,
  connected,
  field,
  messagesLeft,
  say,
  underWay,
  usualCompanion,
} from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("stop keeps what was said; the field rests meanwhile (V11)", async ({ page }) => {
  await signUp(page, { email: newEmail("stop") });
  await companion(page, { wordDelayMs: 150 });
  await say(page, "I am anxious about tomorrow");
  await expect(field(page)).toBeDisabled();
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(field(page)).toBeEnabled();
  await messagesLeft(page, 7);
});

test("an answer survives a reload, and a tab that comes in the middle", async ({ page, context }) => {
  await signUp(page, { email: newEmail("reload") });
  await companion(page, { wordDelayMs: 80 });
  await say(page, "My mother died and I miss her");
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await page.reload();
  await usualCompanion(page);
  await answered(page, 2);
  await answered(tab, 2);
  expect(await answers(page).last().textContent()).toBe(await answers(tab).last().textContent());
});

test("an answer survives its asker: all tabs closed, it is there on return", async ({ page, context }) => {
  await signUp(page, { email: newEmail("closed") });
  await companion(page, { wordDelayMs: 40 });
  await say(page, "I am so tired");
  await page.waitForURL("**/chatbot/conv_*");
  const url = page.url();
  await underWay(page);
  await page.close();
  const back = await context.newPage();
  await back.goto("/");
  await expect(async () => {
    await back.goto(url);
    await expect(answers(back)).toHaveCount(2, { timeout: 500 });
  }).toPass();
});

for (const [what, fault] of [
  ["answers 429", "429"],
  ["answers 500", "500"],
  ["breaks off", "broken-stream"],
  ["says nothing", "silent"],
] as const) {
  test(`X25: the vendor ${what}: Message Failed, refunded, and Try again answers`, async ({ page }) => {
    await signUp(page, { email: newEmail("fault") });
    await connected(page);
    await companion(page, { wordDelayMs: 5, fault });
    await say(page, "I am anxious about tomorrow");
    await expect(page.getByText("Message Failed")).toBeVisible();
    await messagesLeft(page, 8);
    await companion(page, { wordDelayMs: 5, fault: "none" });
    await page.getByRole("button", { name: "Try again" }).click();
    await messagesLeft(page, 7);
    await answered(page);
    await expect(answers(page).last().getByText("Word for word").first()).toBeVisible();
  });
}
