import { gzipSync } from "node:zlib";
import type { Browser, Page as Tab } from "@playwright/test";
import { giveCookies, openBrowser } from "./browser.ts";
import type { Page } from "./load.ts";
import { endsWithRun } from "./stops.ts";

/** What waits for a page's quiet moment waits 4 s at most (`whenIdle`); nothing is left once so long nothing was asked for, ms. */
const QUIET_MS = 6_000;
/** A page that asks for something again and again is never quiet, ms. */
const QUIET_WITHIN_MS = 30_000;

export type Weight = { files: number; bytes: number };

/** The identity vendor's script, which the product hands through: aside in the target. */
const ASIDE = /\/npm\/@clerk|clerk-js/;

/** Resolves when nothing has been asked for since a while. What the page does not read to its end is never told as ended. */
async function quiet(tab: Tab): Promise<void> {
  const ends = performance.now() + QUIET_WITHIN_MS;
  let last = performance.now();
  tab.on("request", () => {
    last = performance.now();
  });
  while (performance.now() - last < QUIET_MS) {
    if (performance.now() > ends) throw new Error(`${tab.url()} is never quiet`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Every script that one visit loads by itself, by a person who presses nothing. */
async function visit(browser: Browser, { origin, path, cookie, contains }: Page): Promise<Weight> {
  const context = await browser.newContext();
  try {
    if (cookie) await giveCookies(context, cookie, origin);
    await context.route(ASIDE, (route) => route.abort());
    const tab = await context.newPage();
    const scripts = new Map<string, Promise<number>>();
    context.on("response", (response) => {
      // what the service worker keeps for later is no part of the visit
      if (response.request().serviceWorker()) return;
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith(".js") || scripts.has(pathname)) return;
      scripts.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
    });
    const answer = await tab.goto(`${origin}${[path].flat()[0]}`);
    if (!answer?.ok() || !(await tab.content()).includes(contains))
      throw new Error(`${path} answered ${answer?.status()}`);
    await quiet(tab);
    const sizes = await Promise.all(scripts.values());
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
}

/** @returns one weight for each page, in their order */
export async function weighVisits(pages: readonly Page[]): Promise<Weight[]> {
  const browser = await openBrowser();
  const stop = endsWithRun(() => browser.close());
  try {
    const weights: Weight[] = [];
    for (const page of pages) weights.push(await visit(browser, page));
    return weights;
  } finally {
    await stop();
  }
}
