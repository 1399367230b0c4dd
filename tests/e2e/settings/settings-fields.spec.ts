import type { Page } from "@playwright/test";
import { newAccount, refused, typePassword } from "../steps/account-page.ts";
import {
  EMOJI,
  GAPS,
  HTML,
  LONG,
  NEW_PASSWORDS,
  NO_CODE,
  RIGHT_TO_LEFT,
  type Rows,
  ranNothing,
  refuses,
  SIX_DIGITS,
  TOO_LONG,
  ZERO_WIDTH,
} from "../steps/odd-input.ts";
import { advanceClock, expect, NEW_PASSWORD, newEmail, signUp, test } from "../steps/people.ts";
import { codeOfApp } from "../steps/staff.ts";

/** The same where somebody is signed in (account-fields.spec.ts). */

/** One line of the settings, opened, and what is said in it. */
async function openLine(page: Page, title: string) {
  const summary = page
    .locator("summary")
    .filter({ has: page.locator("b").getByText(title, { exact: true }) });
  const line = page.locator("details.setting-line").filter({ has: summary });
  await summary.click();
  return { line, said: line.locator(".field-error") };
}

test("bad input at the second step: a code of the app and a backup code, at sign-in and in settings", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = await newAccount(page, "odd-codes", { ageBand: "18+" });
  await typePassword(page, email);
  await page.waitForURL("**/chatbot");
  await page.goto("/settings");
  const { line, said } = await openLine(page, "Two-step verification");
  await line.getByRole("button", { name: "Turn On" }).click();
  await expect(line.locator(".setting-key")).toBeVisible();
  const code = line.getByLabel("Code from the app");
  const confirm = () => line.getByRole("button", { name: "Confirm" }).click();
  const digits: Rows = [
    ["", NO_CODE],
    [HTML, SIX_DIGITS],
    [" ", NO_CODE],
    ["7".repeat(10_000), SIX_DIGITS],
    [EMOJI, SIX_DIGITS],
    [RIGHT_TO_LEFT, SIX_DIGITS],
    [ZERO_WIDTH, SIX_DIGITS],
  ];
  await refuses(page, { field: code, submit: confirm, said, rows: digits });
  await code.fill(await codeOfApp((await line.locator(".setting-key").textContent()) ?? ""));
  await confirm();
  await expect(line.locator(".setting-codes code")).toHaveCount(10);

  const backup: Rows = [
    ["", NO_CODE],
    [LONG, "That is longer than a backup code."],
    [ZERO_WIDTH, NO_CODE],
  ];
  const signedOut = (await another()).page;
  await typePassword(signedOut, email);
  await signedOut.getByRole("button", { name: "Use a backup code" }).click();
  const kept = signedOut.getByLabel("Backup code");
  const go = () => signedOut.getByRole("button", { name: "Continue" }).click();
  await refuses(signedOut, { field: kept, submit: go, said: refused(signedOut), rows: backup });
  for (const typed of [HTML, EMOJI, RIGHT_TO_LEFT]) {
    await kept.fill(typed);
    await go();
    await expect(kept).toHaveAccessibleDescription(/Check the code/);
    await expect(kept).toHaveValue(typed);
  }

  // a while later: who is it?
  await advanceClock(page, 700_000);
  await line.getByRole("button", { name: "Turn Off" }).click();
  const again = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(again).toBeVisible();
  await refuses(page, {
    field: again.getByLabel("Code from the app"),
    submit: () => again.getByRole("button", { name: "Continue" }).click(),
    said: again.locator(".field-error"),
    rows: backup,
  });
});

test("bad input in settings: name, e-mail and its code, password, proof, and the words that delete", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  await signUp(page, { email: newEmail("odd") });
  await page.goto("/settings");
  const name = page.getByLabel("Full name");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const account = page.locator("#account");
  for (const [typed, said] of [
    [LONG, "100 characters at most"],
    [ZERO_WIDTH, "Please write your name."],
  ] as const) {
    await name.fill(typed);
    await save.click();
    await expect(account.locator("[role=alert] .field-error").first()).toContainText(said);
    await expect(name).toHaveValue(typed);
    await expect(save).not.toHaveAttribute("aria-busy");
  }
  await name.fill(`${HTML} ${EMOJI} רות`);
  await save.click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

  const password = await openLine(page, "Password");
  const current = password.line.getByLabel("Current password");
  const change = () => password.line.getByRole("button", { name: "Change Password" }).click();
  await password.line.getByLabel("New password").fill("Candle-8-lit");
  const passwords: Rows = [
    ["", GAPS],
    [LONG, TOO_LONG],
    [ZERO_WIDTH, GAPS],
  ];
  await refuses(page, { field: current, submit: change, said: password.said, rows: passwords });
  await current.fill(NEW_PASSWORD);
  const next = password.line.getByLabel("New password");
  await refuses(page, { field: next, submit: change, said: password.said, rows: NEW_PASSWORDS });

  const email = await openLine(page, "Email");
  const send = () => email.line.getByRole("button", { name: "Send Code" }).click();
  const address = email.line.getByLabel("New email");
  await refuses(page, {
    field: address,
    submit: send,
    said: email.said,
    rows: [
      ["", "Please write an email address."],
      [`${LONG}@example.com`, "254 characters at most"],
      [HTML, "Please write an email address."],
      [EMOJI, "Please write an email address."],
      [RIGHT_TO_LEFT, "Please write an email address."],
      [ZERO_WIDTH, "Please write an email address."],
    ],
  });
  await advanceClock(page, 700_000);
  const markup = `${HTML}${Date.now()}@example.com`;
  await address.fill(markup);
  await send();
  const again = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(again).toBeVisible();
  const proof = again.getByLabel("Current password");
  const prove = () => again.getByRole("button", { name: "Continue" }).click();
  const said = again.locator(".field-error");
  await refuses(page, { field: proof, submit: prove, said, rows: passwords });
  for (const typed of [HTML, EMOJI, RIGHT_TO_LEFT]) {
    await proof.fill(typed);
    await prove();
    await expect(said).toContainText("That password is not right.");
    await expect(proof).toHaveValue(typed);
  }
  await proof.fill(NEW_PASSWORD);
  await prove();
  await expect(email.line).toContainText(`six digits to ${markup}`);
  await refuses(page, {
    field: email.line.getByLabel("Code from the email"),
    submit: () => email.line.getByRole("button", { name: "Verify" }).click(),
    said: email.said,
    rows: [
      ["", NO_CODE],
      [HTML, SIX_DIGITS],
      ["7".repeat(10_000), SIX_DIGITS],
    ],
  });

  await page.locator("summary", { hasText: "Delete account" }).click();
  const words = page.getByLabel("To confirm, write");
  const remove = () => page.getByRole("button", { name: "Delete My Account" }).click();
  await remove();
  // the browser's own word
  expect(await words.evaluate((input) => (input as HTMLInputElement).validity.valueMissing)).toBe(true);
  for (const typed of [LONG, HTML, EMOJI, "\u202eeliminar", ZERO_WIDTH]) {
    await words.fill(typed);
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === "POST" && /settings/.test(response.url()),
      ),
      remove(),
    ]);
    expect(answer.status()).toBe(400);
    await expect(page.getByText("Nothing was deleted.")).toBeVisible();
    await expect(words).toHaveValue(typed);
  }
  await ranNothing(page);
  await expect(page.getByLabel("Full name")).toHaveValue(`${HTML} ${EMOJI} רות`);
});
