import type { Page } from "@playwright/test";
import { meetFaults, sessionsOf, TIMEOUT, UNREACHABLE, usersOf } from "../servers/broken-vendor.ts";
import {
  captcha,
  clerk,
  create,
  dialog,
  fill,
  fillSignIn,
  newAccount,
  outboxEmails,
  press,
  said,
  tick,
  typePassword,
} from "../steps/account-page.ts";
import { codeFor, expect, NEW_PASSWORD, NO_WORKER, newEmail, PASSWORD, test } from "../steps/people.ts";

test.use(NO_WORKER);

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
  const code = await codeFor(page, email);
  await clerk(page, { fault: "slow", ms: 4000, times: 1, on: "/attempt_verification" });
  await page.getByLabel("Verification code").fill(code);
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
  expect(await usersOf(page, email)).toHaveLength(1);
  expect(await sessionsOf(page, email)).toBe(1);
});

const WORDS = {
  slow: TIMEOUT,
  unreachable: UNREACHABLE,
  "500": ["Error", "An error occurred during authentication."],
} as const;
const go = (page: Page) => dialog(page).locator(".account-go button[type=submit]");

test("X16: sign-in while the vendor is unreachable, failing and slow: told, kept, and one session", async ({
  page,
  allow,
}) => {
  allow(/status of [45]\d\d|ERR_|Failed to/);
  await page.clock.install();
  const email = await newAccount(page, "slow-in", { ageBand: "18+" });
  await page.goto("/auth?mode=login");
  await fillSignIn(page, email);
  await meetFaults(page, {
    path: /\/sign_ins$/,
    button: go(page),
    words: WORDS,
    kept: async () => {
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
    },
  });
  await go(page).click();
  await page.waitForURL("**/chatbot");
  expect(await sessionsOf(page, email)).toBe(1);
});

test("X15, X16: sign-up while the vendor is unreachable, failing and slow: told, kept, and one account", async ({
  page,
  allow,
}) => {
  allow(/status of [45]\d\d|ERR_|Failed to/);
  await page.clock.install();
  const email = newEmail("slow-up");
  await page.goto("/auth?mode=signup");
  await fill(page, email);
  await meetFaults(page, {
    path: /\/sign_ups$/,
    button: go(page),
    words: WORDS,
    before: () => tick(page),
    kept: async () => {
      await expect(captcha(page)).not.toBeChecked();
      await expect(page.getByLabel("Full name")).toHaveValue("Ann Okafor");
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue(NEW_PASSWORD);
      await expect(page.getByLabel("Phone")).toHaveValue("415-555-0134");
      await expect(page.getByLabel("18 or older")).toBeChecked();
    },
  });
  expect(await usersOf(page, email)).toHaveLength(0);
  await tick(page);
  await go(page).click();
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  expect(await outboxEmails(page, email)).toHaveLength(1);
  await page.getByLabel("Verification code").fill(await codeFor(page, email));
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL("**/chatbot");
  expect(await usersOf(page, email)).toHaveLength(1);
  expect(await sessionsOf(page, email)).toBe(1);
});

test("X16, G21: a forgotten password while the vendor is unreachable, failing and slow: told, kept, and set once", async ({
  page,
  allow,
}) => {
  allow(/status of [45]\d\d|ERR_|Failed to/);
  await page.clock.install();
  const email = await newAccount(page, "slow-forgot", { ageBand: "18+" });
  await page.goto("/auth?mode=login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await meetFaults(page, {
    path: /\/sign_ins$/,
    button: go(page),
    words: WORDS,
    kept: () => expect(page.getByLabel("Email")).toHaveValue(email),
  });
  await go(page).click();
  const code = page.getByLabel("Verification code");
  await expect(code).toBeVisible();
  const typed = await codeFor(page, email);
  await code.fill(typed);
  const password = page.getByRole("textbox", { name: "New password" });
  await password.fill("Candle-8-lit");
  await meetFaults(page, {
    path: /\/attempt_first_factor$/,
    button: go(page),
    words: WORDS,
    kept: async () => {
      await expect(code).toHaveValue(typed);
      await expect(password).toHaveValue("Candle-8-lit");
    },
  });
  // the code has been taken meanwhile, and is good once
  await meetFaults(page, {
    path: /\/reset_password$/,
    button: go(page),
    words: WORDS,
    kept: () => expect(password).toHaveValue("Candle-8-lit"),
  });
  // it is set meanwhile, and has let them in
  await go(page).click();
  await page.waitForURL("**/chatbot");
  expect(await sessionsOf(page, email)).toBe(1);
  await page.context().clearCookies();
  await typePassword(page, email, "Candle-8-lit");
  await page.waitForURL("**/chatbot");
});

test("X16, G21: a second step at sign-in while the vendor is unreachable, failing and slow: told, kept, and one session", async ({
  page,
  allow,
}) => {
  allow(/status of [45]\d\d|ERR_|Failed to/);
  await page.clock.install();
  const email = await newAccount(page, "slow-second", { ageBand: "18+" });
  await clerk(page, { clientTrust: [email] });
  await typePassword(page, email);
  await expect(dialog(page)).toHaveAccessibleName("Confirm it is you");
  const code = page.getByLabel("Verification code");
  const typed = await codeFor(page, email);
  // the last digit sends it
  await code.fill(typed.slice(0, 5));
  await meetFaults(page, {
    path: /\/attempt_second_factor$/,
    press: async () => ((await code.inputValue()) === typed ? go(page).click() : code.fill(typed)),
    button: go(page),
    words: WORDS,
    kept: () => expect(code).toHaveValue(typed),
  });
  // it was let in meanwhile, and no code is asked of who is in
  await go(page).click();
  await page.waitForURL("**/chatbot");
  expect(await sessionsOf(page, email)).toBe(1);
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
  await said(page, "Sign In Failed", "this account is locked for a while");
  await press(page);
  await page.waitForURL("**/chatbot");
  await expect(page.getByText("Welcome back!")).toBeVisible();
});
