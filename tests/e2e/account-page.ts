import { createClerkClient } from "@clerk/backend";
import type { Page } from "@playwright/test";
import { localKeys } from "../../scripts/local-keys.ts";
import { expect, newEmail, PASSWORD } from "./people.ts";

/** The dialog of accounts: its fields, its buttons, what it says; and the vendor behind it. */

/** What `fill` types: another one than the seeded accounts have. */
export const NEW_PASSWORD = "Lantern-7-lit";

export const dialog = (page: Page) => page.getByRole("dialog");
export const problem = (page: Page) => page.locator(".account-problem");

/** The notice and the line beside the button say the same. */
export async function said(page: Page, title: string, text: string | RegExp) {
  await expect(problem(page)).toContainText(title);
  await expect(problem(page)).toContainText(text);
  await expect(page.getByRole("alert").filter({ hasText: title })).toBeVisible();
}

/** How the identity vendor behaves from now on; `reset` makes it well again. */
export async function clerk(page: Page, change: object) {
  const answer = await page.request.post("/sandbox/clerk", { data: change });
  expect(answer.ok()).toBe(true);
}

/** Somebody who has an account at the vendor, made by its own SDK: nothing of ours was asked. */
export async function newAccount(origin: string, name: string, unsafeMetadata: Record<string, unknown>) {
  const vendor = createClerkClient({ secretKey: localKeys().clerkSecretKey, apiUrl: `${origin}/__clerk` });
  const email = newEmail(name);
  await vendor.users.createUser({
    emailAddress: [email],
    password: PASSWORD,
    firstName: "Ann",
    lastName: "Okafor",
    unsafeMetadata,
  });
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

/** Types address and password at the door, whatever comes of it. */
export async function typePassword(page: Page, email: string, password = PASSWORD) {
  await page.goto("/auth?mode=login");
  await fillSignIn(page, email, password);
  await press(page);
}

type Letter = { url?: string; code: string | null; subject?: string };
/** What the sandbox has sent to somebody, newest first. */
export const letters = async (page: Page, to: string) =>
  (await (await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json()) as Letter[];

export const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");
