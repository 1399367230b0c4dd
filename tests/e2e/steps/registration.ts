import type { Page } from "@playwright/test";
import { codeFor, NEW_PASSWORD } from "./people.ts";

/** Signs up by the form with a plan to pay for (S14). Ends where the plan waits. */
export async function signUpForPremium(page: Page, email: string): Promise<void> {
  await page.goto("/auth?mode=signup&plan=premium");
  await page.getByLabel("Full name").fill("Ann Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Phone").fill("4155550134");
  await page.getByLabel("18 or older").check();
  await page.getByLabel("I am a person, not a program").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByLabel("Verification code").fill(await codeFor(page, email));
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL("**/restore-welcome?plan=premium");
}
