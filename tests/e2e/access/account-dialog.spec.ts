import type { Page } from "@playwright/test";
import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { create, dialog, fill, lasting, tick } from "../steps/account-page.ts";
import { walkHere } from "../steps/keyboard-walk.ts";
import { expect, newEmail, PASSWORD, test } from "../steps/people.ts";

async function soundAtEveryWidth(page: Page, where: string) {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await accessibleInBothThemes(page, `${where}, ${width}`);
  }
}

test("AU1-AU3, AU6, L14-L20: the hero, the dialog, its tabs, its tips and every way between them", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Come in, the door is open.");
  await page.getByRole("link", { name: "Join Chat" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Create your account");
  for (const name of ["Full name", "Email", "Phone"]) await expect(page.getByLabel(name)).toBeVisible();
  await expect(
    page.getByText("Must contain 8+ characters with uppercase, lowercase, number, and special character"),
  ).toBeVisible();
  await expect(page.getByText("Used for SMS notifications and verification")).toBeVisible();
  await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
  await expect(
    page.getByRole("complementary", { name: "Trouble signing up?" }).getByRole("listitem"),
  ).toHaveText([
    "One account per email. If yours already exists, sign in instead.",
    "You can verify your phone later. US numbers only, for now.",
  ]);

  await page.getByRole("link", { name: "Have an account? Go to Sign In" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Welcome back");
  await expect(page).toHaveURL(/mode=login/);
  await expect(page.getByLabel("Full name")).toHaveCount(0);
  const help = page.getByRole("complementary", { name: "Trouble signing in?" });
  await expect(help.getByRole("heading", { name: "Trouble signing in?" })).toBeVisible();
  await expect(help.getByRole("listitem")).toHaveText([
    "Use the email you signed up with. Passwords are case-sensitive; the eye icon shows yours.",
    "If your email is not confirmed yet, you need the code from our first message.",
  ]);
  await help.getByRole("link", { name: "No account yet? Go to Sign Up" }).click();
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/mode=signup/);
  await page.getByRole("tab", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName("Create your account");
  await page.getByRole("tab", { name: "Sign In" }).click();
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("seen");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/auth$/);
});

test("by keyboard alone, and without an axe violation at 320, 390 and 1280, light and dark", async ({
  page,
  allow,
}) => {
  // the member's cookies are taken away under an open page
  allow(/401/);
  await page.goto("/auth");
  await page.getByRole("link", { name: "Sign In" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveAccessibleName("Welcome back");
  await page.getByRole("tab", { name: "Sign In" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.type("member@koinonia.test");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/chatbot");
  await page.context().clearCookies();

  for (const path of ["/auth?mode=login", "/auth?mode=signup", "/auth?type=signup&__clerk_status=expired"]) {
    await page.goto(path);
    await expect(dialog(page)).toBeVisible();
    if (path.includes("mode=signup")) {
      await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
      await create(page);
      await expect(lasting(page).first()).toBeVisible();
    }
    await soundAtEveryWidth(page, path);
  }
  await page.goto("/auth?mode=login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Reset your password");
  await soundAtEveryWidth(page, "forgotten");
  await page.goto("/auth?mode=signup");
  await fill(page, newEmail("mailed"));
  await tick(page);
  await create(page);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  await walkHere(page, "the code by email", "dialog[open]");
});
