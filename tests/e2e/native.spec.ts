import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { connected, expect, newEmail, noNotice, say, signUp, test } from "./people.ts";
import { mintToken } from "./tokens.ts";

/** The app's own life begins when the page is quiet: from then on a service worker answers for it. */
const underWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The addresses of all that the service worker keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      for (const { url } of requests) found.push(url.replace(location.origin, ""));
    }
    return found;
  });

const dayFrame = (page: Page) => page.getByRole("region", { name: "By day" });

test("R38: every part in a frame as wide as a phone, in both languages", async ({ page, another }) => {
  const noSideways = async (on: Page) => {
    const sideways = await on.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/mobile-dev");
  await expect(page.getByRole("heading", { level: 1, name: "Parts of the house" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 860 });
  // the frames are as wide as a phone where there is room
  await page.getByRole("radio", { name: "320 px" }).check({ force: true });
  await expect.poll(async () => (await dayFrame(page).boundingBox())?.width).toBe(320);

  const spanish = await another({ locale: "es-ES", viewport: { width: 320, height: 640 } });
  await spanish.page.goto("/mobile-dev");
  await expect(spanish.page.getByRole("heading", { level: 1, name: "Las partes de la casa" })).toBeVisible();
  await expect(spanish.page.getByRole("link", { name: "Saltar al contenido" })).toBeAttached();
  await noSideways(spanish.page);
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
  await day.getByRole("radio", { name: "As my device" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(day.getByRole("radio", { name: "Day" })).toBeChecked();

  for (const [opener, title] of [
    ["Open a dialog", "Delete this conversation?"],
    ["Open a sheet", "More of the house"],
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

test("S21, S22, GS5-GS7: the network's notices, what this device is, where one has been", async ({
  page,
  context,
}) => {
  await page.goto("/mobile-dev");
  await underWorker(page);
  const device = page.getByRole("region", { name: "This device" });
  await expect(device).toContainText(/Native app\s*No/);
  await expect(device).toContainText(/Platform\s*web/);
  await expect(device).toContainText(/Memory in use\s*\d/);
  await expect(device).toContainText("/mobile-dev");
  const paths = () => page.evaluate(() => sessionStorage.getItem("paths"));
  await expect.poll(paths).toBe('["/mobile-dev"]');

  await context.setOffline(true);
  const lost = page.getByRole("alert");
  await expect(lost).toContainText("Connection lost");
  await expect(lost).toContainText("You're now offline. Some features may be limited.");
  await expect(device).toContainText(/Network\s*Offline/);
  await context.setOffline(false);
  const back = page.getByRole("status").filter({ hasText: "Connected" });
  await expect(back.last()).toContainText("Internet connection restored.");
  await expect(page.locator(".toast")).toHaveCount(1);
  await expect(device).toContainText(/Network\s*Online/);

  const bar = page.locator('meta[name="theme-color"][media*="light"]');
  await expect(bar).toHaveAttribute("content", "#453073");
});

test("an app to install: its card in two languages, its icons, its worker", async ({ page, request }) => {
  await page.goto("/mobile-dev");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  for (const [language, home] of [
    ["en", "Home"],
    ["es", "Inicio"],
  ]) {
    const card = await request.get(href ?? "", { headers: { "accept-language": language ?? "" } });
    expect(card.headers()["content-type"]).toBe("application/manifest+json");
    const manifest = await card.json();
    expect(manifest).toMatchObject({ name: "Koinonia", lang: language, display: "standalone" });
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toContain(home);
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"], src).toContain(type);
    }
  }
  await underWorker(page);
  const worker = await request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});

test("behind the service worker a member is who they are, and nothing of them is kept", async ({
  page,
  context,
  origin,
  allow,
}) => {
  // 401: what was on its way when the session ended
  allow(/503|401|ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  await signUp(page, { email: newEmail("worker") });
  await underWorker(page);
  await connected(page);
  await say(page, "A question that nobody else may read");
  await page.waitForURL("**/chatbot/conv_*");
  const conversation = page.url();

  // the token has run out: the vendor's handshake goes through the worker, and the member comes back as one
  const userId = await page.evaluate(
    () =>
      (JSON.parse(atob(document.cookie.match(/__session=[^.]+\.([^.]+)/)?.[1] ?? "")) as { sub: string }).sub,
  );
  await context.addCookies([
    { name: "__session", value: mintToken({ sub: userId, azp: origin, expiresInS: -60 }), url: origin },
  ]);
  await page.goto(conversation);
  expect(page.url()).toBe(conversation);
  await expect(page.getByText("A question that nobody else may read").first()).toBeVisible();

  // without a network: the page that says so, at the same address, and nothing of the member in the cache
  await connected(page);
  await context.setOffline(true);
  await page.goto(conversation);
  await expect(page.getByRole("heading", { name: "Connection lost" })).toBeVisible();
  await expect(page.getByText("You're now offline. Some features may be limited.")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const kept = await keptPaths(page);
  expect(kept).toContain("/offline?for=en");
  expect(kept.filter((path) => !/^\/(offline\?for=(en|es)$|assets\/)/.test(path))).toEqual([]);
  const inCache = await page.evaluate(async () => {
    const answer = await caches.match("/offline?for=en");
    return (await answer?.text()) ?? "";
  });
  expect(inCache).not.toContain(userId);

  // and back: Try Again leads to the page that was asked for
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByText("A question that nobody else may read").first()).toBeVisible();
  expect(page.url()).toBe(conversation);

  // signed out, the same address knows nobody
  await connected(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(conversation);
  await page.waitForURL("**/auth?**");
  await expect(page.getByText("A question that nobody else may read")).toHaveCount(0);
  expect((await keptPaths(page)).filter((path) => path.includes("chatbot/"))).toEqual([]);
});

test("the offline page speaks the reader's language and keeps their light", async ({
  another,
  allow,
  origin,
}) => {
  allow(/404|503|ERR_INTERNET_DISCONNECTED/);
  const { page, context } = await another({ locale: "es-ES", viewport: { width: 320, height: 640 } });
  await context.addCookies([{ name: "appearance", value: "dark", url: origin }]);
  await page.goto("/mobile-dev");
  await underWorker(page);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Esta sala no está en la casa" })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "Conexión perdida" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});

test("a new version is offered and waits: Reload is the reader's own word", async ({ page }) => {
  await page.goto("/mobile-dev");
  await underWorker(page);
  await page.evaluate(() => {
    Object.assign(window, { untouched: true });
  });
  // another script for the same scope is what another build is
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?next"));
  const offer = page.getByRole("status").filter({ hasText: "A new version is ready" });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => "untouched" in window)).toBe(true);
  await offer.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => !("untouched" in window));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain("/sw.js?next");
});

test("static documents have the worker too, and no notice of the network over them", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await underWorker(page);
  expect(await keptPaths(page)).toContain("/offline?for=en");
  await context.setOffline(true);
  await expect(page.locator(".toast")).toHaveCount(0);
  await context.setOffline(false);
});

test("GS1: a page that is slow to come says what is waited for", async ({ another }) => {
  // a request that the worker answers is not seen by `page.route`
  const { page } = await another({ serviceWorkers: "block" });
  await signUp(page, { email: newEmail("slow") });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/pricing**", async (route) => {
    await held;
    await route.continue();
  });
  await page.route("**/assets/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Companion" }).getByRole("link", { name: "Join" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading page..." })).toBeVisible();
  release();
  await page.waitForURL("**/pricing");
  await expect(page.getByText("Loading page...")).toHaveCount(0);
});
