import type { Page } from "@playwright/test";
import { advanceClock, expect } from "./people.ts";

/** The payment provider's side of a journey: its hosted pages, and how it behaves. */

export const CARDS = {
  pays: "4242 4242 4242 4242",
  declines: "4000 0000 0000 0002",
  failsLater: "4000 0000 0000 0341",
} as const;

type Behaviour = { dispute?: { id: string } };

/** What tests change of the stand-in; `{ reset: true }` calms it. */
export async function stripe(page: Page, change: Record<string, unknown>): Promise<Behaviour> {
  const answer = await page.request.post("/sandbox/stripe", { data: change });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Behaviour;
}

type Journal = { events: { event: { data: { object: Record<string, unknown> } } }[] };

/** What a member's newest payment is called at the provider. */
export async function newestIntent(page: Page): Promise<string> {
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  const { events } = (await (await page.request.get("/sandbox/stripe.json")).json()) as Journal;
  const session = events
    .map(({ event }) => event.data.object)
    .find(({ client_reference_id, payment_intent }) => client_reference_id === userId && payment_intent);
  expect(session).toBeDefined();
  return String(session?.payment_intent);
}

/** A press that opens the payment page in a new tab (G17); this page stays. */
export async function newTab(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent("page"), press()]);
  await tab.waitForURL("**/__stripe/c/pay/**");
  return tab;
}

/** The card is typed and the button with the amount pressed, whatever comes of it. */
export async function payWith(tab: Page, number: string): Promise<void> {
  await tab.getByLabel("Card number").fill(number);
  await tab.getByRole("button", { name: /^(Pay|Subscribe|Give) \$/ }).click();
}

/** Paid, and back on our own page that says so. */
export async function paid(tab: Page, title: string): Promise<void> {
  await tab.waitForURL("**/billing/return?**");
  await expect(tab.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

export const billing = (page: Page) => page.getByRole("region", { name: "Billing" });

export async function toBilling(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(billing(page)).toBeVisible();
}

/** The prices, once their script hears the presses. */
export async function toPricing(page: Page): Promise<void> {
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export const plan = (page: Page, name: string) => page.getByRole("article", { name });

/** Pays for a month of Premium; this page ends at the prices. */
export async function subscribe(page: Page): Promise<void> {
  await toPricing(page);
  const press = plan(page, "Premium").getByRole("button", { name: "Upgrade Now" });
  const tab = await newTab(page, () => press.click());
  await payWith(tab, CARDS.pays);
  await paid(tab, "Premium is active");
  await tab.close();
}

const DAY_MS = 86_400_000;

/** Time goes on, for the product and its vendors; what is due is done when somebody looks. */
export async function later(page: Page, days: number): Promise<void> {
  await advanceClock(page, days * DAY_MS);
  await page.request.get("/sandbox/stripe.json");
}

export const openReceipts = (page: Page) =>
  billing(page).locator("summary").filter({ hasText: "Receipts" }).click();
