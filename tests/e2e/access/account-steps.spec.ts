import type { Page } from "@playwright/test";
import { captcha, create, dialog, fill, otherThan, problem, tick } from "../steps/account-page.ts";
import { codeFor, expect, NEW_PASSWORD, newEmail, test } from "../steps/people.ts";

/** From one step of the account dialog to the next: where the keyboard is, and what goes along. */

const expectAnnounced = (page: Page, title: string) =>
  expect(dialog(page).getByRole("heading", { name: title, level: 2 })).toBeFocused();

test("AU3, G21: at each step of signing in the focus goes to its title or its code, on the tabs it stays", async ({
  page,
  allow,
}) => {
  allow(/status of 422/);
  await page.goto("/auth?mode=login");
  await expectAnnounced(page, "Welcome back");
  await page.getByRole("button", { name: "Forgot password?" }).press("Enter");
  await expectAnnounced(page, "Reset your password");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByLabel("Verification code")).toBeFocused();
  await page.getByRole("button", { name: "Send again" }).press("Enter");
  await expectAnnounced(page, "Reset your password");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByRole("button", { name: "Back to Sign In" }).press("Enter");
  await expectAnnounced(page, "Welcome back");
  await expect(page.getByLabel("Email")).toHaveValue("ann@example.com");

  await dialog(page).getByRole("link", { name: "Sign Up", exact: true }).press("Enter");
  await expectAnnounced(page, "Create your account");
  await page.getByRole("link", { name: "Have an account? Go to Sign In" }).press("Enter");
  await expectAnnounced(page, "Welcome back");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeFocused();
});

test("AU3, S10, G13, X10: at each step of signing up the focus goes to its title or its code, which is sent when complete", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  await page.goto("/auth?mode=signup");
  await fill(page, "member@koinonia.test");
  await tick(page);
  await create(page);
  await expectAnnounced(page, "Welcome back");

  const email = newEmail("steps");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await fill(page, email);
  await tick(page);
  await create(page);
  await expect(page.getByLabel("Verification code")).toBeFocused();
  await page.getByRole("button", { name: "Send a link instead" }).press("Enter");
  await page.getByRole("button", { name: "Send a code instead" }).press("Enter");
  const code = page.getByLabel("Verification code");
  await expect(code).toBeFocused();
  // sent by itself with its last digit
  await page.keyboard.type(await codeFor(page, email));
  await expectAnnounced(page, "Verify your phone");
});

test("AU3, S10: the button that sends the e-mail again keeps the focus while it waits", async ({ page }) => {
  await page.clock.install();
  await page.goto("/auth?mode=signup");
  await fill(page, newEmail("again"));
  await tick(page);
  await create(page);
  await page.getByRole("button", { name: "Send a link instead" }).press("Enter");
  await expect(page.getByRole("button", { name: "Send a code instead" })).toBeFocused();
  await page.clock.fastForward(61_000);
  await page.getByRole("button", { name: "Send again", exact: true }).press("Enter");
  const waiting = page.getByRole("button", { name: /^Send again in/ });
  await expect(waiting).toBeFocused();
  await expect(waiting).toBeDisabled();
});

test("AU3, G13: who is too young hears it at once", async ({ page }) => {
  await page.goto("/auth?mode=signup");
  await page.getByLabel("Under 13").check();
  await page.getByRole("button", { name: "Create Account" }).press("Enter");
  await expectAnnounced(page, "Thank you for asking");
});

test("L18, AU6: what was typed goes along between the tabs and comes back, the password does not", async ({
  page,
}) => {
  const email = newEmail("along");
  const password = page.getByLabel("Password", { exact: true });
  await page.goto("/auth?mode=signup");
  await fill(page, email, { name: "Ruth Okafor" });
  await page.getByRole("tab", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(password).toHaveValue("");
  const kept = async (address: string) => {
    await expect(page.getByLabel("Full name")).toHaveValue("Ruth Okafor");
    await expect(page.getByLabel("Email")).toHaveValue(address);
    await expect(page.getByLabel("Phone")).toHaveValue("415-555-0134");
    await expect(page.getByLabel("18 or older")).toBeChecked();
    await expect(password).toHaveValue("");
  };
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await kept(email);
  await dialog(page).getByRole("link", { name: "Sign In", exact: true }).click();
  await page.getByLabel("Email").fill(`other.${email}`);
  await page.getByRole("link", { name: "No account yet? Go to Sign Up" }).click();
  await kept(`other.${email}`);

  // the e-mail went to a slip of the pen: the rest need not be typed again
  await password.fill(NEW_PASSWORD);
  await tick(page);
  await create(page);
  await page.getByRole("button", { name: "Use another email" }).click();
  await kept(`other.${email}`);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Join Chat" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("S10: after a reload the e-mail under way is gone on with, while its code works", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = newEmail("reload");
  await page.goto("/auth?mode=signup");
  await fill(page, email);
  await tick(page);
  await create(page);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  await page.reload();
  await expect(captcha(page)).toBeVisible();
  await expect(dialog(page).locator(".account-pending")).toContainText(
    `We sent an email to ${email} a moment ago.`,
  );
  await page.getByRole("button", { name: "Continue with that email" }).press("Enter");
  await expect(page.getByLabel("Verification code")).toBeFocused();
  const code = await codeFor(page, email);
  await page.getByLabel("Verification code").fill(otherThan(code));
  await expect(
    dialog(page).getByText("Check the code in the newest email and try again.").first(),
  ).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
  await expect(page.getByLabel("Verification code")).toHaveAccessibleDescription(/Check the code/);
  await expect(page.getByLabel("Verification code")).toBeFocused();
  await page.getByLabel("Verification code").fill(code);
  await expect(dialog(page)).toHaveAccessibleName("Verify your phone");
  await expect(page.getByLabel("Phone number")).toHaveValue("415-555-0134");
});

test("G13: the line under the ages stands as far from them as under any field", async ({ page }) => {
  await page.goto("/auth?mode=signup");
  await expect(captcha(page)).toBeVisible();
  await create(page);
  const ages = dialog(page).locator(".radios");
  const buttons = await ages.locator("> div").boundingBox();
  const error = await ages.locator(".field-error").boundingBox();
  expect((error?.y ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0)).toBeCloseTo(6, 0);
});

test("V3: the captcha has the light that was chosen in settings", async ({ page, context, origin }) => {
  await page.goto("/auth?mode=signup");
  await expect(
    dialog(page)
      .locator("label")
      .filter({ has: captcha(page) }),
  ).toHaveAttribute("data-theme", "auto");
  await context.addCookies([{ name: "appearance", value: "dark", url: origin }]);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(
    dialog(page)
      .locator("label")
      .filter({ has: captcha(page) }),
  ).toHaveAttribute("data-theme", "dark");
});
