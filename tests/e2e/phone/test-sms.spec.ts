import { captcha, dialog, outboxEmails } from "../steps/account-page.ts";
import { walkHere } from "../steps/keyboard-walk.ts";
import { expect, test } from "../steps/people.ts";

/** A number that no earlier run has sent texts to: they count for everybody. */
const LINE = String(Date.now() % 10_000).padStart(4, "0");

test("AU5, D18: the button asks for a number; refused without one and without a tick, then one text is sent; by keyboard", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("send-test-sms")) asked.push(request.url());
  });
  await page.goto("/auth");
  const button = page.getByRole("button", { name: "Test SMS" });
  // the page's script hears the key
  await expect(async () => {
    await button.press("Enter");
    await expect(dialog(page)).toHaveAccessibleName("Send a test text", { timeout: 1_000 });
  }).toPass();
  await expect(captcha(page)).toBeVisible();
  await walkHere(page, "the Test SMS dialog", "dialog[open]");

  const number = dialog(page).getByLabel("Phone number");
  await number.press("Enter");
  await expect(dialog(page).getByText("Please enter a phone number")).toBeVisible();
  await number.pressSequentially(`212556${LINE}`);
  await number.press("Enter");
  await expect(dialog(page).getByRole("alert").last()).toContainText("Please check the box above first.");
  await walkHere(page, "the Test SMS dialog, refused", "dialog[open]");
  expect(asked).toEqual([]);

  const passed = page.waitForResponse("**/turnstile/token");
  await captcha(page).press("Space");
  await (await passed).finished();
  await number.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Test text sent" })).toBeVisible();
  expect(await outboxEmails(page, `+1212556${LINE}`)).toHaveLength(1);
  await expect(button).toBeFocused();
});
