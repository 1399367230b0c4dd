import type { Page } from "@playwright/test";
import { clerk, create, fill, tick } from "../steps/account-page.ts";
import { codeFor, expect, newEmail, signUpByForm, test } from "../steps/people.ts";

/** A number that no earlier run has verified, or was sent codes to. */
const LINE = String(Date.now() % 10_000).padStart(4, "0");
const LATER = "You can add your phone number later in Profile settings.";
const notices = (page: Page) => page.locator(".toast");

test.afterEach(({ page }) => clerk(page, { reset: true }));

test("PH6, X23: what Skip says is read on the next page, in one notice", async ({ page }) => {
  await signUpByForm(page, { email: newEmail("skipped") });
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText("Account created!");
  await expect(notices(page)).toContainText(LATER);
});

test("S10, PH6, X23: an address that is confirmed already goes on; a number verified at sign-up is told on the next page", async ({
  page,
}) => {
  const email = newEmail("confirmed");
  await clerk(page, { confirmed: [email] });
  await page.goto("/auth?mode=signup");
  await fill(page, email);
  await page.getByLabel("Phone").fill(`212556${LINE}`);
  await tick(page);
  await create(page);
  await page.getByRole("button", { name: "Send Code" }).click();
  const code = page.getByLabel("Verification code");
  await expect(code).toBeVisible();
  await expect(page.getByText(`+1 212-556-${LINE}`)).toBeVisible();
  await expect(page.getByText(LATER)).toBeVisible();
  await code.fill(await codeFor(page, `+1212556${LINE}`));
  await code.press("Enter");
  await page.waitForURL("**/chatbot");
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText("Phone Verified!");
  await expect(notices(page)).toContainText(`+1 212-556-${LINE} is now part of your account.`);
  // nothing was left to confirm, so no code was sent to the address
  const emails = await (
    await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(email)}`)
  ).json();
  expect((emails as { code: string | null }[]).filter((email) => email.code)).toEqual([]);
});
