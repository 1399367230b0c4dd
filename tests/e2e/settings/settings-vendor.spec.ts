import type { Page } from "@playwright/test";
import { meetFaults, sessionsOf, TIMEOUT, UNREACHABLE, usersOf } from "../servers/broken-vendor.ts";
import { clerk } from "../steps/account-page.ts";
import {
  codeFor,
  expect,
  hostedSignIn,
  NEW_PASSWORD,
  NO_WORKER,
  newEmail,
  signUp,
  test,
} from "../steps/people.ts";
import { codeOfApp } from "../steps/staff.ts";

test.use(NO_WORKER);

test.afterEach(({ page }) => clerk(page, { reset: true }));

const WORDS = {
  slow: TIMEOUT,
  unreachable: UNREACHABLE,
  "500": ["Error", "That did not work. Please try again."],
} as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A new member at a line of their settings, under a clock that can be moved. */
async function open(page: Page, title: string): Promise<string> {
  await page.clock.install();
  const email = newEmail("vendor");
  await signUp(page, { email });
  await page.goto("/settings");
  await expect(page.locator("#account .setting-lines")).toHaveAttribute("aria-busy", "false");
  await page
    .locator("summary")
    .filter({ has: page.locator("b").getByText(title, { exact: true }) })
    .click();
  return email;
}

test.beforeEach(({ allow }) => allow(/status of [45]\d\d|ERR_|Failed to/));

test("X16, G21: a new e-mail while the vendor is unreachable, failing and slow: told, kept, and one address in the end", async ({
  page,
}) => {
  const email = await open(page, "Email");
  const next = newEmail("next");
  const field = page.getByLabel("New email");
  await field.fill(next);
  const send = button(page, "Send Code");
  const kept = () => expect(field).toHaveValue(next);
  await meetFaults(page, { path: /\/me\/email_addresses\/?$/, button: send, words: WORDS, kept });
  await send.click();

  const code = page.getByLabel("Code from the email");
  const typed = await codeFor(page, next);
  await code.fill(typed);
  const verify = button(page, "Verify");
  await meetFaults(page, {
    path: /\/attempt_verification$/,
    button: verify,
    words: WORDS,
    kept: () => expect(code).toHaveValue(typed),
  });
  // the code has been taken meanwhile: what it was for is still to be done
  await verify.click();
  await expect(page.getByText("Email changed")).toBeVisible();
  const [user, ...others] = await usersOf(page, next);
  expect(user?.email_addresses.map((one) => one.email_address)).toEqual([next]);
  expect([others.length, (await usersOf(page, email)).length]).toEqual([0, 0]);
  expect(await sessionsOf(page, next)).toBe(1);
});

test("X16, G21: a new password while the vendor is unreachable, failing and slow: told, kept, and changed once", async ({
  page,
  another,
}) => {
  const email = await open(page, "Password");
  const current = page.getByLabel("Current password");
  const next = page.getByLabel("New password");
  await current.fill(NEW_PASSWORD);
  await next.fill("Candle-8-lit");
  const change = button(page, "Change Password");
  await meetFaults(page, {
    path: /\/me\/change_password$/,
    button: change,
    words: WORDS,
    kept: async () => {
      await expect(current).toHaveValue(NEW_PASSWORD);
      await expect(next).toHaveValue("Candle-8-lit");
    },
  });
  // it has been changed meanwhile: the one that was current is wrong by now
  await change.click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await hostedSignIn((await another()).page, email, "Candle-8-lit");
  expect(await sessionsOf(page, email)).toBe(2);
});

test("X16, G21: another device while the vendor is unreachable, failing and slow: told, and signed out once", async ({
  page,
  another,
}) => {
  const email = await open(page, "Devices");
  const other = await another();
  await hostedSignIn(other.page, email, NEW_PASSWORD);
  await page.reload();
  await page.locator("summary").filter({ hasText: "Devices" }).click();
  const end = button(page, "Sign Out All Others");
  await meetFaults(page, {
    path: /\/me\/sessions\/[^/]+\/revoke$/,
    button: end,
    words: WORDS,
    kept: () => expect(end).toBeVisible(),
  });
  await end.click();
  await expect(page.getByText("Signed out there")).toBeVisible();
  await expect(end).toHaveCount(0);
  expect(await sessionsOf(page, email)).toBe(1);
});

test("X16, G21: a second step while the vendor is unreachable, failing and slow: told, kept, on with its backup codes, and off", async ({
  page,
}) => {
  const email = await open(page, "Two-step verification");
  const begin = button(page, "Turn On");
  await meetFaults(page, {
    path: /\/me\/totp$/,
    button: begin,
    words: WORDS,
    kept: () => expect(page.locator(".setting-key")).toHaveCount(0),
  });
  await begin.click();
  const code = page.getByLabel("Code from the app");
  const typed = await codeOfApp((await page.locator(".setting-key").textContent()) ?? "");
  await code.fill(typed);
  const confirm = button(page, "Confirm");
  await meetFaults(page, {
    path: /\/me\/totp\/attempt_verification$/,
    button: confirm,
    words: WORDS,
    kept: () => expect(code).toHaveValue(typed),
  });
  // it is on meanwhile, and its backup codes went to nobody
  await confirm.click();
  await expect(page.locator(".setting-codes code")).toHaveCount(10);
  expect((await usersOf(page, email))[0]?.totp_enabled).toBe(true);

  const off = button(page, "Turn Off");
  const on = page.getByText("On. Signing in asks for a code from your app.");
  await meetFaults(page, {
    path: /\/me\/totp$/,
    button: off,
    words: WORDS,
    kept: () => expect(on).toBeVisible(),
  });
  await off.click();
  await expect(page.getByText("Two-step verification is off")).toBeVisible();
  expect((await usersOf(page, email))[0]?.totp_enabled).toBe(false);
});

test("X16, D16: another name while the vendor is unreachable, failing and slow: told, kept, and changed once", async ({
  page,
}) => {
  const email = newEmail("renamed");
  await signUp(page, { email });
  await page.goto("/settings");
  const name = page.getByLabel("Full name");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await name.fill("Tabitha Joppa");
  // the last is done after our server has given it up: ten seconds
  for (const fault of [{ fault: "unreachable" }, { fault: "500" }, { fault: "slow", ms: 11_000 }]) {
    await clerk(page, { ...fault, on: "/v1/users/", times: 1 });
    await save.click();
    const alert = page.getByRole("alert").filter({ hasText: "No connection" });
    await expect(alert, fault.fault).toContainText("the service that keeps your name", { timeout: 15_000 });
    await expect(name).toHaveValue("Tabitha Joppa");
    await expect(save).not.toHaveAttribute("aria-busy");
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
  await save.click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  expect((await usersOf(page, email))[0]?.first_name).toBe("Tabitha");
});
