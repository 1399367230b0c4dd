import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { typePassword } from "../steps/account-page.ts";
import { expect, NEW_PASSWORD, signIn, test } from "../steps/people.ts";
import { codeOfApp, signUpAdmin } from "../steps/staff.ts";

const ADMIN_PATH = "/admin/billing";
const adminPage = (page: Page) => page.getByRole("heading", { level: 1, name: "Billing" });

test("G21: an administrator's password alone does not open the admin pages; a second step does, proven in settings or at sign-in", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = await signUpAdmin(page);
  await page.goto(ADMIN_PATH);
  await page.waitForURL("**/settings?second=asked#account");
  const asked = page.getByRole("status").filter({ hasText: "That page asks for two-step verification" });
  await expect(asked).toContainText("Turn two-step verification on below");
  await expect(asked.getByRole("button")).toHaveCount(0);
  await accessibleSmallAndWide(page, "#account");

  await page.locator("summary").filter({ hasText: "Two-step verification" }).click();
  await page.getByRole("button", { name: "Turn On" }).click();
  const secret = (await page.locator(".setting-key").textContent()) ?? "";
  await page.getByLabel("Code from the app").fill(await codeOfApp(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.locator(".setting-codes code")).toHaveCount(10);
  const [proof = "", atSignIn = ""] = await page.locator(".setting-codes code").allTextContents();
  await asked.getByRole("button", { name: "Prove It Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Code from the app").fill(proof);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Confirmed: the staff pages are open")).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.goto(ADMIN_PATH);
  await expect(adminPage(page)).toBeVisible();

  const second = await another();
  await typePassword(second.page, email, NEW_PASSWORD);
  await second.page.getByRole("button", { name: "Use a backup code" }).click();
  await second.page.getByLabel("Backup code").fill(atSignIn);
  await second.page.getByRole("button", { name: "Continue" }).click();
  await second.page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await second.page.goto(ADMIN_PATH);
  await expect(adminPage(second.page)).toBeVisible();
});

test("P3: a moderator reads that these pages are for administrators", async ({ page, allow }) => {
  allow(/status of 403/);
  await signIn(page, "moderator@koinonia.test");
  await page.goto(ADMIN_PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For administrators only");
  await expect(page.getByText("Moderators and administrators work here.")).toHaveCount(0);
});
