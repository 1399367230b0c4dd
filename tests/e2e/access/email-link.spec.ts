import { create, dialog, fill, outboxEmails, tick } from "../steps/account-page.ts";
import { advanceClock, expect, newEmail, test } from "../steps/people.ts";

test("S15, S16: the e-mailed link, opened here, used again, and on another device", async ({
  page,
  another,
  context,
}) => {
  const email = newEmail("link");
  await page.goto("/auth?mode=signup");
  await fill(page, email);
  await tick(page);
  await create(page);
  await page.getByRole("button", { name: "Send a link instead" }).click();
  await expect.poll(async () => (await outboxEmails(page, email))[0]?.url).toBeTruthy();
  const url = (await outboxEmails(page, email))[0]?.url ?? "";
  await page.goto("about:blank");
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.waitForURL("**/restore-welcome");
  const stranger = await another();
  await stranger.page.goto(url);
  await expect(dialog(stranger.page)).toContainText("This link was already used");

  const away = newEmail("away");
  const first = await another();
  await first.page.goto("/auth?mode=signup");
  await fill(first.page, away);
  await tick(first.page);
  await create(first.page);
  await first.page.getByRole("button", { name: "Send a link instead" }).click();
  await expect.poll(async () => (await outboxEmails(page, away))[0]?.url).toBeTruthy();
  await stranger.page.goto((await outboxEmails(page, away))[0]?.url ?? "");
  await expect(dialog(stranger.page)).toContainText(
    "Your email is confirmed. Go back to the page where you started",
  );
  await expect(first.page.getByRole("heading", { name: "Verify your phone" })).toBeFocused();
  await first.page.getByRole("button", { name: "Skip for now" }).click();
  await first.page.waitForURL("**/chatbot");
});

const TEN_MINUTES = 600_000;

test("S10, S15: check your email, by code, by link, from the beginning; a link that is too old says so", async ({
  page,
  context,
}) => {
  const email = newEmail("old");
  await page.goto("/auth?mode=signup");
  await fill(page, email);
  await tick(page);
  await create(page);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  await expect(dialog(page)).toContainText(email);
  await page.getByRole("button", { name: "Send a link instead" }).click();
  await expect.poll(async () => (await outboxEmails(page, email))[0]?.url).toBeTruthy();
  const url = (await outboxEmails(page, email))[0]?.url ?? "";
  // the way back to signing in: the address is kept, the rest of the form is not
  await page.getByRole("button", { name: "Back to Sign In" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.goto("about:blank");

  const tab = await context.newPage();
  await advanceClock(tab, TEN_MINUTES);
  await tab.goto(url);
  await expect(dialog(tab)).toContainText(
    "This link has expired: it works for ten minutes. Start again, and we send a new one.",
  );
  expect(new URL(tab.url()).pathname).toBe("/auth");
  await tab.getByRole("button", { name: "Start again" }).click();
  await expect(dialog(tab)).toHaveAccessibleName("Create your account");
  await tab.goto("/chatbot");
  await tab.waitForURL("**/auth?**");
});
