import type { Page } from "@playwright/test";
import { dialog } from "./account-page.ts";
import { companion, connected, usualCompanion, writing } from "./chat-page.ts";
import { codeFor, expect, newEmail, PASSWORD, test } from "./people.ts";

test.afterEach(({ page }) => usualCompanion(page));

/** What has the focus, by its words; a widget's own tree is looked into. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const words =
      labels?.[0]?.textContent ?? element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return words.trim();
  });

test("by keyboard alone: join, the code, the hub, ask, stop, settings, out", async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      if (name.test(await focused(page))) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} is not reached by the Tab key`);
  };
  const press = async (name: RegExp) => {
    await tabTo(name);
    await page.keyboard.press("Enter");
  };
  const email = newEmail("keys");
  await page.goto("/");
  await press(/^Join Community$/);
  await expect(dialog(page)).toHaveAccessibleName("A peg with your name");
  for (const [label, words] of [
    [/^Full name$/, "Dorcas Joppa"],
    [/^Email$/, email],
    [/^Password$/, PASSWORD],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(words);
  }
  await tabTo(/^Under 13$/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("18 or older")).toBeChecked();
  await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
  await tabTo(/^I am a person, not a program/);
  await page.keyboard.press("Space");
  await press(/^Create Account$/);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  const code = await codeFor(page, email);
  await tabTo(/^Verification code$/);
  await page.keyboard.type(code);
  await press(/^Confirm Email$/);
  await page.waitForURL("**/welcome");

  await press(/^CM Chat/);
  await page.waitForURL("**/chatbot/conv_*");
  await connected(page);
  await tabTo(/^Message$/);
  await companion(page, { wordDelayMs: 100 });
  await page.keyboard.type("I am tired");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await press(/^Stop$/);
  await expect(writing(page)).toHaveCount(0);

  await press(/^Koinonia$/);
  await page.waitForURL("**/welcome");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Dorcas!");
  await press(/Profile$/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await press(/^Settings/);
  await page.waitForURL("**/settings");
  await tabTo(/^Full name$/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Tabitha Joppa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved").first()).toBeVisible();
  // the list of devices has come: asked for beside a sign-out, the vendor would answer 401
  await expect(page.locator("summary", { hasText: "Where you are signed in" })).toContainText("1");
  // from the head of the page on
  await page.keyboard.press("Escape");
  await press(/Profile$/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await press(/^Sign Out$/);
  await page.waitForURL((url) => url.pathname === "/");
});
