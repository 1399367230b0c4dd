import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { notice } from "../steps/hub-page.ts";
import { advanceClock, expect, noNotice, test } from "../steps/people.ts";
import { newPetOwner } from "../steps/pet-page.ts";

const DAY = 86_400_000;
/** React and Remix, which app pages begin with. */
const FRAMEWORK = /\/assets\/framework-/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Icons are in a file of their own: one that has not come has no size. */
const unseenIcons = (page: Page) =>
  page
    .locator(".toast use")
    .evaluateAll(
      (icons) => icons.filter((icon) => (icon as SVGGraphicsElement).getBBox().width === 0).length,
    );

test("GS8, LV15, S21: the hub says what it has to say without React, its network's notice without a network", async ({
  page,
  context,
}) => {
  await newPetOwner(page);
  const scripts = scriptsOf(page);
  await page.goto("/welcome");
  await page.waitForLoadState("networkidle");
  await noNotice(page);
  // a page of theirs is drawn elsewhere, the first of its day
  await advanceClock(page, DAY);
  expect((await page.request.get("/rhythm")).ok()).toBe(true);
  await expect(notice(page).getByText("Good to see you")).toBeVisible();
  await expect(notice(page).getByText("2 coins")).toBeAttached();
  await accessibleSmallAndWide(page);
  await noNotice(page);

  await context.setOffline(true);
  await expect(page.getByRole("alert")).toContainText("You're now offline. Some features may be limited.");
  expect(await unseenIcons(page)).toBe(0);
  const onHub = await page.locator(".toast").evaluate((toast) => toast.outerHTML);
  await context.setOffline(false);
  await expect(notice(page)).toContainText("Internet connection restored.");
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((path) => FRAMEWORK.test(path))).toEqual([]);

  // an app page draws the same
  await page.goto("/wallet");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => FRAMEWORK.test(path))).not.toEqual([]);
  await context.setOffline(true);
  await expect(page.getByRole("alert")).toContainText("Connection lost");
  expect(await page.locator(".toast").evaluate((toast) => toast.outerHTML)).toBe(onHub);
  await context.setOffline(false);
});

test("GS8: the place of notices is in every document before the first of them, in its language", async ({
  request,
}) => {
  for (const path of ["/", "/welcome", "/pricing", "/auth", "/mobile-dev"]) {
    for (const [language, words] of [
      ["en", 'aria-label="Notices" data-dismiss="Dismiss"'],
      ["es", 'aria-label="Avisos" data-dismiss="Descartar"'],
    ] as const) {
      const answer = await request.get(path, {
        headers: { accept: "text/html", "accept-language": language },
      });
      const html = await answer.text();
      expect(html.split(words), `${path} in ${language}`).toHaveLength(2);
      expect(html).toContain('<div role="status"></div><div role="alert"></div>');
    }
  }
});

test("K3: a notice rests while the pointer or the focus is on it, and leaves with what was left of its time", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/mobile-dev");
  await underWorker(page);
  const copied = page.locator(".toast", { hasText: "Copied" });
  const show = page
    .getByRole("region", { name: "Light", exact: true })
    .getByRole("button", { name: "Copied" });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await show.click();
  await page.clock.runFor(3_900);
  await copied.hover();
  await page.clock.runFor(60_000);
  await expect(copied).toBeVisible();
  await copied.getByRole("button", { name: "Dismiss" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(copied).toBeVisible();
  await show.focus();
  await page.clock.runFor(50);
  await expect(copied).toBeVisible();
  await page.clock.runFor(100);
  await expect(copied).toHaveCount(0);

  await show.click();
  await copied.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(copied).toHaveCount(0);
});
