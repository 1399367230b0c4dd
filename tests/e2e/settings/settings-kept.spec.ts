import { expect, newEmail, signUp, test } from "../steps/people.ts";

test("G20, D16: appearance loads the page anew, and what was not saved in another form is still there", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("kept") });
  await page.goto("/settings");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Full name").fill("Ann, not saved");
  await page.getByLabel("Your time zone").selectOption("Asia/Tokyo");
  await page.getByLabel("Your pet, In app").check();
  await page.getByLabel("Quiet hours").check();
  await page.getByLabel("From", { exact: true }).fill("21:15");
  // the Menu's theme loads the page anew too
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const stays = async () => {
    await expect(page.locator("[name=fullName]")).toHaveValue("Ann, not saved");
    await expect(page.locator("[name=zone]")).toHaveValue("Asia/Tokyo");
    await expect(page.locator("[value='pet:app']")).toBeChecked();
    await expect(page.locator("[name=quiet]")).toBeChecked();
    await expect(page.locator("[name=quietFrom]")).toHaveValue("21:15");
  };
  await stays();
  // the Menu's language does the same
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();
  await stays();
  // once: another visit shows what is kept
  await page.reload();
  await expect(page.locator("[name=fullName]")).toHaveValue("Ann Okafor");
});

test("D16, G20: a choice made while Save is at work waits for the next Save", async ({ page }) => {
  await signUp(page, { email: newEmail("late-choice") });
  await page.goto("/settings");
  await page.waitForLoadState("networkidle");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/settings.data*", async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.endsWith(".data")) sent.push(pathname);
  });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.getByLabel("Your pet, In app").press("Space");
  await save.press("Enter");
  await expect(save).toHaveAttribute("aria-busy", "true");
  await page.getByRole("region", { name: "Appearance" }).getByLabel("Dark", { exact: true }).press("Space");
  release();
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  await expect(save).not.toHaveAttribute("aria-busy");
  await expect(bar.getByRole("status")).toHaveText("Unsaved changes: Appearance");
  expect(sent).toEqual(["/settings.data"]);
  await save.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("G2: the zone that counts is named where the device is in another", async ({ another, page }) => {
  const email = newEmail("zones");
  await signUp(page, { email });
  const abroad = await another({ timezoneId: "Europe/Madrid" });
  await abroad.context.addCookies(await page.context().cookies());
  await abroad.page.goto("/settings");
  // the first page tells where the browser is, the next one knows
  await expect(async () => {
    await abroad.page.reload();
    await expect(abroad.page.getByLabel("Your time zone")).toHaveValue("device", { timeout: 1_000 });
    await expect(abroad.page.locator("#zone")).toContainText("Same as this device: Europe/Madrid", {
      timeout: 1_000,
    });
  }).toPass();
  await expect(abroad.page.locator("#zone")).toContainText(/America\/New York still counts, where it is \d/);
  // at home they are one
  await page.goto("/settings");
  await expect(page.locator("#zone")).toContainText(/It is \d+:\d\d.[AP]M there\./);
});

test("D16: a page that stands in one language keeps its title in it, whatever another tab has chosen", async ({
  page,
  context,
}) => {
  await signUp(page, { email: newEmail("tabs") });
  await page.goto("/settings");
  await page.waitForLoadState("networkidle");
  const beside = await context.newPage();
  await beside.goto("/settings");
  await beside.getByLabel("Español").check();
  await beside.getByRole("button", { name: "Save", exact: true }).click();
  await expect(beside).toHaveTitle("Ajustes · Koinonia");
  await page.getByLabel("Full name").fill("Ann Okafor Lee");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveTitle("Settings · Koinonia");
});

test("PH1: a number is read alike in settings and in its next step", async ({ page }) => {
  await signUp(page, { email: newEmail("number") });
  await page.goto("/settings");
  await expect(page.locator("#phone summary")).toContainText("+1 415-555-0134");
});
