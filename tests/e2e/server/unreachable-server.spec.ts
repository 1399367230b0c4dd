import type { Page, Route } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { expect, newEmail, noNotice, signUp, test } from "../steps/people.ts";

/** A form of which nobody hears: it says so, and the page stays with what was typed. */

const UNREACHED = "We could not reach Koinonia. Nothing was changed; please try again.";
const OFFLINE = "Nothing was changed. Please try again when you are back.";

const down = (route: Route) => route.fulfill({ status: 503, contentType: "text/html", body: "down" });

/** From the first quiet moment on: what a page needs to say it is there. */
async function quiet(page: Page) {
  await underWorker(page);
  await page.waitForLoadState("networkidle");
}

test("X16, D16: no form of settings is lost to an outage, offline or where the server answers 503", async ({
  page,
  context,
  allow,
}) => {
  allow(/503|Failed to (load|fetch)|WebSocket|turbo-stream|SyntaxError/);
  await signUp(page, { email: newEmail("unreached") });
  await page.goto("/settings");
  await quiet(page);
  const name = page.getByLabel("Full name");
  const zone = page.getByLabel("Your time zone");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const typed = "Ann of the long night";
  await name.fill(typed);
  await zone.selectOption("Asia/Tokyo");
  await page.getByLabel("Your pet, In app").check();

  const outages: [() => Promise<unknown>, () => Promise<unknown>][] = [
    [() => context.setOffline(true), () => context.setOffline(false)],
    [() => page.route("**/settings.data**", down), () => page.unroute("**/settings.data**")],
  ];
  for (const [begin, end] of outages) {
    await begin();
    await save.click();
    await expect(page.getByText(UNREACHED)).toHaveCount(3);
    await expect(save).not.toHaveAttribute("aria-busy");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(name).toHaveValue(typed);
    await expect(zone).toHaveValue("Asia/Tokyo");
    await expect(page.getByLabel("Your pet, In app")).toBeChecked();
    await end();
  }
  await save.click();
  await expect(page.getByText(UNREACHED)).toHaveCount(0);
  await expect(save).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue(typed);
});

test("X16, M2: no form of the rhythm is lost to an outage, and the page of another month stays", async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to (load|fetch)|WebSocket/);
  await signUp(page, { email: newEmail("unreached") });
  await page.goto("/rhythm");
  await page.getByRole("link", { name: "Month before" }).click();
  await page.waitForURL("**/rhythm?month=**");
  await quiet(page);
  await context.setOffline(true);
  await page.getByLabel("Weekday").selectOption("Saturday");
  await page.getByRole("button", { name: "Save Day of Rest" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(page.getByLabel("Weekday")).toHaveValue("6");
  await page.getByLabel("First day").fill("2026-01-02");
  await page.getByRole("button", { name: "Add Days" }).click();
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expect(page.getByLabel("First day")).toHaveValue("2026-01-02");
  await expect(page.getByRole("heading", { level: 1, name: "Your rhythm" })).toBeVisible();
});

test("X16: what the room lets read again stays as it was where nobody answers", async ({ page, allow }) => {
  allow(/503|Failed to load|turbo-stream|SyntaxError/);
  await signUp(page, { email: newEmail("reread") });
  for (const [path, title] of [
    ["/wallet", "Wallet history"],
    ["/notifications", "Notifications"],
  ] as const) {
    await page.goto(path);
    await quiet(page);
    await page.route("**/*.data**", down);
    const asked = page.waitForResponse(/\.data/);
    await page.evaluate(() =>
      (window as unknown as { __remixRouter: { revalidate(): void } }).__remixRouter.revalidate(),
    );
    expect((await asked).status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.unroute("**/*.data**");
  }
});

test("S22, G20: without a network the plain forms are held, with a word, and the page stays", async ({
  page,
  context,
  another,
  allow,
}) => {
  allow(/Failed to (load|fetch)|WebSocket/);
  await signUp(page, { email: newEmail("held") });
  await page.goto("/settings");
  await quiet(page);
  await page.getByRole("button", { name: "Profile" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("alert").filter({ hasText: OFFLINE })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await noNotice(page);
  await page.getByLabel("Dark", { exact: true }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: OFFLINE })).toBeVisible();
  await page.getByLabel("Full name").fill("Typed before");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(UNREACHED).first()).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Typed before");
  await expect(page.getByLabel("Dark", { exact: true })).toBeChecked();
  await context.setOffline(false);
  // nothing of what was held waits for a later page
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Okafor");

  const front = await another({ locale: "es-ES" });
  await front.page.goto("/");
  await quiet(front.page);
  await front.context.setOffline(true);
  await front.page.getByRole("button", { name: "English" }).click();
  await expect(front.page.getByRole("alert").filter({ hasText: "No cambió nada." })).toBeVisible();
  await expect(front.page.locator("html")).toHaveAttribute("lang", "es");
});
