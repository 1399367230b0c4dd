import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { advanceClock, codeFor, expect, NEW_PASSWORD, newEmail, signUp, test } from "../steps/people.ts";

const MINUTE = 60_000;

/** Longer than ten minutes ago, and a token that says so. */
async function aWhileLater(page: Page): Promise<void> {
  await advanceClock(page, 11 * MINUTE);
  await page.goto("/settings");
  await expect(page.locator("#account .setting-lines")).toHaveAttribute("aria-busy", "false");
  await page.evaluate(() => window.Clerk?.session?.getToken({ skipCache: true }));
}
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirm that it is you" });

test("G20, F13: a while after signing in, taking everything along and deleting ask who it is, then go on; nothing typed is lost", async ({
  page,
  allow,
}) => {
  // a password that is not right
  allow(/status of 4\d\d/);
  const email = newEmail("proof");
  await signUp(page, { email });
  await aWhileLater(page);

  const download = page.getByRole("link", { name: "Download" });
  await download.focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toContainText("It is a while since you signed in");
  await accessibleSmallAndWide(page, "[role=dialog], dialog");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(download).toBeFocused();
  await download.click();
  await dialogOf(page).getByLabel("Current password").fill("Not-the-1-word");
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialogOf(page)).toContainText("That password is not right.");
  await dialogOf(page).getByLabel("Current password").fill(NEW_PASSWORD);
  const archive = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await archive).suggestedFilename()).toMatch(/^koinonia-.*\.zip$/);
  await expect(dialogOf(page)).toHaveCount(0);

  await aWhileLater(page);
  await page.locator("summary", { hasText: "Delete account" }).click();
  const words = page.getByLabel("To confirm, write");
  await words.fill("delete my account");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await dialogOf(page).getByLabel("Current password").fill(NEW_PASSWORD);
  await expect(words).toHaveValue("delete my account");
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your account is locked" })).toBeVisible();
});

test("G20: without a password a code by e-mail is asked for; without script the page says what to do", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = newEmail("mail");
  await signUp(page, { email });
  // an account that has come by a link, say, has none: the vendor then offers the address alone
  await page.route("**/verify?**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { response: { supported_first_factors: { strategy: string }[] } };
    const factors = body.response.supported_first_factors ?? [];
    body.response.supported_first_factors = factors.filter(({ strategy }) => strategy !== "password");
    await route.fulfill({ response: answer, json: body });
  });
  await aWhileLater(page);
  await page.getByRole("link", { name: "Download" }).click();
  await expect(dialogOf(page)).toContainText(`We sent a code of six digits to ${email}.`);
  const code = dialogOf(page).getByLabel("Code from the email");
  await code.fill("000000");
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialogOf(page)).toContainText("That code is not right.");
  await code.fill(await codeFor(page, email));
  const archive = page.waitForEvent("download");
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await archive;

  await aWhileLater(page);
  const plain = await another({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.page.goto("/settings");
  await plain.page.getByRole("link", { name: "Download" }).click();
  await plain.page.waitForURL("**/settings?prove=export#privacy");
  await expect(plain.page.getByText("without JavaScript, sign out and in again first")).toBeVisible();
});
