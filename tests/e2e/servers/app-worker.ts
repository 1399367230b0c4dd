import type { Page } from "@playwright/test";

/** The app's own life begins when the page is quiet: from then on a service worker answers for it. */
export const underWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The addresses of all that the service worker keeps. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      for (const { url } of requests) found.push(url.replace(location.origin, ""));
    }
    return found;
  });
