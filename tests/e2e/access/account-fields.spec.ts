import { captcha, create, dialog, fill, press, problem, refused, tick } from "../steps/account-page.ts";
import {
  EMAILS,
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
import { codeFor, expect, NEW_PASSWORD, newEmail, test } from "../steps/people.ts";

/** Whatever is typed: a clear word, nothing lost, nothing run, and nothing sent that a rule refuses. */

test("bad input at sign-in: sign-in, a forgotten password and the new one", async ({ page, allow }) => {
  allow(/status of 4\d\d/);
  await page.goto("/auth?mode=login");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const said = refused(page);
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

test("bad input at sign-in: every field of sign-up, and the code of its e-mail", async ({ page, allow }) => {
  allow(/status of 4\d\d/);
  await page.goto("/auth?mode=signup");
  await tick(page);
  const email = newEmail("fields");
  await fill(page, email);
  const said = refused(page);
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
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL("**/chatbot");
  await page.goto("/settings");
  await expect(page.getByLabel("Full name")).toHaveValue(new RegExp(`^${HTML}`));
  await ranNothing(page);
});

const MISSING = [
  "Please enter your full name",
  "Please enter your email",
  "Please enter your password",
  "Please enter a phone number",
  "Please choose your age",
];

test("V3, V4, V7: an empty form names every field under it, says nothing twice, and goes to the first", async ({
  page,
}) => {
  await page.goto("/auth?mode=signup");
  const errors = dialog(page).locator(".field-error");
  await expect(captcha(page)).toBeVisible();
  await create(page);
  await expect(errors).toHaveText([...MISSING, /CAPTCHA verification/]);
  await expect(problem(page)).toHaveCount(0);
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/Please enter your full name/);
  await page.getByLabel("Full name").fill("Ruth");
  await tick(page);
  await create(page);
  await expect(errors).toHaveText(MISSING.slice(1));
  await expect(page.getByLabel("Email")).toBeFocused();
  await fill(page, newEmail("empty"), { password: "lantern" });
  await create(page);
  await expect(errors).toHaveText([/at least 8 characters/]);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  await page.goto("/auth?mode=login");
  await press(page);
  await expect(errors).toHaveText(MISSING.slice(1, 3));
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("V6, D9: the front page's form says the rule of length that holds there, and the vendor holds it", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  await page.goto("/auth?mode=signup&from=landing");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAccessibleDescription("Must contain 8+ characters");
  await expect(dialog(page)).not.toContainText("special character");
  await page.getByLabel("Full name").fill("Ruth Bennett");
  await page.getByLabel("Email").fill(newEmail("short"));
  await page.getByLabel("18 or older").check();
  await tick(page);
  await password.fill("1234567");
  await create(page);
  await expect(refused(page)).toContainText("Password Requirements Not Met");
  // at the field that it is about, and nowhere else on the form
  await expect(dialog(page).locator(".field-error")).toHaveText([/at least 8 characters/]);
  await expect(problem(page)).toHaveCount(0);
  await expect(password).toBeFocused();
  await password.fill("12345678");
  await tick(page);
  await create(page);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
});
