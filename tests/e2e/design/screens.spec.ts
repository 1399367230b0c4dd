import type { Page } from "@playwright/test";
import { expectAccessible, sideways } from "../steps/accessibility.ts";
import {
  answered,
  companion,
  connected,
  messagesLeft,
  say,
  usualCompanion,
  writing,
} from "../steps/chat-page.ts";
import { expect, NEW_PASSWORD, newEmail, noNotice, signIn, signUp, test } from "../steps/people.ts";
import { KEEP, keep, SIZES, THEMES } from "../steps/pictures.ts";

test.afterEach(({ page }) => usualCompanion(page));

async function judge(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await expectAccessible(page, `${name} ${theme}`);
    expect(await sideways(page), `${name} ${theme} scrolls sideways`).toBeLessThanOrEqual(0);
    if (KEEP) await keep(page, `${name}-${theme}`);
  }
}

for (const { name, width, height } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test("the account form with an error, with its captcha, and waiting for the code", async ({ page }) => {
      await page.goto("/auth?mode=signup");
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page.locator(".account-form .field-error").first()).toBeVisible();
      await judge(page, `auth-error-${name}`);
      await page.getByLabel("Full name").fill("Ann Okafor");
      await page.getByLabel("Email").fill(newEmail("ann"));
      await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel("Phone").fill("4155550134");
      await page.getByLabel("18 or older").check();
      await page.getByLabel("I am a person, not a program").check();
      await judge(page, `auth-captcha-${name}`);
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page.getByLabel("Verification code")).toBeVisible();
      await judge(page, `auth-code-${name}`);
    });

    test("the companion: new, writing, answered, failed, the day's last", async ({ page }) => {
      await signUp(page, { email: newEmail("ann") });
      await connected(page);
      await judge(page, `chat-new-${name}`);
      await companion(page, { wordDelayMs: 120 });
      await say(page, "I have been anxious about tomorrow. I cannot sleep.");
      await page.waitForURL("**/chatbot/conv_*");
      await expect(writing(page).locator(".verse").first()).toBeVisible();
      await judge(page, `chat-writing-${name}`);
      await companion(page, { wordDelayMs: 0 });
      await answered(page, 2);
      await judge(page, `chat-answered-${name}`);
      await companion(page, { wordDelayMs: 0, fault: "500" });
      await say(page, "Could you say more?");
      await expect(page.getByText("Message Failed")).toBeVisible();
      await judge(page, `chat-failed-${name}`);
      await companion(page, { wordDelayMs: 0, fault: "none" });
      await noNotice(page);
      for (let left = 6; left >= 0; left--) {
        await say(page, `A question with ${left} left`);
        await answered(page);
        await messagesLeft(page, left);
      }
      await expect(page.getByText("That was today’s eighth message")).toBeVisible();
      await noNotice(page);
      await judge(page, `chat-limit-${name}`);
      if (name === "phone") {
        await page.getByRole("button", { name: "Conversations" }).click();
        await expect(page.getByRole("navigation", { name: "Your conversations" })).toBeVisible();
        await judge(page, `chat-list-${name}`);
      }
    });
  });
}

test("200 % text: nothing is lost, nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await signIn(page, "member@koinonia.test");
  for (const path of ["/chatbot", "/", "/auth?mode=signup"]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
    await expect(page.getByRole("main")).toBeVisible();
  }
});
