import { KEPT_PAGES } from "#app/native/service-worker/fetch-strategy.ts";
import { keptPaths, underWorker } from "../servers/app-worker.ts";
import { mintToken } from "../servers/tokens.ts";
import { expectAccessible, sideways } from "../steps/accessibility.ts";
import { connected, say } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

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
  allow(/503|401|Failed to fetch|WebSocket/);
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
  await expect(page).toHaveTitle("Connection lost · Koinonia");
  await expect(page.getByText("You're now offline. Some features may be limited.")).toBeVisible();
  await expectAccessible(page);
  const kept = await keptPaths(page);
  expect(kept).toContain("/offline?for=en");
  const pages = kept.filter((path) => !path.startsWith("/assets/"));
  const forAll = KEPT_PAGES.flatMap((path) => [`${path}?for=en`, `${path}?for=es`]);
  expect(pages.filter((path) => !forAll.includes(path))).toEqual([]);
  const inCache = await page.evaluate(async (paths) => {
    const answers = await Promise.all(paths.map((path) => caches.match(path)));
    return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ""));
  }, pages);
  expect(inCache.length).toBe(forAll.length);
  for (const text of inCache) expect(text).not.toContain(userId);

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
  allow(/404|503/);
  const { page, context } = await another({ locale: "es-ES", viewport: { width: 320, height: 640 } });
  await context.addCookies([{ name: "appearance", value: "dark", url: origin }]);
  await page.goto("/mobile-dev");
  await underWorker(page);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "No encontramos esta página" })).toBeVisible();
  await expect(page).toHaveTitle("No encontramos la página · Koinonia");
  await context.setOffline(true);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "Conexión perdida" })).toBeVisible();
  await expect(page).toHaveTitle("Conexión perdida · Koinonia");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await sideways(page)).toBeLessThanOrEqual(0);
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
