import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { bar, menu } from "../steps/hub-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";
import { phone, putBridge } from "./bridge.ts";

test.use({
  viewport: { width: 390, height: 844 },
  userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/140 Mobile KoinoniaShell/1",
});
test.beforeEach(({ page }) => page.addInitScript(putBridge));

const notes = (page: Page) => page.getByRole("region", { name: "Notifications" });
const turnOn = (page: Page) => notes(page).getByRole("button", { name: "Turn on for this device" });

type Sent = { text: string; headers?: Record<string, string> };
const outbox = async (page: Page, to: string): Promise<Sent[]> =>
  (await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json();

/** Google's library on this phone has a token, and gives it to the app. */
async function newPhone(page: Page): Promise<{ token: string; inbox: string }> {
  const made = await page.request.post("/__push/google/phones", { data: {} });
  const given = (await made.json()) as { token: string; inbox: string };
  await page.evaluate((token) => sessionStorage.setItem("token", token), given.token);
  return given;
}

test("G20: in the app push is turned on in Settings, a notice comes in fixed words, a tap opens its page, and signing out ends it", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("phone-push") });
  await page.goto("/settings");
  await phone(page).ready();
  const { token, inbox } = await newPhone(page);
  await notes(page).getByLabel("Your pet, Push").press("Space");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  // nobody has been asked until here
  expect(await phone(page).asked("requestPermissions")).toEqual([]);
  await turnOn(page).press("Enter");
  await expect(notes(page).getByText("This device is told.")).toBeVisible();
  await expect(notes(page).getByText("Koinonia, Android")).toBeAttached();
  expect(await phone(page).asked("requestPermissions")).toHaveLength(1);
  expect(await phone(page).asked("createChannel")).toEqual([
    { id: "notices", name: "Notices", importance: 3, visibility: 0 },
  ]);
  await accessibleSmallAndWide(page, "#notes");

  const [owner] = await inDatabase<{ userId: string }>(
    "SELECT user_id AS userId FROM push_devices WHERE endpoint = ?",
    token,
  );
  const userId = owner?.userId ?? "";
  // sent on any day of the week, at any hour: this member keeps neither rest nor quiet
  await inDatabase("UPDATE notice_settings SET keeps_rest = 0 WHERE user_id = ?", userId);
  await inDatabase(
    `INSERT INTO notifications (id, user_id, cause, kind, topic, told, created_at, rings)
    SELECT 'note_' || upper(hex(randomblob(13))), ?1, 'user_pets:pet.returned:phone', 'pet', 'pet.returned', ?2,
      created_at, 1 FROM push_devices WHERE user_id = ?1`,
    userId,
    JSON.stringify({ topic: "pet.returned", pet: "Biscuit" }),
  );
  await expect.poll(async () => (await outbox(page, inbox)).length, { timeout: 75_000 }).toBe(1);
  const [push] = await outbox(page, inbox);
  const shown = JSON.parse(push?.text ?? "");
  expect(shown).toEqual({ title: "Koinonia", body: "Your pet has news", url: "/pet", tag: "pet" });

  await page.goto("/settings");
  await expect.poll(() => phone(page).listening("pushNotificationActionPerformed")).toBe(1);
  const tap = { actionId: "tap", notification: { data: { url: shown.url, tag: shown.tag } } };
  await phone(page).emit("pushNotificationActionPerformed", tap);
  await page.waitForURL("**/pet");

  await phone(page).ready();
  await page.goto("/settings");
  await bar(page).getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => localStorage.getItem("phone-push"))).toBeNull();
  expect(await inDatabase("SELECT id FROM push_devices WHERE user_id = ?", userId)).toEqual([]);
});

test("G20, X22: a person who says no is told where it can be allowed; a token that is not Google's is refused", async ({
  page,
  allow,
}) => {
  allow(/status of 400/);
  await signUp(page, { email: newEmail("phone-no") });
  await page.goto("/settings");
  await phone(page).ready();
  // what Apple gives an iPhone, where the app does not hand on Google's
  await turnOn(page).click();
  await expect(page.getByText("That did not work. Please try again in a moment.")).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("notices", "denied"));
  await turnOn(page).click();
  await expect(notes(page).getByText("This phone does not let Koinonia show notices.")).toBeVisible();
  await expect(turnOn(page)).toHaveCount(0);
  await page.reload();
  await expect(notes(page).getByText("This phone does not let Koinonia show notices.")).toBeVisible();
  expect(await phone(page).asked("register")).toEqual([]);
});
