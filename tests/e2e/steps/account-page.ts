import type { Page } from "@playwright/test";
import { expect, makeAccount, NEW_PASSWORD, newEmail, PASSWORD } from "./people.ts";

/** The dialog of accounts: its fields, its buttons, what it says; and the vendor behind it. */

export const dialog = (page: Page) => page.getByRole("dialog");
export const problem = (page: Page) => page.locator(".account-problem");

/** The notice of a refusal. */
export const refused = (page: Page) => dialog(page).locator(".toast-danger");
/** What stays after the notice: under the fields, or beside the button. */
export const lasting = (page: Page) => dialog(page).locator(".field-error, .account-problem");

/** The notice says it, and something stays: one place each, never both in sight with the same words. */
export async function said(page: Page, title: string, text: string | RegExp) {
  await expect(refused(page)).toContainText(title);
  await expect(refused(page)).toContainText(text);
  await expect(page.getByRole("alert").filter({ hasText: title })).toBeVisible();
  await expect(lasting(page).first()).toBeAttached();
  if ((await problem(page).count()) > 0) await expect(problem(page)).toBeHidden();
}

/** How the identity vendor behaves from now on; `reset` makes it well again. */
export async function clerk(page: Page, change: object) {
  const answer = await page.request.post("/sandbox/clerk", { data: change });
  expect(answer.ok()).toBe(true);
}

/** Somebody who has an account at the vendor, of whom Koinonia may not know all yet. */
export async function newAccount(page: Page, name: string, metadata: Record<string, unknown>) {
  const email = newEmail(name);
  await makeAccount(page, { email }, { password: PASSWORD, metadata });
  return email;
}

export const captcha = (page: Page) => page.getByLabel("I am a person, not a program");
export const tick = (page: Page) => captcha(page).check();
export const create = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();
/** Sign In, of the form and not of its tab. */
export const press = (page: Page) =>
  page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();

/** The whole sign-up form but its captcha. */
export async function fill(page: Page, email: string, change: { password?: string; name?: string } = {}) {
  await page.getByLabel("Full name").fill(change.name ?? "Ann Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(change.password ?? NEW_PASSWORD);
  await page.getByLabel("Phone").fill("4155550134");
  await page.getByLabel("18 or older").check();
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** Types address and password at sign-in, whatever comes of it. */
export async function typePassword(page: Page, email: string, password = PASSWORD) {
  await page.goto("/auth?mode=login");
  await fillSignIn(page, email, password);
  await press(page);
}

type OutboxEmail = { url?: string; code: string | null; subject?: string };
/** What the sandbox has sent to somebody, newest first. */
export const outboxEmails = async (page: Page, to: string) =>
  (await (
    await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
  ).json()) as OutboxEmail[];

export const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");
