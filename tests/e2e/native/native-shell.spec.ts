import { expectAccessible } from "../steps/accessibility.ts";
import { field } from "../steps/chat-page.ts";
import { bar, menu, notice } from "../steps/hub-page.ts";
import { expect, newEmail, signIn, signUp, test } from "../steps/people.ts";
import { BACK, phone, putBridge } from "./bridge.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.addInitScript(putBridge));

test("GS7, GS5, S21, S22: in the shell a page knows the phone, paints its bar and tells of its network", async ({
  page,
}) => {
  await page.goto("/mobile-dev");
  await phone(page).ready();
  const device = page.getByRole("region", { name: "This device" });
  await expect(device).toContainText(/Native app\s*Yes/);
  await expect(device).toContainText(/Platform\s*android/);
  await expect(device).toContainText("Google Pixel 9, android 15");
  await expect(device).toContainText(/Network\s*Online, wifi/);
  await expect.poll(() => phone(page).asked("setStyle")).toEqual([{ style: "DARK" }]);
  expect(await phone(page).asked("setBackgroundColor")).toEqual([{ color: "#453073" }]);

  await phone(page).emit("networkStatusChange", { connected: false, connectionType: "none" });
  await expect(page.getByRole("alert")).toContainText("You're now offline. Some features may be limited.");
  await expect(device).toContainText(/Network\s*Offline, none/);
  await phone(page).emit("networkStatusChange", { connected: true, connectionType: "cellular" });
  await expect(notice(page)).toContainText("Internet connection restored.");
  await expect(device).toContainText(/Network\s*Online, cellular/);
});

test("GS6: Android's back button closes a menu, goes back over documents, and leaves the app where it began", async ({
  page,
}) => {
  await signIn(page, "member@koinonia.test");
  await page.evaluate(() => sessionStorage.removeItem("paths"));
  await page.goto("/welcome");
  await phone(page).ready();
  await page.goto("/settings");
  await phone(page).ready();
  await phone(page).emit("backButton", BACK);
  await page.waitForURL("**/welcome");
  await phone(page).ready();

  await bar(page).getByRole("button", { name: "Menu" }).click();
  await expect(menu(page)).toBeVisible();
  await phone(page).emit("backButton", BACK);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/welcome$/);
  expect(await phone(page).asked("exitApp")).toEqual([]);

  await phone(page).emit("backButton", BACK);
  await expect.poll(() => phone(page).asked("exitApp")).toHaveLength(1);
  await expect(page).toHaveURL(/\/welcome$/);
});

test("G17: in the shell the plans can be seen and not bought, whatever is sent", async ({
  another,
  allow,
}) => {
  allow(/403/);
  const { page } = await another({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) KoinoniaShell/1" });
  await page.addInitScript(putBridge);
  await signUp(page, { email: newEmail("shell") });
  await page.goto("/pricing");
  await phone(page).ready();
  await expect(page.getByRole("heading", { name: "Premium" }).first()).toBeVisible();
  await expect(page.locator("form[data-checkout]:visible")).toHaveCount(0);
  await expect(page.getByText("Not sold in this app").first()).toBeVisible();
  await expectAccessible(page);
  const answer = await page.evaluate(async () => {
    const reply = await fetch("/functions/create-checkout", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    return [reply.status, ((await reply.json()) as { error: string }).error];
  });
  expect(answer).toEqual([403, "billing.in_app"]);
});

test("GS7: a link opens its page in the app, and words of another app come to the page that takes them", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("links") });
  await page.goto("/settings");
  await phone(page).ready();
  await expect.poll(() => phone(page).listening("appUrlOpen")).toBe(1);
  await phone(page).emit("appUrlOpen", { url: "https://elsewhere.example/pet" });
  await phone(page).emit("appUrlOpen", { url: "koinonia://rhythm" });
  await page.waitForURL("**/rhythm");
  await phone(page).ready();
  await expect.poll(() => phone(page).listening("shareReceived")).toBe(1);
  await phone(page).emit("shareReceived", { title: "", texts: ["Be still, and know"] });
  await page.waitForURL("**/share");
  await expect(page.getByLabel("What was shared")).toHaveValue("Be still, and know");
  // once more while the page is open: the document stays, and takes them
  await expect.poll(() => phone(page).listening("shareReceived")).toBe(1);
  await phone(page).emit("shareReceived", { title: "", texts: ["Come to me, all you who labor"] });
  await expect(page.getByLabel("What was shared")).toHaveValue("Come to me, all you who labor");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ask the companion" }).click();
  await page.waitForURL("**/chatbot");
  await expect(field(page)).toHaveValue("Come to me, all you who labor");
});

test("GS7: the lock is a choice in Settings; a stranger sees nothing, its owner goes on", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("lock") });
  await page.goto("/settings");
  await page.getByRole("listitem").filter({ hasText: "Lock this app" }).getByRole("button").click();
  await expect(notice(page)).toContainText("The app is locked from now on");
  await page.evaluate(() => {
    sessionStorage.removeItem("unlocked");
    sessionStorage.setItem("stranger", "yes");
  });
  await page.reload();
  const cover = page.getByRole("dialog", { name: "Koinonia is locked" });
  await expect(cover).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await cover.getByRole("button", { name: "Unlock" }).click();
  await expect(cover).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem("stranger"));
  await cover.getByRole("button", { name: "Unlock" }).click();
  await expect(cover).toBeHidden();
  await page.reload();
  await phone(page).ready();
  await expect(cover).toBeHidden();
});

test("GS7: the keyboard hides the bar at the foot, and gives it back", async ({ page }) => {
  await signIn(page, "member@koinonia.test");
  await page.goto("/settings");
  await expect.poll(() => phone(page).listening("keyboardDidShow")).toBe(1);
  const foot = page.locator(".bottom-bar");
  await expect(foot).toBeVisible();
  await phone(page).emit("keyboardDidShow", {});
  await expect(foot).toBeHidden();
  await phone(page).emit("keyboardDidHide", {});
  await expect(foot).toBeVisible();
});
