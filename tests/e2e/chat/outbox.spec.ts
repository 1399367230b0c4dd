import type { BrowserContext, Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import {
  answered,
  companion,
  connected,
  last,
  questions,
  say,
  usualCompanion,
  write,
} from "../steps/chat-page.ts";
import { advanceClock, expect, NO_WORKER, newEmail, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

/** What waits on the device, once there is a network again and the server says no, or nothing. */

test.afterEach(({ page }) => usualCompanion(page));
test.afterEach(() => inDatabase("DELETE FROM care_spend WHERE answers = 0"));

const SEND = "**/functions/persistent-chatbot";

/** A conversation with one answer; `words` wait in it, written without a network. */
async function waitingWords(page: Page, context: BrowserContext, words: readonly string[]) {
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await context.setOffline(true);
  for (const text of words) {
    await write(page, text);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Sends when you are back online")).toHaveCount(words.length);
}

async function networkBack(page: Page, context: BrowserContext) {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
}

/** When the page asked for the function, epoch ms. */
function asksOf(page: Page): number[] {
  const asks: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(SEND.slice(2))) asks.push(Date.now());
  });
  return asks;
}

test("never lost: the companion rests when a waiting message goes: it is refused once, in words, and goes the next day", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|Failed to (load|fetch)|503/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { email: newEmail("outbox-rests") });
  await waitingWords(page, context, ["Help me to rest", "And to rise again"]);
  const day = new Date(await advanceClock(page, 1)).toISOString().slice(0, 10);
  await inDatabase("INSERT INTO care_spend (day, micros, answers) VALUES (?, 2000000000, 0)", day);
  const asks = asksOf(page);
  await networkBack(page, context);
  const first = page.getByRole("article", { name: "You said" }).filter({ hasText: "Help me to rest" });
  await expect(first.getByText(/The companion is not available until tomorrow.*back tomorrow/)).toBeVisible();
  // said as a direct send is told, and once
  await expect(
    page.getByRole("alert").getByText("The companion is not available until tomorrow"),
  ).toBeVisible();
  await expect(last(page).getByText("Sends after the one before it")).toBeVisible();
  await expect(page.getByText("Sends when you are back online")).toHaveCount(0);
  await expectAccessible(page);
  expect(asks).toHaveLength(1);

  await inDatabase("DELETE FROM care_spend WHERE answers = 0");
  await first.getByRole("button", { name: "Try again" }).click();
  await answered(page, 4);
  await expect(questions(page)).toHaveCount(3);
  await expect(questions(page).last()).toContainText("And to rise again");
  expect(asks).toHaveLength(3);
});

test("never lost: the server fails when a waiting message goes: tried again later and later, told truly, and sent once", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|Failed to (load|fetch)|500|502/);
  await signUp(page, { email: newEmail("outbox-fails") });
  await waitingWords(page, context, ["These words must not be lost"]);
  const asks = asksOf(page);
  const failures = [502, 500];
  await page.route(SEND, (route) => {
    const status = failures.shift();
    return status === undefined ? route.fallback() : route.fulfill({ status, body: "out of order" });
  });
  await networkBack(page, context);
  await expect(page.getByText("Not sent yet. Retrying automatically")).toBeVisible();
  await expect(page.getByText("Sends when you are back online")).toHaveCount(0);
  await expectAccessible(page);
  await answered(page, 3);
  await expect(questions(page)).toHaveCount(2);
  const waits = asks.slice(1).map((at, index) => at - (asks[index] ?? 0));
  expect(waits).toHaveLength(2);
  for (const [index, least] of [2_000, 4_000].entries())
    expect(waits[index]).toBeGreaterThanOrEqual(least - 50);
});
