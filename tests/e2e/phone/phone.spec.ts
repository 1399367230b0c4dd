import type { Page } from "@playwright/test";
import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { create, dialog, fill, outboxEmails, tick } from "../steps/account-page.ts";
import {
  advanceClock,
  codeFor,
  expect,
  NO_WORKER,
  newEmail,
  signUp,
  signUpByForm,
  test,
} from "../steps/people.ts";

test.use(NO_WORKER);

const FUNCTION = "**/functions/send-verification-code";
/** A number that no earlier run has verified, or was sent codes to: both count for all accounts. */
const LINE = String(Date.now() % 10_000).padStart(4, "0");
const NUMBER = `212-555-${LINE}`;

async function sound(page: Page, within = "#phone") {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    await accessibleInBothThemes(page, `${width}`, within);
  }
}

test("S11, D7, PH6, X17: the phone step after the email; done or skipped, the dialog is gone and the next page says so", async ({
  page,
  another,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const number = `2125540${LINE.slice(1)}`;
  const atPhoneStep = async (at: Page, email: string) => {
    await at.goto("/auth?mode=signup");
    await fill(at, email);
    await at.getByLabel("Phone").fill(number);
    await tick(at);
    await create(at);
    await at.getByLabel("Verification code").fill(await codeFor(at, email));
    await expect(dialog(at)).toHaveAccessibleName("Verify your phone");
  };
  await atPhoneStep(page, newEmail("skips"));
  await sound(page, "dialog[open]");
  await page.getByRole("button", { name: "Skip for now" }).press("Enter");
  await page.waitForURL("**/chatbot");
  await expect(dialog(page)).toHaveCount(0);
  const notices = (at: Page) => at.getByRole("region", { name: "Notices" });
  await expect(notices(page)).toContainText("Account created!");
  await expect(notices(page)).toContainText("You can add your phone number later in Profile settings.");

  const { page: other } = await another();
  await atPhoneStep(other, newEmail("proves"));
  await dialog(other).getByRole("button", { name: "Send Code" }).press("Enter");
  const code = other.getByLabel("Verification code");
  const typed = await codeFor(other, `+1${number}`);
  // X17: the account stands, whatever becomes of its number; what was typed stays too
  await other.route(FUNCTION, (route) => route.abort());
  await code.fill(typed);
  await expect(dialog(other).getByRole("alert").filter({ hasText: "Verification failed." })).toContainText(
    "Account created but SMS verification failed. You can add your phone later.",
  );
  await other.unroute(FUNCTION);
  await code.press("Enter");
  await other.waitForURL("**/chatbot");
  await expect(dialog(other)).toHaveCount(0);
  await expect(notices(other)).toContainText("Phone Verified!");
});

test("PH1-PH6, V7-V10, X17, X18, X23: a number is verified in settings: refused words, a wrong code, the right one", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d|ERR_FAILED/);
  // X17: the account stands, whatever becomes of its number; PH6
  const atPhone = async () => {
    await expect(page.getByText("You can add your phone number later in Profile settings.")).toBeVisible();
    await page.route(FUNCTION, (route) => route.abort());
    await page.getByRole("button", { name: "Send Code" }).click();
    const said = "Account created but SMS verification failed. You can add your phone later.";
    await expect(page.getByText(said).first()).toBeVisible();
    await page.unroute(FUNCTION);
  };
  await signUpByForm(page, { email: newEmail("phone"), atPhone });
  await page.goto("/settings");
  const phone = page.getByRole("region", { name: "Phone" });
  await phone.locator("summary").click();
  const number = phone.getByLabel("Phone number");
  const send = phone.getByRole("button", { name: "Send Code" });
  await expect(send).toBeVisible();
  await sound(page);

  // V7, V8, PH1, PH7
  await number.fill("");
  await number.press("Enter");
  await expect(phone.getByText("Please enter a phone number")).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill("415555");
  await number.press("Enter");
  await expect(phone.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await number.fill("");
  await number.pressSequentially(`212555${LINE}9`);
  await expect(number).toHaveValue(NUMBER);

  // X18, X17: nothing is sent, and the number stays
  await page.route(FUNCTION, (route) => route.abort());
  await send.click();
  await expect(phone.getByRole("alert")).toContainText("Failed to send verification code.");
  await expect(number).toHaveValue(NUMBER);
  await page.unroute(FUNCTION);

  // PH2-PH4
  await send.click();
  const code = phone.getByLabel("Verification code");
  await expect(code).toBeFocused();
  await expect(phone.getByText(`+1 ${NUMBER}`)).toBeVisible();
  await expect(phone.getByText(/^Resend in \d\d s$/)).toBeVisible();
  await sound(page);
  await phone.getByRole("button", { name: "Change number" }).click();
  await expect(number).toHaveValue(NUMBER);
  // the minute is not over: the code that is on its way still counts
  await send.click();
  await expect(code).toBeFocused();

  // V9, V10
  await code.press("Enter");
  await expect(phone.getByText("Please enter the verification code")).toBeVisible();
  await code.pressSequentially("1a2-3");
  await expect(code).toHaveValue("123");
  await code.press("Enter");
  await expect(phone.getByText("Verification code must be 6 digits")).toBeVisible();

  // X18: a wrong code, a call that fails, then the right one
  const right = await codeFor(page, `+1212555${LINE}`);
  await code.fill(right === "111111" ? "222222" : "111111");
  await expect(phone.getByRole("alert")).toContainText("Invalid verification code.");
  await expect(phone.getByRole("alert")).toContainText("4 tries are left.");
  await expect(code).toHaveValue("");
  await expect(code).toBeFocused();
  await page.route(FUNCTION, (route) => route.abort());
  await code.fill(right);
  await expect(phone.getByRole("alert")).toContainText("Verification failed.");
  await expect(code).toHaveValue(right);
  await page.unroute(FUNCTION);
  await code.press("Enter");
  await expect(page.getByText("Phone Verified!")).toBeVisible();
  await expect(phone.getByText("Verified", { exact: true })).toBeVisible();
  await expect(phone.locator("summary")).toContainText(LINE);
});

test("PH4: after a minute the code is sent again; the vendor repeats it, so that either text will do", async ({
  page,
}) => {
  const number = `2125530${LINE.slice(1)}`;
  await page.clock.install();
  await signUp(page, { email: newEmail("again") });
  await page.goto("/settings");
  const phone = page.getByRole("region", { name: "Phone" });
  await phone.locator("summary").click();
  await phone.getByLabel("Phone number").fill(number);
  await phone.getByRole("button", { name: "Send Code" }).click();
  await expect(phone.getByText(/^Resend in \d+ s$/)).toBeVisible();
  const again = phone.getByRole("button", { name: "Resend code" });
  await page.clock.fastForward(50_000);
  await expect(again).toHaveCount(0);
  const sent = () => outboxEmails(page, `+1${number}`);
  expect(await sent()).toHaveLength(1);

  await advanceClock(page, 61_000);
  await page.clock.fastForward(11_000);
  await again.click();
  await expect(page.getByText("A new text is on its way.")).toBeVisible();
  await expect(phone.getByText(/^Resend in \d+ s$/)).toBeVisible();
  const [second, first, ...others] = await sent();
  expect(others).toEqual([]);
  expect(second?.code).toBe(first?.code);
  await phone.getByLabel("Verification code").fill(first?.code ?? "");
  await expect(page.getByText("Phone Verified!")).toBeVisible();
});
