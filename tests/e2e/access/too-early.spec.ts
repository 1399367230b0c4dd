import type { Page } from "@playwright/test";
import { dialog, fillSignIn, press, problem, refused } from "../steps/account-page.ts";
import { connected, field } from "../steps/chat-page.ts";
import { expect, gate, NEW_PASSWORD, NO_WORKER, newEmail, PASSWORD, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

/** A form that is filled in or pressed before its script has come, or where none ever does. */

const EARLY = "Please try again";

/** The page is there, its script is not: until the gate is opened. */
async function withoutScriptYet(page: Page, path: string, seen = dialog(page)) {
  const script = gate();
  await page.route("**/assets/*.js", async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(seen).toBeVisible();
  return script;
}

/** Nothing of it stands in the page, and nothing at all in the address. */
async function keepsNoSecret(page: Page, password: string, query: string) {
  expect(new URL(page.url()).search).toBe(query);
  await expect(page.getByLabel(/^(Password|Contraseña)$/)).toHaveValue("");
  expect(await page.content()).not.toContain(password);
}

test("sign-in pressed before its script: the email stays, never the password; then it signs in", async ({
  page,
}) => {
  const script = await withoutScriptYet(page, "/auth?mode=login");
  await fillSignIn(page, "member@koinonia.test");
  await press(page);
  await expect(problem(page)).toContainText(EARLY);
  await expect(page.getByLabel("Email")).toHaveValue("member@koinonia.test");
  await keepsNoSecret(page, PASSWORD, "?mode=login");
  script.open();
  await page.waitForLoadState();
  await expect(page.getByLabel("Email")).toHaveValue("member@koinonia.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page);
  await page.waitForURL("**/chatbot");
});

test("sign-up without script: everything stays but the password, in both languages; what was typed is no markup", async ({
  another,
  origin,
}) => {
  const { page, context } = await another({ javaScriptEnabled: false });
  const name = '<b>Ruth</b> "רות" 👩‍🌾';
  await page.goto("/auth?mode=signup&plan=premium");
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill("ruth@example.com");
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Phone").fill("4155550134");
  await page.getByLabel("13 to 17").check();
  // the first that is read, and no captcha that would be "loading" for ever
  const first = dialog(page).locator(".dialog-head + noscript p");
  await expect(first).toBeVisible();
  // Playwright finds no text in it
  expect(await first.innerHTML()).toContain("Signing in needs JavaScript.");
  await expect(page.getByText("Loading the check")).toBeHidden();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(problem(page).last()).toContainText(EARLY);
  await expect(page.getByLabel("Full name")).toHaveValue(name);
  await expect(page.getByLabel("Email")).toHaveValue("ruth@example.com");
  await expect(page.getByLabel("Phone")).toHaveValue("415-555-0134");
  await expect(page.getByLabel("13 to 17")).toBeChecked();
  await keepsNoSecret(page, NEW_PASSWORD, "?mode=signup&plan=premium");

  await context.addCookies([{ name: "language", value: "es", url: origin }]);
  await page.goto("/auth?mode=login");
  await page.getByLabel("Correo electrónico").fill("ruth@example.com");
  await page.getByLabel("Contraseña", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(problem(page).last()).toContainText("Inténtalo de nuevo");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue("ruth@example.com");
  await keepsNoSecret(page, NEW_PASSWORD, "?mode=login");
});

test("what was typed before the script came is still there after it", async ({ page }) => {
  const script = await withoutScriptYet(page, "/auth?mode=signup");
  await page.getByLabel("Full name").fill("Ruth Okafor");
  await page.getByLabel("Phone").fill("4155550134");
  script.open();
  await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(refused(page)).toContainText("CAPTCHA Required");
  await expect(page.getByLabel("Full name")).toHaveValue("Ruth Okafor");
  await expect(page.getByLabel("Phone")).toHaveValue(/^415-?555-?0134$/);
});

test("who types while the script comes goes on typing, and who has not begun hears the title", async ({
  page,
}) => {
  const script = await withoutScriptYet(page, "/auth?mode=signup");
  await page.getByLabel("Full name").focus();
  await page.keyboard.type("Dor");
  script.open();
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.type("cas");
  await expect(page.getByLabel("Full name")).toHaveValue("Dorcas");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();
});

test("PT4: the animal chosen and named before the script came are still chosen after it", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("early") });
  const script = await withoutScriptYet(page, "/pet", page.getByRole("button", { name: "Create companion" }));
  await page.getByRole("radio", { name: "Turtle" }).check({ force: true });
  await page.getByLabel("Name").fill("Selah");
  script.open();
  await expect(page.getByText("5 of 20")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Turtle" })).toBeChecked();
  await page.getByRole("button", { name: "Create companion" }).click();
  await expect(page.getByRole("heading", { name: "Selah", level: 1 })).toBeVisible();
  await expect(page.getByRole("img", { name: "Selah the turtle" })).toBeVisible();
});

test("C6: the theme chosen and the words typed before the script came are what is sent", async ({ page }) => {
  await signUp(page, { email: newEmail("early") });
  const script = await withoutScriptYet(page, "/chatbot", field(page));
  const topic = page.getByRole("combobox", { name: "Topic" });
  await topic.selectOption({ label: "Guidance" });
  await field(page).fill("My son is four");
  script.open();
  await connected(page);
  await expect(topic.locator("option:checked")).toHaveText("Guidance");
  await field(page).press("Enter");
  await page.waitForURL("**/chatbot/conv_*");
  const list = page.getByRole("navigation", { name: "Your conversations" });
  await expect(list.locator("a.conversation").first()).toContainText("Guidance");
});

test("keys that are pressed while the page comes to life do not break it", async ({ page }) => {
  // with each turn of the page, as no person can: one of them falls between React's first look and its first drawing
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const until = performance.now() + 5_000;
    port1.onmessage = () => {
      document
        .querySelector("input")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
      if (performance.now() < until) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto("/auth?mode=signup");
  await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
});
