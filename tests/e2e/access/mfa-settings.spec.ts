import type { Page } from "@playwright/test";
import { totpAt } from "../../../workers/sandbox/clerk/me/totp.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { dialog, newAccount, otherThan, refused, typePassword } from "../steps/account-page.ts";
import { walkHere } from "../steps/keyboard-walk.ts";
import { advanceClock, expect, test } from "../steps/people.ts";

const TEN_MINUTES_AND_MORE = 700_000;
const TOTP_STEP_MS = 30_000;

const line = (page: Page, title: string) =>
  page.locator("summary").filter({ has: page.locator("b").getByText(title, { exact: true }) });

/** An authenticator app: each code once, and none of the past. */
function authenticator(secret: string) {
  let last = 0;
  return async () => {
    last = Math.max(last + 1, Math.floor(Date.now() / TOTP_STEP_MS));
    return totpAt(secret, last);
  };
}

test("G21: a second step is set up, asked for by app and by backup code, each code once, and turned off", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = await newAccount(page, "second", { ageBand: "18+" });
  await typePassword(page, email);
  await page.waitForURL("**/chatbot");
  await page.goto("/settings");
  await line(page, "Two-step verification").click();
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByRole("img", { name: "Picture of the key for an authenticator app" })).toBeVisible();
  await accessibleSmallAndWide(page);
  const codeOfApp = authenticator((await page.locator(".setting-key").textContent()) ?? "");
  const first = await codeOfApp();
  await page.getByLabel("Code from the app").fill(otherThan(first));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("That code is not right.")).toBeVisible();
  await page.getByLabel("Code from the app").fill(first);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Two-step verification is on")).toBeVisible();
  await expect(page.getByText("On. Signing in asks for a code from your app.")).toBeVisible();
  const backupCodes = await page.locator(".setting-codes code").allTextContents();
  expect(backupCodes).toHaveLength(10);
  await accessibleSmallAndWide(page);

  const second = await another();
  await typePassword(second.page, email);
  await expect(dialog(second.page)).toHaveAccessibleName("Confirm it is you");
  await expect(second.page.getByLabel("Verification code")).toBeFocused();
  await expect(second.page.getByText("Enter the six-digit code from your authenticator app.")).toBeVisible();
  await walkHere(second.page, "the code of the app", "dialog[open]");
  await second.page.getByRole("button", { name: "Continue" }).click();
  await expect(refused(second.page)).toContainText("Please enter the verification code");
  const next = await codeOfApp();
  await second.page.getByLabel("Verification code").fill(otherThan(next));
  await expect(second.page.getByLabel("Verification code")).toHaveAccessibleDescription(/Check the code/);
  await second.page.getByLabel("Verification code").fill(next);
  await second.page.waitForURL("**/chatbot");

  const third = await another();
  const byBackupCode = async (code: string) => {
    await typePassword(third.page, email);
    await third.page.getByRole("button", { name: "Use a backup code" }).click();
    await expect(third.page.getByLabel("Backup code")).toBeFocused();
    await third.page.getByLabel("Backup code").fill(code);
    await third.page.getByRole("button", { name: "Continue" }).click();
  };
  await byBackupCode(backupCodes[0] ?? "");
  await third.page.waitForURL("**/chatbot");
  await third.context.clearCookies();
  await byBackupCode(backupCodes[0] ?? "");
  await expect(refused(third.page)).toBeVisible();
  await expect(dialog(third.page)).toHaveAccessibleName("Confirm it is you");

  // a while later: who is it that turns it off?
  await advanceClock(page, TEN_MINUTES_AND_MORE);
  await page.getByRole("button", { name: "Turn Off" }).click();
  const asked = page.getByRole("dialog", { name: "Confirm that it is you" });
  await asked.getByLabel("Code from the app").fill(backupCodes[1] ?? "");
  await asked.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Two-step verification is off")).toBeVisible();
  await third.context.clearCookies();
  await typePassword(third.page, email);
  await third.page.waitForURL("**/chatbot");
});
