import { clerk, create, fill, fillSignIn, press, said, tick } from "./account-page.ts";
import { codeFor, expect, newEmail, test } from "./people.ts";

test.afterEach(({ page }) => clerk(page, { reset: true }));

test("X16: a vendor that takes 31 s is given up after 30, and a second try makes one account and one session", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  await page.clock.install();
  const email = newEmail("slow");
  await page.goto("/auth?mode=signup");
  await fill(page, email);
  await tick(page);
  await create(page);
  await page.getByLabel("Verification code").fill(await codeFor(page, email));
  await clerk(page, { fault: "slow", ms: 4000, times: 1, on: "/attempt_verification" });
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page.getByRole("button", { name: "Please wait..." })).toBeVisible();
  await page.clock.fastForward(31_000);
  await said(page, "Request Timeout", "The operation took too long. Please try again.");
  await expect(page.getByLabel("Verification code")).toHaveValue(/^\d{6}$/);
  // the vendor has done it meanwhile
  await expect
    .poll(
      async () => (await page.context().cookies()).find(({ name }) => name === "__client_uat")?.value ?? "0",
    )
    .not.toBe("0");
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL("**/chatbot");
});

test("a vendor that cannot be reached, and an account that rests, are said in words", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d|unreachable\.invalid|ERR_|Content Security Policy|Failed to/);
  await page.goto("/auth?mode=login");
  await clerk(page, { fault: "unreachable", times: 1 });
  await fillSignIn(page, "member@koinonia.test");
  await press(page);
  await said(page, "No connection", "Nothing was lost");
  await clerk(page, { fault: "code:user_locked", times: 1 });
  await press(page);
  await said(page, "Sign In Failed", "this account rests for a while");
  await press(page);
  await page.waitForURL("**/chatbot");
  await expect(page.getByText("Welcome back!")).toBeVisible();
});
