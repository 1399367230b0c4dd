import {
  clerk,
  dialog,
  fillSignIn,
  newAccount,
  press,
  refused,
  typePassword,
} from "../steps/account-page.ts";
import { walkHere } from "../steps/keyboard-walk.ts";
import { codeFor, expect, newEmail, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => clerk(page, { reset: true }));

test("G21: a new password by e-mail code; then Device Trust by code", async ({ page, another, allow }) => {
  allow(/status of 4\d\d/);
  const email = newEmail("forgot");
  await signUp(page, { email });
  const other = await another();
  await other.page.goto("/auth?mode=login");
  await other.page.getByLabel("Email").fill(email);
  await other.page.getByRole("button", { name: "Forgot password?" }).click();
  await other.page.getByRole("button", { name: "Send Code" }).click();
  await expect(other.page.getByLabel("Verification code")).toBeVisible();
  const code = await codeFor(other.page, email);
  await other.page.getByLabel("Verification code").fill(code === "000000" ? "000001" : "000000");
  await other.page.getByRole("textbox", { name: "New password" }).fill("Candle-8-lit");
  await other.page.getByRole("button", { name: "Save and Sign In" }).click();
  await expect(other.page.getByLabel("Verification code")).toHaveAccessibleDescription(/Check the code/);
  await expect(other.page.getByLabel("Verification code")).toBeFocused();
  await other.page.getByLabel("Verification code").fill(code);
  await other.page.getByRole("button", { name: "Save and Sign In" }).click();
  await other.page.waitForURL("**/chatbot");

  await clerk(page, { clientTrust: [email] });
  const third = await another();
  await third.page.goto("/auth?mode=login");
  await fillSignIn(third.page, email, "Candle-8-lit");
  await press(third.page);
  await expect(dialog(third.page)).toHaveAccessibleName("Confirm it is you");
  await third.page.getByLabel("Verification code").fill(await codeFor(third.page, email));
  await third.page.waitForURL("**/chatbot");
});

test("G13, G21: the vendor wants a new password, Koinonia asks the age; then the settings without script", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = await newAccount(page, "renew", {});
  await clerk(page, { newPassword: [email] });
  await typePassword(page, email);
  await expect(dialog(page)).toHaveAccessibleName("Choose a new password");
  await expect(page.getByText("This account needs a new password before you can continue.")).toBeVisible();
  // no code was sent, so none is sent again
  await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Back to Sign In" })).toBeVisible();
  await walkHere(page, "a new password, required", "dialog[open]");
  const password = page.getByRole("textbox", { name: "New password" });
  await password.fill("lantern");
  await page.getByRole("button", { name: "Save and Sign In" }).click();
  await expect(refused(page)).toContainText("Password Too Weak");
  await password.fill("Candle-8-lit");
  await page.getByRole("button", { name: "Save and Sign In" }).click();

  await page.waitForURL("**/age?after=sign-in");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How old are you?");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please choose one of the three.")).toBeVisible();
  await walkHere(page, "the age, refused");
  await page.goto("/settings");
  await page.goto("/auth/onward");
  await page.waitForURL("**/age");
  await page.getByLabel("13 to 17").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/chatbot");
  await page.goto("/age");
  await page.waitForURL("**/chatbot");

  const young = await another();
  const child = await newAccount(young.page, "under13", {});
  await typePassword(young.page, child);
  await young.page.waitForURL("**/age?after=sign-in");
  await young.page.getByLabel("Under 13").check();
  await young.page.getByRole("button", { name: "Continue" }).click();
  await expect(young.page.getByRole("heading", { level: 1 })).toHaveText("Thank you for saying so");
  await walkHere(young.page, "under 13");
  await young.page.goto("/chatbot");
  await young.page.waitForURL("**/auth?mode=login**");
  // G13: signing in again says why, takes everything along, and undoes nothing
  await typePassword(young.page, child);
  await young.page.waitForURL("**/account-rests");
  await expect(young.page.getByRole("heading", { level: 1 })).toHaveText("This account is closed");
  await expect(young.page.getByRole("button", { name: /Undo/ })).toHaveCount(0);
  const posted = await young.page.request.post("/account-rests", {
    headers: { origin: new URL(young.page.url()).origin, "sec-fetch-site": "same-origin" },
    form: {},
  });
  expect(new URL(posted.url()).pathname).toBe("/account-rests");
  const archive = young.page.waitForEvent("download");
  await young.page.getByRole("link", { name: "Download Everything" }).click();
  expect((await archive).suggestedFilename()).toMatch(/^koinonia-.*\.zip$/);
  await young.page.goto("/age");
  await young.page.waitForURL("**/account-rests");

  const plain = await another({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.page.goto("/settings");
  // Playwright finds no text in it
  const without = plain.page.locator("noscript p").first();
  await expect(without).toBeVisible();
  expect(await without.innerHTML()).toBe("This part needs JavaScript.");
  const name = plain.page.getByLabel("Full name");
  await name.fill("\u200b");
  await plain.page.getByRole("button", { name: "Save Name" }).click();
  await expect(plain.page.getByText("Please write your name.")).toBeVisible();
  await name.fill("Ann Lee");
  await plain.page.getByRole("button", { name: "Save Name" }).click();
  await plain.page.waitForURL("**/settings");
  await expect(name).toHaveValue("Ann Lee");
  await plain.page.getByLabel("Your time zone").selectOption("Asia/Tokyo");
  await plain.page.getByRole("button", { name: "Save Time Zone" }).click();
  await expect(plain.page.getByText("Asia/Tokyo counts from your next midnight on.")).toBeVisible();
  await plain.page.getByLabel("Your pet, In app").check();
  await plain.page.getByRole("button", { name: "Save Notifications" }).click();
  await expect(plain.page.getByLabel("Your pet, In app")).toBeChecked();
  await plain.page.getByLabel("Dark", { exact: true }).check();
  await plain.page.getByRole("button", { name: "Save Appearance" }).click();
  await plain.page.waitForURL("**/settings#look");
  await expect(plain.page.locator("html")).toHaveAttribute("data-theme", "dark");
});
