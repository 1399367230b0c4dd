import { dialog } from "../steps/account-page.ts";
import { companion, connected, usualCompanion, writing } from "../steps/chat-page.ts";
import { press, tabTo } from "../steps/keys.ts";
import { codeFor, expect, newEmail, PASSWORD, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("by keyboard alone: join, the code, the hub, ask, stop, settings, out", async ({ page }) => {
  const email = newEmail("keys");
  await page.goto("/");
  await press(page, /^Join Community$/);
  await expect(dialog(page)).toHaveAccessibleName("Create your account");
  for (const [label, words] of [
    [/^Full name$/, "Dorcas Joppa"],
    [/^Email$/, email],
    [/^Password$/, PASSWORD],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(words);
  }
  await tabTo(page, /^Under 13$/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("18 or older")).toBeChecked();
  await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
  await tabTo(page, /^I am a person, not a program/);
  await page.keyboard.press("Space");
  await press(page, /^Create Account$/);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  const code = await codeFor(page, email);
  await expect(page.getByLabel("Verification code")).toBeFocused();
  await page.keyboard.type(code);
  await page.waitForURL("**/welcome");

  await press(page, /^CM Chat/);
  await page.waitForURL("**/chatbot/conv_*");
  await connected(page);
  await tabTo(page, /^Message$/);
  await companion(page, { wordDelayMs: 100 });
  await page.keyboard.type("I am tired");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await press(page, /^Stop$/);
  await expect(writing(page)).toHaveCount(0);

  await press(page, /^Koinonia$/);
  await page.waitForURL("**/welcome");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Dorcas!");
  await press(page, /Profile$/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await press(page, /^Settings/);
  await page.waitForURL("**/settings");
  await tabTo(page, /^Full name$/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Tabitha Joppa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  // the list of devices has come: asked for beside a sign-out, the vendor would answer 401
  await expect(page.locator("summary", { hasText: "Devices" })).toContainText("1");
  // from the head of the page on
  await page.keyboard.press("Escape");
  await press(page, /Profile$/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await press(page, /^Sign Out$/);
  await page.waitForURL((url) => url.pathname === "/");
});
