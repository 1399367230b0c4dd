import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { sideways } from "../steps/accessibility.ts";
import { expect, noNotice, test } from "../steps/people.ts";

const dayFrame = (page: Page) => page.getByRole("region", { name: "Light", exact: true });

test("R38: every part in a frame as wide as a phone, in both languages", async ({ page, another }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/mobile-dev");
  await expect(page.getByRole("heading", { level: 1, name: "Design system" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 860 });
  // the frames are as wide as a phone where there is room
  await expect(async () => {
    // what is chosen before the page is alive does not hold
    await page.getByRole("radio", { name: "320 px" }).check({ force: true, timeout: 1_000 });
  }).toPass();
  await expect.poll(async () => (await dayFrame(page).boundingBox())?.width).toBe(320);

  const spanish = await another({ locale: "es-ES", viewport: { width: 320, height: 640 } });
  await spanish.page.goto("/mobile-dev");
  await expect(spanish.page.getByRole("heading", { level: 1, name: "Sistema de diseño" })).toBeVisible();
  await expect(spanish.page.getByRole("link", { name: "Saltar al contenido" })).toBeAttached();
  expect(await sideways(spanish.page)).toBeLessThanOrEqual(0);
});

test("GS9: every part by keyboard alone: menu, tip, tabs, choices, dialog, sheet, notice", async ({
  page,
}) => {
  await page.goto("/mobile-dev");
  await underWorker(page);
  const day = dayFrame(page);

  const more = day.getByRole("button", { name: "More", exact: true }).last();
  const item = (name: RegExp) => day.getByRole("menuitem", { name });
  await more.focus();
  await page.keyboard.press("ArrowDown");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(item(/Remind/)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(item(/Report/)).toBeFocused();
  await page.keyboard.press("h");
  await expect(item(/Hide/)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(item(/Hide/)).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Remind me to pray" })).toBeVisible();
  await noNotice(page);

  const tip = day.getByRole("tooltip", { name: /Faith coins/, includeHidden: true });
  const coins = day.getByRole("button", { name: "Coins" });
  await more.focus();
  await page.keyboard.press("Tab");
  await expect(coins).toBeFocused();
  await expect(tip).toBeVisible();
  await expect(coins).toHaveAccessibleDescription(/Faith coins/);
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();

  await day.getByRole("tab", { name: "Care" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(day.getByRole("tab", { name: "Training" })).toBeFocused();
  await expect(day.getByRole("tabpanel")).toHaveText(/One thing at a time/);

  await day.getByRole("switch", { name: "Quiet hours" }).focus();
  await page.keyboard.press("Space");
  await expect(day.getByRole("switch", { name: "Quiet hours" })).not.toBeChecked();
  await day.getByRole("radio", { name: "System" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(day.getByRole("radio", { name: "Light" })).toBeChecked();

  for (const [opener, title] of [
    ["Open a dialog", "Delete this conversation?"],
    ["Open a sheet", "More"],
  ] as const) {
    await day.getByRole("button", { name: opener }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: title })).toBeHidden();
    await expect(day.getByRole("button", { name: opener })).toBeFocused();
  }

  await day.getByRole("button", { name: "Message Failed" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Message Failed" })).toBeVisible();
  await day.getByRole("button", { name: "Copied" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".toast")).toHaveCount(1);
  await expect(page.locator(".toast")).toHaveText(/Copied/);
});

test("GS9: a pointer waits 700 ms for a tip, and not for the next one", async ({ page }) => {
  await page.goto("/mobile-dev");
  await underWorker(page);
  const day = dayFrame(page);
  // by the page's own clock: from the pointer's coming to the tip's opening, ms
  await day.locator(".tooltip").evaluateAll((all) => {
    for (const anchor of all) {
      let came = 0;
      anchor.addEventListener("pointerenter", () => {
        came = performance.now();
      });
      anchor.querySelector(".tip")?.addEventListener("beforetoggle", (event) => {
        if ((event as ToggleEvent).newState === "open")
          anchor.setAttribute("data-waited", String(performance.now() - came));
      });
    }
  });
  const waited = async (at: number) => {
    const anchor = day.locator(".tooltip").nth(at);
    await expect(anchor).toHaveAttribute("data-waited", /\d/);
    return Number(await anchor.getAttribute("data-waited"));
  };
  await day.getByRole("button", { name: "Coins" }).hover();
  expect(await waited(0)).toBeGreaterThanOrEqual(700);
  await day.getByRole("button", { name: "Hide this request" }).hover();
  expect(await waited(1)).toBeLessThan(300);
  await expect(day.locator(".tip").first()).toBeHidden();
  await expect(day.locator(".tip").last()).toBeVisible();
});
