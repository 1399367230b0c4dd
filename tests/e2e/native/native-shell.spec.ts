import type { Page } from "@playwright/test";
import { bar, menu, notice } from "../steps/hub-page.ts";
import { expect, signIn, test } from "../steps/people.ts";

type Phone = {
  asked: [method: string, given: unknown][];
  tell(event: string, told: unknown): void;
  listening(event: string): number;
};

/** Capacitor's bridge as an Android phone puts it into each document before our first script. */
function putBridge(): void {
  const asked: Phone["asked"] = [];
  const listeners = new Map<string, Set<(told: unknown) => void>>();
  const method = (name: string, answer?: unknown) => async (given: unknown) => {
    asked.push([name, given]);
    return answer;
  };
  const addListener = (event: string, listener: (told: unknown) => void) => {
    const heard = listeners.get(event) ?? new Set();
    listeners.set(event, heard.add(listener));
    return { remove: async () => void heard.delete(listener) };
  };
  const tell = (event: string, told: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(told);
  };
  const pixel = { model: "Pixel 9", manufacturer: "Google", operatingSystem: "android", osVersion: "15" };
  let network = { connected: true, connectionType: "wifi" };
  addListener("networkStatusChange", (told) => {
    network = told as typeof network;
  });
  Object.assign(window, {
    Capacitor: {
      isNativePlatform: () => true,
      getPlatform: () => "android",
      Plugins: {
        Network: { addListener, getStatus: async () => network },
        Device: { getInfo: method("getInfo", pixel) },
        StatusBar: { setStyle: method("setStyle"), setBackgroundColor: method("setBackgroundColor") },
        App: { addListener, exitApp: method("exitApp") },
      },
    },
    phone: { asked, tell, listening: (event: string) => listeners.get(event)?.size ?? 0 },
  });
}

const phone = (page: Page) => ({
  /** The page's script has come and follows the button. */
  ready: () =>
    page.waitForFunction(() => (window as unknown as { phone: Phone }).phone.listening("backButton") === 1),
  tell: (event: string, told: unknown) =>
    page.evaluate(([event, told]) => (window as unknown as { phone: Phone }).phone.tell(event, told), [
      event,
      told,
    ] as const),
  asked: (method: string) =>
    page.evaluate(
      (method) =>
        (window as unknown as { phone: Phone }).phone.asked
          .filter(([name]) => name === method)
          .map(([, given]) => given),
      method,
    ),
});
const BACK = { canGoBack: true };

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

  await phone(page).tell("networkStatusChange", { connected: false, connectionType: "none" });
  await expect(page.getByRole("alert")).toContainText("You're now offline. Some features may be limited.");
  await expect(device).toContainText(/Network\s*Offline, none/);
  await phone(page).tell("networkStatusChange", { connected: true, connectionType: "cellular" });
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
  await phone(page).tell("backButton", BACK);
  await page.waitForURL("**/welcome");
  await phone(page).ready();

  await bar(page).getByRole("button", { name: "Menu" }).click();
  await expect(menu(page)).toBeVisible();
  await phone(page).tell("backButton", BACK);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/welcome$/);
  expect(await phone(page).asked("exitApp")).toEqual([]);

  await phone(page).tell("backButton", BACK);
  await expect.poll(() => phone(page).asked("exitApp")).toHaveLength(1);
  await expect(page).toHaveURL(/\/welcome$/);
});
