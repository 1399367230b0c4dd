import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { messagesLeft, usualCompanion } from "../steps/chat-page.ts";
import {
  billing,
  CARDS,
  later,
  newTab,
  openReceipts,
  paid,
  payWith,
  plan,
  stripe,
  toBilling,
  toPricing,
} from "../steps/money.ts";
import { expect, newEmail, noNotice, signUp, test } from "../steps/people.ts";

/** What a page receives by its socket, and what it asks for, in order: a page that looks again by itself asks first. */
function recordOrder(page: Page) {
  let seen: string[] = [];
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      if (String(payload).includes("subscription.changed")) seen.push("told");
    }),
  );
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) seen.push(`asked ${request.url()}`);
  });
  return {
    begin: () => {
      seen = [];
    },
    seen: () => seen,
  };
}

const receipts = (page: Page) => billing(page).locator(".setting-payments > li");

test.afterEach(async ({ page }) => {
  await usualCompanion(page);
  await stripe(page, { reset: true });
});

test("P7-P9, F6, F8, G17, X19: subscribe after a declined card, renew, fail, fix in the portal, cancel, keep, end", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signUp(page, { email: newEmail("subscriber") });
  const chat = page;
  await messagesLeft(chat, 8);

  // the prices in a second tab: the plan is marked, and one press is one payment page
  const prices = await page.context().newPage();
  const order = recordOrder(prices);
  await toPricing(prices);
  await expect(prices.getByRole("heading", { name: "You are on Free" })).toBeVisible();
  await expect(plan(prices, "Free").getByText("Your plan")).toBeVisible();
  await expect(prices.getByRole("article")).toHaveCount(4);
  await accessibleSmallAndWide(prices);
  const upgrade = plan(prices, "Premium").getByRole("button", { name: "Upgrade Now" });
  const pages = () => prices.context().pages().length;
  const before = pages();
  const tab = await newTab(prices, () => upgrade.dblclick());
  expect(pages()).toBe(before + 1);
  await expect(prices).toHaveURL(/\/pricing$/);

  await payWith(tab, CARDS.declines);
  await expect(tab.getByRole("alert")).toContainText("declined");
  order.begin();
  await payWith(tab, CARDS.pays);
  await paid(tab, "Premium is active");
  await expect(tab.getByText("The next charge is $9.95 on")).toBeVisible();
  await accessibleSmallAndWide(tab);

  // the other tabs have heard of it, without being loaded again
  await expect(prices.getByRole("heading", { name: "You are on Premium" })).toBeVisible();
  await expect(plan(prices, "Premium").getByText("Your plan")).toBeVisible();
  await expect(plan(prices, "Pay-as-you-go").getByText("Not needed now")).toBeVisible();
  // the room told it: nothing was asked for before
  expect(order.seen()[0]).toBe("told");
  await expect(chat.getByText("of 8")).toHaveCount(0);
  await expect(chat.getByRole("link", { name: "Upgrade" })).toHaveCount(0);
  await prices.close();
  await tab.close();

  await toBilling(page);
  await expect(billing(page).getByText("$9.95 a month. Next charge")).toBeVisible();
  await openReceipts(page);
  await expect(receipts(page)).toHaveCount(1);
  await accessibleSmallAndWide(page);
  const [receipt] = await Promise.all([
    page.context().waitForEvent("page"),
    receipts(page)
      .first()
      .getByRole("link", { name: /^Receipt/ })
      .click(),
  ]);
  await expect(receipt.getByText("$9.95").first()).toBeVisible();
  await receipt.close();

  // the same ease out as in, and back
  await billing(page).getByRole("button", { name: "Cancel Premium" }).click();
  await expect(billing(page).getByText("No more charges. You keep Premium until then.")).toBeVisible();
  await expect(page.locator(".toast")).toContainText("Canceled: Premium ends with the paid month");
  const keep = billing(page).getByRole("button", { name: "Keep Premium" });
  await expect(keep).toBeFocused();
  await noNotice(page);
  await keep.click();
  await expect(page.locator(".toast")).toContainText("Premium continues");
  await expect(billing(page).getByRole("button", { name: "Cancel Premium" })).toBeFocused();
  await expect(billing(page).getByText("$9.95 a month. Next charge")).toBeVisible();

  await later(page, 31);
  await toBilling(page);
  await openReceipts(page);
  await expect(receipts(page)).toHaveCount(2);

  // a card that fails at the next renewal, put in by the portal (F8: this window goes)
  await billing(page).getByRole("button", { name: "Change Card" }).click();
  await page.waitForURL("**/__stripe/p/session/**");
  await page.getByLabel("Card number").fill(CARDS.failsLater);
  await page.getByRole("button", { name: "Change the card" }).click();
  await page.getByRole("link", { name: "Back to Koinonia" }).click();
  await page.waitForURL("**/settings**");
  await later(page, 31);
  await toBilling(page);
  await expect(billing(page).getByText("A payment did not go through")).toBeVisible();
  await expect(billing(page).getByText("Premium stays active until")).toBeVisible();
  await expect(billing(page).getByText("No more charges.")).toHaveCount(0);
  await accessibleSmallAndWide(page);
  await page.goto("/chatbot");
  await expect(page.getByText("of 8")).toHaveCount(0);

  // beyond the five days: closed, and still to be seen to or ended in one tap; nothing is sold again
  await later(page, 6);
  await toPricing(page);
  await expect(page.getByRole("heading", { name: "Premium is paused for now" })).toBeVisible();
  await expect(plan(page, "Premium").getByRole("button", { name: "Upgrade Now" })).toHaveCount(0);
  await accessibleSmallAndWide(page);
  await plan(page, "Premium").getByRole("link", { name: "Manage in Settings" }).click();
  await expect(billing(page).getByRole("heading", { name: "Premium is paused for now" })).toBeVisible();
  await expect(billing(page).getByText("The five days are over")).toBeVisible();
  await accessibleSmallAndWide(page);
  await billing(page).getByRole("button", { name: "Cancel Premium" }).click();
  await expect(billing(page).getByText("no further month is charged")).toBeVisible();
  await billing(page).getByRole("button", { name: "Keep Premium" }).click();
  await expect(billing(page).getByText("no further month is charged")).toHaveCount(0);

  await billing(page).getByRole("button", { name: "Update Card" }).click();
  await page.waitForURL("**/__stripe/p/session/**");
  await page.getByLabel("Card number").fill(CARDS.pays);
  await page.getByRole("button", { name: "Change the card" }).click();
  const payNow = page.getByRole("button", { name: "Pay now" });
  if (await payNow.isVisible()) await payNow.click();
  await page.getByRole("link", { name: "Back to Koinonia" }).click();
  await expect(billing(page).getByText("$9.95 a month. Next charge")).toBeVisible();
  await expect(billing(page).getByText("A payment did not go through")).toHaveCount(0);

  // cancelled for good: open to the end of the paid month, then free, and nothing of it is lost
  await billing(page).getByRole("button", { name: "Cancel Premium" }).click();
  await expect(billing(page).getByText("No more charges.")).toBeVisible();
  await page.goto("/chatbot");
  await expect(page.getByText("of 8")).toHaveCount(0);
  await later(page, 32);
  await page.goto("/chatbot");
  await messagesLeft(page, 8);
  await toBilling(page);
  await expect(billing(page).getByRole("heading", { name: "Free", exact: true })).toBeVisible();
  await openReceipts(page);
  // the late one was paid in the end: three months, three payments
  await expect(receipts(page)).toHaveCount(3);
});
