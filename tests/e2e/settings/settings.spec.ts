import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { answered, field, say } from "../steps/chat-page.ts";
import {
  advanceClock,
  codeFor,
  expect,
  NEW_PASSWORD,
  newEmail,
  noNotice,
  signIn,
  signUp,
  test,
} from "../steps/people.ts";

const DAY = 86_400_000;

const toSettings = async (page: Page) => {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
};
const line = (page: Page, title: string) =>
  page.locator("summary").filter({ has: page.locator("b").getByText(title, { exact: true }) });
/** The one that follows: no form has another with script. */
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const inSection = (page: Page, name: string) => page.getByRole("region", { name });

test("D16, G8, G20: settings by form; refused words stay", async ({ page, allow }) => {
  allow(/status of 4\d\d/);
  await signUp(page, { email: newEmail("settings") });
  await toSettings(page);
  const name = page.getByLabel("Full name");
  await name.fill("\u200b");
  await name.press("Enter");
  await expect(page.getByText("Please write your name.")).toBeVisible();
  // a button at work takes no second press
  await expect(saveButton(page)).not.toHaveAttribute("aria-busy");
  await name.fill("Ann מרים Lee");
  await name.press("Enter");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

  await page.getByLabel("Your time zone").selectOption("Asia/Tokyo");
  await saveButton(page).press("Enter");
  await expect(page.getByText("Asia/Tokyo counts from your next midnight on.")).toBeVisible();
  await page.getByLabel("Your time zone").selectOption("Europe/Berlin");
  await expect(saveButton(page)).not.toHaveAttribute("aria-busy");
  await saveButton(page).press("Enter");
  await expect(page.getByText("You have changed it today.")).toBeVisible();
  await expect(page.getByLabel("Your time zone")).toBeFocused();
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(page.getByLabel("Your time zone")).toHaveValue("Asia/Tokyo");
  await expect(page.getByText("You have changed it today.")).toHaveCount(0);

  await noNotice(page);
  await page.getByLabel("Your pet, In app").press("Space");
  await page.getByLabel("Quiet hours").press("Space");
  await saveButton(page).press("Enter");
  await expect(saveButton(page)).toHaveCount(0);

  await inSection(page, "Appearance").getByLabel("Dark", { exact: true }).press("Space");
  await page.getByLabel("Large", { exact: true }).press("Space");
  await page.getByLabel("Español").press("Space");
  await saveButton(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-text", "large");
  await expect(page.getByLabel("Tu mascota, En la app")).toBeChecked();
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Ann מרים Lee");
});

test("D16, G20: what was refused is put right and sent at once, while the page is still read anew", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  await signUp(page, { email: newEmail("at-once") });
  await toSettings(page);
  await page.waitForLoadState("networkidle");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/settings.data*", async (route) => {
    if (route.request().method() === "GET") await released;
    await route.continue();
  });
  const name = page.getByLabel("Full name");
  const sent = () =>
    page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/settings"));
  await name.fill("\u200b");
  await name.press("Enter");
  await expect(page.getByText("Please write your name.")).toBeVisible();
  await name.fill("\u200b\u200b");
  await Promise.all([sent(), saveButton(page).press("Enter")]);
  await expect(page.getByText("Please write your name.")).toBeVisible();
  await expect(saveButton(page)).not.toHaveAttribute("aria-busy");
  await name.fill("Ann Okafor Lee");
  await Promise.all([sent(), name.press("Enter")]);
  release();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await expect(name).toHaveValue("Ann Okafor Lee");
});

test("D16, G20: one Save stays in sight, names what is unsaved and saves all of it; a refusal keeps the rest", async ({
  page,
  allow,
}) => {
  allow(/status of 4\d\d/);
  await signUp(page, { email: newEmail("one-save") });
  await toSettings(page);
  await page.waitForLoadState("networkidle");
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  await expect(bar).toHaveCount(0);
  await page.getByLabel("Full name").fill("\u200b");
  await page.getByLabel("Your pet, In app").press("Space");
  await inSection(page, "Appearance").getByLabel("Dark", { exact: true }).press("Space");
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText("Unsaved changes: Full name, Notifications, Appearance");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
  }

  await saveButton(page).press("Enter");
  await expect(page.getByText("Please write your name.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(bar).toContainText("Unsaved changes: Full name, Appearance");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");

  await page.getByLabel("Full name").fill("  Ann Okafor   Lee ");
  await saveButton(page).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Okafor Lee");
  await expect(page.getByLabel("Your pet, In app")).toBeChecked();
  await expect(bar).toHaveCount(0);

  await page.waitForLoadState("networkidle");
  await page.getByLabel("Full name").fill("Somebody else");
  await expect(bar).toContainText("Unsaved changes: Full name");
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Okafor Lee");
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(bar).toHaveCount(0);
});

test("D16, G20: a choice made while Save is at work waits for the next Save", async ({ page }) => {
  await signUp(page, { email: newEmail("late-choice") });
  await toSettings(page);
  await page.waitForLoadState("networkidle");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/settings.data*", async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // a notice may be marked as shown meanwhile
    if (request.method() === "POST" && pathname.startsWith("/settings")) sent.push(pathname);
  });
  await page.getByLabel("Your pet, In app").press("Space");
  await saveButton(page).press("Enter");
  await expect(saveButton(page)).toHaveAttribute("aria-busy", "true");
  await inSection(page, "Appearance").getByLabel("Dark", { exact: true }).press("Space");
  release();
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  await expect(saveButton(page)).not.toHaveAttribute("aria-busy");
  await expect(bar.getByRole("status")).toHaveText("Unsaved changes: Appearance");
  expect(sent).toEqual(["/settings.data"]);
  await saveButton(page).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("G21: e-mail by code, password, another device signed out, asked again after ten minutes", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = newEmail("account");
  await signUp(page, { email });
  const other = await another();
  await signIn(other.page, email, NEW_PASSWORD);
  await toSettings(page);

  await line(page, "Devices").click();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out All Others" }).click();
  await expect(page.getByRole("button", { name: "Sign Out All Others" })).toHaveCount(0);

  await line(page, "Password").click();
  await page.getByLabel("Current password").fill("Not-the-1-right");
  await page.getByLabel("New password").fill("Lantern-8-lit");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("That password is not right.")).toBeVisible();
  await page.getByLabel("Current password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();

  await advanceClock(page, 700_000);
  const next = newEmail("changed");
  await line(page, "Email").click();
  await page.getByLabel("New email").fill(next);
  await page.getByRole("button", { name: "Send Code" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Current password").fill("Lantern-8-lit");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Code from the email").fill(await codeFor(page, next));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Email changed")).toBeVisible();
  await expect(page.locator("summary", { hasText: next })).toBeVisible();
});

test("D17, G20, F13: the device's copy cleared, everything in one zip; deleted, undone, deleted again, and gone after thirty days", async ({
  page,
  origin,
  allow,
}) => {
  // a socket that was being opened when the account was locked is refused
  allow(/status of 4\d\d|WebSocket connection .* HTTP Authentication failed/);
  test.setTimeout(180_000);
  const email = newEmail("leaving");
  await signUp(page, { email });
  await page.goto("/chatbot");
  await say(page, "A prayer that is mine");
  await answered(page);
  await field(page).fill("Words that were not sent");
  await toSettings(page);
  // D17: what lies on this device, and how it goes
  const onDevice = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length);
  expect(await onDevice()).toBe(1);
  await page.getByRole("button", { name: "Clear", exact: true }).press("Enter");
  await expect(page.getByText("This device's copy is cleared")).toBeVisible();
  expect(await onDevice()).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text("companion/messages.csv")).toContain("A prayer that is mine");
  expect(JSON.parse(text("sign-in.json"))).toMatchObject({ email });

  // a form drawn for somebody else changes nothing
  const foreign = await page.request.post("/settings?drawn_for=user_seed_member", {
    form: { intent: "delete", confirmation: "delete my account" },
    headers: { origin },
  });
  expect(foreign.status()).toBe(409);

  const leave = async () => {
    await page.locator("summary", { hasText: "Delete account" }).click();
    await page.getByLabel("To confirm, write").fill("yes");
    await page.getByRole("button", { name: "Delete My Account" }).click();
    await expect(page.getByText("Nothing was deleted.")).toBeVisible();
    await page.getByLabel("To confirm, write").fill("Delete my account");
    await page.getByRole("button", { name: "Delete My Account" }).click();
    await expect(page.getByRole("heading", { name: "Your account is locked" })).toBeVisible();
  };
  await leave();
  await page.goto("/chatbot");
  await page.waitForURL("**/auth**");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/account-rests");
  await expect(page.getByText("30 of 30 days left")).toBeVisible();
  await page.getByRole("button", { name: "Undo, Keep My Account" }).click();
  await page.waitForURL("**/settings");
  await page.goto("/chatbot");
  await expect(page.getByText("A prayer that is mine").first()).toBeVisible();

  await toSettings(page);
  await leave();
  await advanceClock(page, 31 * DAY);
  // the cron comes once a minute
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto("/auth?mode=login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
    await expect(
      page.getByText("Email or password is incorrect").filter({ visible: true }).first(),
    ).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000, intervals: [5_000] });
});
