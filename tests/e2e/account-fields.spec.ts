import type { Locator, Page } from "@playwright/test";
import { create, dialog, fill, newAccount, press, problem, tick, typePassword } from "./account-page.ts";
import { advanceClock, codeFor, expect, NEW_PASSWORD, newEmail, signUp, test } from "./people.ts";
import { codeOfApp } from "./staff.ts";

/** Whatever is typed: a clear word, nothing lost, nothing run, and nothing sent that a rule refuses. */

const LONG = "a".repeat(10_000);
const HTML = "<svg/onload=window.ran=1>";
const EMOJI = "👩‍🌾";
const RIGHT_TO_LEFT = "\u202eרות";
const ZERO_WIDTH = "\u200b\u2060";

const GAPS = "Please fill in all required fields.";
const TOO_LONG = "One of the fields is too long.";
const NO_EMAIL = "Please enter a valid email address.";
const WEAK = "Password must contain at least 8 characters";
const LONG_PASSWORD = "72 letters are the most";
const NO_CODE = "Please enter the verification code";
const SIX_DIGITS = "Verification code must be 6 digits";

type Rows = readonly (readonly [typed: string, said: string])[];
type Refusing = { field: Locator; submit: () => Promise<void>; said: Locator; rows: Rows };

const EMAILS: Rows = [
  ["", GAPS],
  [HTML, NO_EMAIL],
  [ZERO_WIDTH, GAPS],
  [EMOJI, NO_EMAIL],
  [`${LONG}@example.com`, TOO_LONG],
  [RIGHT_TO_LEFT, NO_EMAIL],
];
const NEW_PASSWORDS: Rows = [
  ["", WEAK],
  [`Lantern-7-${LONG}`, LONG_PASSWORD],
  [EMOJI, WEAK],
  [`Lantern-7-${"🕯".repeat(16)}`, LONG_PASSWORD],
  [ZERO_WIDTH, WEAK],
];

/** Each is refused in words and stays in its field, and nothing leaves the page for it. */
async function refuses(page: Page, { field, submit, said, rows }: Refusing) {
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() !== "GET" && /\/__clerk\/|\/settings/.test(request.url())) sent.push(request.url());
  };
  page.on("request", note);
  for (const [typed, words] of rows) {
    await field.fill(typed);
    await submit();
    await expect(said, typed.slice(0, 30)).toContainText(words);
    await expect(field).toHaveValue(typed);
  }
  page.off("request", note);
  // the token of a page that stays open is renewed by itself
  expect(sent.filter((url) => !/\/tokens|\/touch/.test(url))).toEqual([]);
  await ranNothing(page);
}

const ranNothing = async (page: Page) => expect(await page.evaluate(() => "ran" in window)).toBe(false);

/** One line of the settings, opened, and what is said in it. */
async function openLine(page: Page, title: string) {
  const summary = page
    .locator("summary")
    .filter({ has: page.locator("b").getByText(title, { exact: true }) });
  const line = page.locator("details.setting-line").filter({ has: summary });
  await summary.click();
  return { line, said: line.locator(".field-error") };
}

test("bad input at the door: sign-in, a forgotten password and the new one", async ({ page, allow }) => {
  allow(/status of 4\d\d/);
  await page.goto("/auth?mode=login");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const said = problem(page);
  const signIn = () => press(page);
  await password.fill(NEW_PASSWORD);
  await refuses(page, { field: email, submit: signIn, said, rows: EMAILS });
  await email.fill(newEmail("nobody"));
  const rows = [
    ["", GAPS],
    [LONG, TOO_LONG],
    [ZERO_WIDTH, GAPS],
  ] as const;
  await refuses(page, { field: password, submit: signIn, said, rows });
  // these may be somebody's: the vendor says
  for (const typed of [HTML, EMOJI, RIGHT_TO_LEFT]) {
    await password.fill(typed);
    await press(page);
    await expect(said).toContainText("Email or password is incorrect.");
    await expect(password).toHaveValue(typed);
  }

  await page.getByRole("button", { name: "Forgot password?" }).click();
  const go = () => dialog(page).locator(".account-go button[type=submit]").click();
  await refuses(page, { field: email, submit: go, said, rows: EMAILS });
  const markup = `${HTML}@example.com`;
  await email.fill(markup);
  await go();
  await expect(dialog(page)).toContainText(markup);
  const code = page.getByLabel("Verification code");
  await code.fill(`${HTML}1${EMOJI}2${RIGHT_TO_LEFT}${ZERO_WIDTH}`);
  await expect(code).toHaveValue("112");
  await refuses(page, {
    field: code,
    submit: go,
    said,
    rows: [
      ["", NO_CODE],
      ["12345", SIX_DIGITS],
    ],
  });
  await code.fill("7".repeat(10_000));
  await expect(code).toHaveValue("777777");
  const next = page.getByRole("textbox", { name: "New password" });
  await refuses(page, { field: next, submit: go, said, rows: NEW_PASSWORDS });
});

test("bad input at the door: every field of sign-up, and the code of its letter", async ({ page, allow }) => {
  allow(/status of 4\d\d/);
  await page.goto("/auth?mode=signup");
  await tick(page);
  const email = newEmail("fields");
  await fill(page, email);
  const said = problem(page);
  const submit = () => create(page);
  const fields: [string, Rows][] = [
    [
      "Full name",
      [
        ["", GAPS],
        [LONG, TOO_LONG],
        [ZERO_WIDTH, GAPS],
      ],
    ],
    ["Email", EMAILS],
    [
      "Password",
      [["", GAPS], [`Lantern-7-${LONG}`, TOO_LONG], ...NEW_PASSWORDS.slice(2, 4), [ZERO_WIDTH, GAPS]],
    ],
    [
      "Phone",
      [
        ["", GAPS],
        ["415-555", "Please enter a valid 10-digit phone number"],
      ],
    ],
  ];
  for (const [label, rows] of fields) {
    const field = page.getByLabel(label, { exact: true });
    const good = await field.inputValue();
    await refuses(page, { field, submit, said, rows });
    await field.fill(good);
  }
  // only digits stand in a number, and ten of them
  const phone = page.getByLabel("Phone");
  await phone.fill(`${HTML}${EMOJI}${RIGHT_TO_LEFT}`);
  await expect(phone).toHaveValue("");
  await phone.fill("4155550134".repeat(1_000));
  await expect(phone).toHaveValue("415-555-0134");

  await page.getByLabel("Full name").fill(`${HTML} ${EMOJI} ${RIGHT_TO_LEFT}`);
  await create(page);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  const confirm = () => page.getByRole("button", { name: "Confirm Email" }).click();
  const code = page.getByLabel("Verification code");
  await refuses(page, {
    field: code,
    submit: confirm,
    said,
    rows: [
      ["", NO_CODE],
      ["123", SIX_DIGITS],
    ],
  });
  await code.fill(await codeFor(page, email));
  await confirm();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL("**/chatbot");
  await page.goto("/settings");
  await expect(page.getByLabel("Full name")).toHaveValue(new RegExp(`^${HTML}`));
  await ranNothing(page);
});

test("bad input at the second step: a code of the app and a backup code, at the door and in settings", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = await newAccount(page, "odd-codes", { ageBand: "18+" });
  await typePassword(page, email);
  await page.waitForURL("**/chatbot");
  await page.goto("/settings");
  const { line, said } = await openLine(page, "Second step");
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
  const door = (await another()).page;
  await typePassword(door, email);
  await door.getByRole("button", { name: "Use a backup code" }).click();
  const kept = door.getByLabel("Backup code");
  const go = () => door.getByRole("button", { name: "Continue" }).click();
  await refuses(door, { field: kept, submit: go, said: problem(door), rows: backup });
  for (const typed of [HTML, EMOJI, RIGHT_TO_LEFT]) {
    await kept.fill(typed);
    await go();
    await expect(problem(door)).toContainText("Invalid verification code");
    await expect(kept).toHaveValue(typed);
  }

  // a while later: who is it?
  await advanceClock(page, 700_000);
  await line.getByRole("button", { name: "Turn Off" }).click();
  const again = page.getByRole("dialog", { name: "Is it you?" });
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
  const save = page.getByRole("button", { name: "Save Name" });
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
  await expect(page.getByText("Saved").first()).toBeVisible();

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
  const again = page.getByRole("dialog", { name: "Is it you?" });
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
