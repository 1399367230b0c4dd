import type { Page } from "@playwright/test";
import { newAccount } from "../steps/account-page.ts";
import { sendForm, sendOtherUsersForm } from "../steps/data-for-pages.ts";
import { bar, menu, toHub } from "../steps/hub-page.ts";
import { stripe } from "../steps/money.ts";
import { expect, hostedSignIn, newEmail, noNotice, signIn, signUp, test } from "../steps/people.ts";
import { keep, keepAll, THEMES } from "../steps/pictures.ts";

// only run for the pictures (SCREENSHOTS=1): other files judge
test.beforeEach(() => test.setTimeout(400_000));
test.afterEach(({ page }) => stripe(page, { reset: true }));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the pages of a payment that was not begun, and why", async ({ page, allow }) => {
  allow(/status of [45]\d\d/);
  for (const way of ["checkout", "portal"]) {
    await page.goto(`/billing/${way}`);
    await keepAll(page, `billing-${way}`);
    await sendForm(page, `/billing/${way}`, { kind: "premium" });
    await expect(heading(page)).toHaveText("Authentication Required");
    await keepAll(page, `billing-${way}-signed-out`);
  }
  await signUp(page, { email: newEmail("refused") });
  await sendForm(page, "/billing/portal", {});
  await keepAll(page, "billing-portal-refused");
  await stripe(page, { fault: "500", on: "/v1/checkout" });
  await sendForm(page, "/billing/checkout", { kind: "premium" });
  await expect(page.getByText("Failed to create checkout session")).toBeVisible();
  await keepAll(page, "billing-checkout-refused");
});

test("rooms that are kept by others, somebody else signed in, a window that is done, an age under 13", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  await signIn(page, "member@koinonia.test");
  await page.goto("/auth?popup=done");
  await keepAll(page, "auth-popup-done");
  await page.goto("/admin/billing");
  await keepAll(page, "kept-by-others");
  const { page: tab } = await another();
  await sendOtherUsersForm(tab);
  await keepAll(tab, "somebody-else");

  const { page: young } = await another();
  await hostedSignIn(young, await newAccount(young, "young", {}));
  await young.goto("/age");
  await young.getByLabel("Under 13").check();
  await young.getByRole("button", { name: "Continue" }).click();
  await expect(heading(young)).toHaveText("Thank you for saying so");
  await keepAll(young, "age-under-13");
});

test("what lies over a page: the Terms, the Privacy Policy, the Menu of a phone", async ({ page }) => {
  for (const [screen, name] of [
    ["terms-dialog", "Terms of Service"],
    ["privacy-dialog", "Privacy Policy"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("link", { name }).click();
    const words = page.getByRole("dialog", { name });
    await expect(words).toBeVisible();
    await keepAll(page, screen, words);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const who of ["visitor", "member"]) {
    if (who === "member") await signIn(page, "member@koinonia.test");
    await toHub(page);
    await bar(page).getByRole("button", { name: "Menu" }).click();
    await expect(menu(page)).toBeVisible();
    // over nothing that would light up
    await page.mouse.move(0, 0);
    await noNotice(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await keep(page, `menu-${who}-phone-${theme}`);
    }
  }
});
