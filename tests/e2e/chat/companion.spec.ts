import {
  answered,
  companion,
  connected,
  field,
  questions,
  say,
  underWay,
  usualCompanion,
  write,
} from "../steps/chat-page.ts";
import { expect, NO_WORKER, newEmail, noNotice, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

/** A crisis message goes first, and an outage takes nothing away. */

test.afterEach(({ page }) => usualCompanion(page));

test("G13: a crisis message goes before an answer that is being written; without a network it stands with its card", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_|WebSocket|Failed to (load|fetch)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { email: newEmail("crisis") });
  await connected(page);
  await companion(page, { wordDelayMs: 150 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page, 20);
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto("/chatbot");
  await connected(tab);
  await say(tab, "I want to kill myself");
  const card = tab.getByRole("region", { name: /You matter/ });
  await expect(card.getByRole("link", { name: /Call 988/ })).toBeInViewport();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(page.locator("article[aria-busy=true]")).toHaveCount(0);
  await companion(page, { wordDelayMs: 2 });
  await answered(tab, 2);

  // no network, and a message before it that waits: help is here at once, and the crisis message is sent before the other
  await expect(tab.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await context.setOffline(true);
  await write(tab, "What does Psalm 23:1 say?");
  await expect(tab.getByText("Sends when you are back online")).toBeVisible();
  await expect(field(tab)).toHaveValue("");
  await write(tab, "I cannot go on, I want to die");
  await expect(card).toHaveCount(2);
  await expect(card.last().getByRole("link", { name: /Text 988/ })).toBeVisible();
  expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await tab.screenshot({ path: "test-results/crisis-offline-390.png" });
  await context.setOffline(false);
  await answered(tab, 4);
  await expect(questions(tab)).toHaveCount(3);
  await expect(questions(tab).nth(1)).toContainText("I want to die");
});

test("X26: an outage takes no page away: create, open and list are said in the specified words; the page is not reloaded", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_|Failed to (load|fetch)|WebSocket|401|404/);
  await signUp(page, { email: newEmail("outage") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const here = page.url();
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  // C4
  const tabs = page.getByRole("navigation", { name: "Companion" }).getByRole("link");
  await expect(tabs).toHaveText(["Chat", "Join"]);
  await expect(tabs.last()).toHaveAttribute("href", "/pricing");
  const side = page.getByRole("complementary", { name: "Conversations" });

  await page.route(/\/chatbot(\.data|\?|$)/, (route) => route.abort());
  await side.getByRole("button", { name: "New conversation" }).click();
  await expect(page.getByText("Failed to create conversation")).toBeVisible();
  await expect(questions(page)).toHaveCount(1);
  await page.unroute(/\/chatbot(\.data|\?|$)/);
  await noNotice(page);
  await side.getByRole("button", { name: "New conversation" }).click();
  await expect(page).not.toHaveURL(here);
  await connected(page);
  await expect(questions(page)).toHaveCount(0);

  const there = page.url();
  await page.route(/\/chatbot\/conv_.*\.data/, (route) => route.abort());
  await side.getByRole("link", { name: "I am tired" }).click();
  await expect(page.getByText("Failed to load conversation")).toBeVisible();
  await expect(page).toHaveURL(there);
  await write(page, "Still here");
  await expect(page.getByText("Message Failed")).toBeVisible();
  await expect(field(page)).toHaveValue("Still here");
  await page.unroute(/\/chatbot\/conv_.*\.data/);
  await noNotice(page);

  await page.route("**/conversations", (route) => route.abort());
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox", { name: "Words to look for" }).fill("tired");
  await expect(page.getByText("Failed to load conversations")).toBeVisible();
  await page.unroute("**/conversations");
  await page.keyboard.press("Escape");

  // no line and no answer from the server while an answer is written: the page stays as it is
  await companion(page, { wordDelayMs: 100 });
  await field(page).fill("");
  await say(page, "I am anxious about tomorrow");
  await underWay(page, 20);
  // G19: without a line the page looks for the answer itself, and finds no server either
  const looked = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
  await context.setOffline(true);
  await expect(page.getByText("Disconnected").or(page.getByText("Connecting…"))).toBeVisible({
    timeout: 30_000,
  });
  await looked;
  await expect(questions(page)).toHaveCount(1);
  await companion(page, { wordDelayMs: 2 });
  await context.setOffline(false);
  await answered(page, 2);

  // another tab's news while somebody signs in here
  await context.clearCookies();
  await write(page, "For later");
  // D3: the full screen too says where to sign in
  await expect(page.getByRole("button", { name: "Sign In to Chat" })).toBeAttached();
  await page.getByLabel("Email").fill("half@typed");
  await page.evaluate(async () => {
    const received = new Promise((resolve) => {
      new BroadcastChannel("koinonia-auth").onmessage = resolve;
    });
    new BroadcastChannel("koinonia-auth").postMessage({ kind: "signed-out", userId: null });
    // the page's own listener is older, and has been called by then
    await received;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect(page.getByLabel("Email")).toHaveValue("half@typed");
});
