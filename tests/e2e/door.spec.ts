import { createClerkClient } from "@clerk/backend";
import type { Page } from "@playwright/test";
import { localKeys } from "../../scripts/local-keys.ts";
import { serve } from "../../scripts/serve.ts";
import { totpAt } from "../../workers/sandbox/clerk/totp.ts";
import { freePort } from "../free-port.ts";
import {
  advanceClock,
  codeFor,
  companion,
  connected,
  expect,
  newEmail,
  PASSWORD,
  test,
  writing,
} from "./people.ts";
import { expectSound } from "./sound.ts";
import { FRIEND } from "./start-server.ts";

const TEN_MINUTES_AND_MORE = 700_000;
const TOTP_STEP_MS = 30_000;

/** Somebody who has an account at the vendor, made by its own SDK: nothing of ours was asked. */
async function newAccount(origin: string, name: string, unsafeMetadata: Record<string, unknown>) {
  const clerk = createClerkClient({ secretKey: localKeys().clerkSecretKey, apiUrl: `${origin}/__clerk` });
  const email = newEmail(name);
  await clerk.users.createUser({
    emailAddress: [email],
    password: PASSWORD,
    firstName: "Ann",
    lastName: "Okafor",
    unsafeMetadata,
  });
  return email;
}

const clerkBehaves = async (page: Page, change: object) =>
  expect((await page.request.post("/sandbox/clerk", { data: change })).ok()).toBe(true);

/** Types address and password, whatever comes of it. */
async function typePassword(page: Page, email: string) {
  await page.goto("/auth?mode=login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
}

const dialog = (page: Page) => page.getByRole("dialog");
const problem = (page: Page) => page.locator(".account-problem");
const line = (page: Page, title: string) =>
  page.locator("summary").filter({ has: page.locator("b").getByText(title, { exact: true }) });

/** An authenticator app: each code once, and none of the past. */
function authenticator(secret: string) {
  let last = 0;
  return async () => {
    last = Math.max(last + 1, Math.floor(Date.now() / TOTP_STEP_MS));
    return totpAt(secret, last);
  };
}
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

test("G21: a second step is set up, asked for by app and by backup code, each code once, and turned off", async ({
  page,
  origin,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = await newAccount(origin, "second", { ageBand: "18+" });
  await typePassword(page, email);
  await page.waitForURL("**/chatbot");
  await page.goto("/settings");
  await line(page, "Second step").click();
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByRole("img", { name: "Picture of the key for an authenticator app" })).toBeVisible();
  await expectSound(page);
  const codeOfApp = authenticator((await page.locator(".setting-key").textContent()) ?? "");
  const first = await codeOfApp();
  await page.getByLabel("Code from the app").fill(otherThan(first));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("That code is not right.")).toBeVisible();
  await page.getByLabel("Code from the app").fill(first);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Second step is on")).toBeVisible();
  await expect(page.getByText("On. Signing in asks for a code of your app.")).toBeVisible();
  const backupCodes = await page.locator(".setting-codes code").allTextContents();
  expect(backupCodes).toHaveLength(10);
  await expectSound(page);

  const second = await another();
  await typePassword(second.page, email);
  await expect(dialog(second.page)).toHaveAccessibleName("One more step");
  await expect(second.page.getByText("Type the six digits that your authenticator app shows.")).toBeVisible();
  await expectSound(second.page);
  await second.page.getByRole("button", { name: "Continue" }).click();
  await expect(problem(second.page)).toContainText("Please enter the verification code");
  const next = await codeOfApp();
  await second.page.getByLabel("Verification code").fill(otherThan(next));
  await second.page.getByRole("button", { name: "Continue" }).click();
  await expect(problem(second.page)).toContainText("Invalid verification code");
  await second.page.getByLabel("Verification code").fill(next);
  await second.page.getByRole("button", { name: "Continue" }).click();
  await second.page.waitForURL("**/chatbot");

  const third = await another();
  const byBackupCode = async (code: string) => {
    await typePassword(third.page, email);
    await third.page.getByRole("button", { name: "Use a backup code" }).click();
    await third.page.getByLabel("Backup code").fill(code);
    await third.page.getByRole("button", { name: "Continue" }).click();
  };
  await byBackupCode(backupCodes[0] ?? "");
  await third.page.waitForURL("**/chatbot");
  await third.context.clearCookies();
  await byBackupCode(backupCodes[0] ?? "");
  await expect(problem(third.page)).toBeVisible();
  await expect(dialog(third.page)).toHaveAccessibleName("One more step");

  // a while later: who is it that turns it off?
  await advanceClock(page, TEN_MINUTES_AND_MORE);
  await page.getByRole("button", { name: "Turn Off" }).click();
  const asked = page.getByRole("dialog", { name: "Is it you?" });
  await asked.getByLabel("Code from the app").fill(backupCodes[1] ?? "");
  await asked.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Second step is off")).toBeVisible();
  await third.context.clearCookies();
  await typePassword(third.page, email);
  await third.page.waitForURL("**/chatbot");
});

test("G13, G21: the vendor wants a new password, the house asks the age; then the settings without script", async ({
  page,
  origin,
  another,
  allow,
}) => {
  allow(/status of 4\d\d/);
  const email = await newAccount(origin, "renew", {});
  await clerkBehaves(page, { newPassword: [email] });
  await typePassword(page, email);
  await expect(dialog(page)).toHaveAccessibleName("A new password");
  await expect(page.getByText("This account needs a new password before it goes on.")).toBeVisible();
  // no code was sent, so none is sent again
  await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Back to Sign In" })).toBeVisible();
  await expectSound(page);
  const password = page.getByRole("textbox", { name: "New password" });
  await password.fill("lantern");
  await page.getByRole("button", { name: "Save and Sign In" }).click();
  await expect(problem(page)).toContainText("Password Too Weak");
  await password.fill("Candle-8-lit");
  await page.getByRole("button", { name: "Save and Sign In" }).click();

  await page.waitForURL("**/age?after=sign-in");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How old are you?");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please choose one of the three.")).toBeVisible();
  await expectSound(page);
  await page.goto("/settings");
  await page.goto("/auth/onward");
  await page.waitForURL("**/age");
  await page.getByLabel("13 to 17").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/chatbot");
  await page.goto("/age");
  await page.waitForURL("**/chatbot");

  const young = await another();
  await typePassword(young.page, await newAccount(origin, "under13", {}));
  await young.page.waitForURL("**/age?after=sign-in");
  await young.page.getByLabel("Under 13").check();
  await young.page.getByRole("button", { name: "Continue" }).click();
  await expect(young.page.getByRole("heading", { level: 1 })).toHaveText("Thank you for saying so");
  await expectSound(young.page);
  await young.page.goto("/chatbot");
  await young.page.waitForURL("**/auth?mode=login**");

  const plain = await another({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.page.goto("/settings");
  // Playwright finds no text in it
  const without = plain.page.locator("noscript p").first();
  await expect(without).toBeVisible();
  expect(await without.innerHTML()).toBe("This part needs JavaScript.");
  const name = plain.page.getByLabel("Full name");
  await name.fill("\u200b");
  await plain.page.getByRole("button", { name: "Save Name" }).click();
  await expect(plain.page.getByText("Please write your name.")).toBeVisible();
  await name.fill("Ann Lee");
  await plain.page.getByRole("button", { name: "Save Name" }).click();
  await plain.page.waitForURL("**/settings");
  await expect(name).toHaveValue("Ann Lee");
  await plain.page.getByLabel("Your time zone").selectOption("Asia/Tokyo");
  await plain.page.getByRole("button", { name: "Save Time Zone" }).click();
  await expect(plain.page.getByText("Asia/Tokyo counts from your next midnight on.")).toBeVisible();
  await plain.page.getByLabel("Prayer, Email").check();
  await plain.page.getByRole("button", { name: "Save Notifications" }).click();
  await expect(plain.page.getByLabel("Prayer, Email")).toBeChecked();
  await plain.page.getByLabel("Night").check();
  await plain.page.getByRole("button", { name: "Save Appearance" }).click();
  await plain.page.waitForURL("**/settings#look");
  await expect(plain.page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("F9, X23, G20: joined in Spanish: the notice on a static page, the welcome by mail, and the next device", async ({
  page,
  context,
  another,
}) => {
  const email = newEmail("ana");
  await page.goto("/");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/auth?mode=signup&plan=premium");
  await page.getByLabel("Nombre completo").fill("Ana Núñez");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Teléfono").fill("4155550134");
  await page.getByLabel("18 o más").check();
  await page.getByLabel("I am a person, not a program").check();
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByLabel("Código de verificación").fill(await codeFor(page, email));
  await page.getByRole("button", { name: "Confirmar correo" }).click();
  await page.getByRole("button", { name: "Omitir por ahora" }).click();
  await page.waitForURL("**/restore-welcome**");
  await expect(page.locator(".toast").filter({ hasText: "¡Cuenta creada!" })).toBeVisible();
  // told once: not on the next page too
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();
  await expect(page.getByText("¡Cuenta creada!")).toHaveCount(0);

  // by the vendor's webhook, in the language of the form
  const subjects = async () =>
    (
      (await (await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(email)}`)).json()) as {
        subject?: string;
      }[]
    ).map(({ subject }) => subject);
  await expect.poll(subjects).toContain("Bienvenido a Koinonia: hay una silla para ti");
  expect((await subjects()).filter((subject) => subject?.includes("Koinonia: hay una silla"))).toHaveLength(
    1,
  );

  await page.getByLabel("Noche").check();
  await page.getByRole("button", { name: "Guardar apariencia" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect((await context.cookies()).filter(({ name }) => /^(language|appearance)$/.test(name))).toHaveLength(
    2,
  );
  const device = await another();
  await device.page.goto("/auth?mode=login");
  await expect(device.page.locator("html")).toHaveAttribute("lang", "en");
  await typePassword(device.page, email);
  await device.page.waitForURL("**/chatbot");
  await expect(device.page.locator("html")).toHaveAttribute("lang", "es");
  await expect(device.page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** What has the focus, by its words; a widget's own tree is looked into. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const words =
      labels?.[0]?.textContent ?? element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return words.trim();
  });

test("by keyboard alone: join, the code, the hub, ask, stop, settings, out", async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      if (name.test(await focused(page))) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} is not reached by the Tab key`);
  };
  const press = async (name: RegExp) => {
    await tabTo(name);
    await page.keyboard.press("Enter");
  };
  const email = newEmail("keys");
  await page.goto("/");
  await press(/^Join Community$/);
  await expect(dialog(page)).toHaveAccessibleName("A peg with your name");
  for (const [label, words] of [
    [/^Full name$/, "Dorcas Joppa"],
    [/^Email$/, email],
    [/^Password$/, PASSWORD],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(words);
  }
  await tabTo(/^Under 13$/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("18 or older")).toBeChecked();
  await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
  await tabTo(/^I am a person, not a program/);
  await page.keyboard.press("Space");
  await press(/^Create Account$/);
  await expect(dialog(page)).toHaveAccessibleName("Check your email");
  const code = await codeFor(page, email);
  await tabTo(/^Verification code$/);
  await page.keyboard.type(code);
  await press(/^Confirm Email$/);
  await page.waitForURL("**/welcome");

  await press(/^CM Chat/);
  await page.waitForURL("**/chatbot/conv_*");
  await connected(page);
  await tabTo(/^Message$/);
  await companion(page, { wordDelayMs: 100 });
  await page.keyboard.type("I am tired");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await press(/^Stop$/);
  await expect(writing(page)).toHaveCount(0);
  await companion(page, { wordDelayMs: 12 });

  await page.goto("/welcome");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Dorcas!");
  await press(/Profile$/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await press(/^Settings/);
  await page.waitForURL("**/settings");
  await tabTo(/^Full name$/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Tabitha Joppa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved").first()).toBeVisible();
  // from the head of the page on
  await page.keyboard.press("Escape");
  await press(/Profile$/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await press(/^Sign Out$/);
  await page.waitForURL((url) => url.pathname === "/");
});

test("X22: a permission that was refused on Android: the device's settings are named", async ({
  origin,
  another,
}) => {
  const phone = await another({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
  });
  const browser = await phone.context.newCDPSession(phone.page);
  const { targetInfo } = await browser.send("Target.getTargetInfo");
  const asked = {
    permission: { name: "notifications" },
    origin,
    browserContextId: targetInfo.browserContextId ?? "",
  };
  await browser.send("Browser.setPermission", { ...asked, setting: "prompt" });
  const note = phone.page.getByText("Please open device settings to configure app permissions.");
  await phone.page.goto("/mobile-dev");
  await expect(phone.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
  await browser.send("Browser.setPermission", { ...asked, setting: "denied" });
  await phone.page.reload();
  await expect(note.first()).toBeVisible();
});

test("S17, D19: an opener that POPUP_ORIGINS names hears of it; the vendor's hosted pages lead back into the window", async ({
  page,
  origin,
  another,
  allow,
}) => {
  test.setTimeout(180_000);
  allow(/friend\.test|localhost/);
  /** The friend's page opens the door in a window; what it heard of it. */
  const openFrom = async (friend: Page, at: string, signInThere: (popup: Page) => Promise<void>) => {
    await friend.route(`${FRIEND}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A friend</title>" }),
    );
    await friend.goto(FRIEND);
    const opened = friend.waitForEvent("popup");
    await friend.evaluate((address) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener("message", ({ data, origin: from }) => heard.push({ data, from }));
      window.open(address, "account", "popup,width=480,height=720");
    }, `${at}/auth?mode=login&popup=1`);
    const popup = await opened;
    // as after `goto`: the form is the script's by then
    await popup.waitForLoadState();
    const closed = popup.waitForEvent("close");
    await signInThere(popup);
    await closed;
    const heard = () => friend.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    await expect.poll(heard).toEqual([{ data: { type: "AUTH_SUCCESS" }, from: at }]);
  };
  await openFrom(page, origin, async (popup) => {
    await popup.getByLabel("Email").fill("member@koinonia.test");
    await popup.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await popup.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
  });

  const hosted = await serve({
    port: await freePort(),
    settings: { CLERK_HOSTED_PAGES: "/__clerk/hosted", POPUP_ORIGINS: FRIEND },
  });
  try {
    const onHostedPage = async (there: Page) => {
      await expect(there.getByRole("heading", { name: "Sign in to Koinonia" })).toBeVisible();
      await there.getByLabel("Email").fill("member@koinonia.test");
      await there.getByLabel("Password").fill(PASSWORD);
      await there.getByRole("button", { name: "Continue" }).click();
    };
    const friend = await another({ baseURL: hosted.origin });
    await openFrom(friend.page, hosted.origin, onHostedPage);

    const visitor = await another({ baseURL: hosted.origin });
    await visitor.page.goto("/auth?mode=signup");
    await visitor.page.waitForURL("**/__clerk/hosted/sign-up**");
    await visitor.page.goto("/settings");
    await visitor.page.waitForURL("**/__clerk/hosted/sign-in**");
    await onHostedPage(visitor.page);
    await visitor.page.waitForURL("**/settings");
    await expect(visitor.page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    // nobody asks a server that is gone
    for (const { context } of [friend, visitor]) await context.close();
  } finally {
    await hosted.stop();
  }
});
