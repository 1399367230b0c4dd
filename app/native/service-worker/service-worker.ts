import { appearanceOf } from "#app/core/appearance.ts";
import { chooseLanguage, LANGUAGES, type Language } from "#app/core/language.ts";
import { SKIP_WAITING } from "#app/native/app-updates.ts";
import { sharePathOf } from "#app/native/shell/shared-words.ts";
import { assetsNamedIn, fetchStrategy, KEPT_PAGES, whereOffline } from "./fetch-strategy.ts";
import { noticeIn, tabFor } from "./push.ts";
import { fillAgain, followWidgets, type WidgetScope } from "./widgets.ts";

/**
 * The service worker: files whose names hold their content come from its cache, and a page that cannot be
 * reached becomes the page that says so. It keeps no page of anybody's; scripts/build.ts bundles it.
 */

/** Changes with each build of the pages. */
declare const BUILD: string;

/** What a service worker is given, as far as it is used here; the DOM's types do not know it. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
type MessageToWorker = Extendable & { data: unknown };
type Pushed = Extendable & { data: { text(): string } | null };
type Pressed = Extendable & { notification: Notification };
type Tab = {
  url: string;
  focused: boolean;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<Tab | null>;
};
type Scope = {
  location: Location;
  navigator: Navigator;
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<Tab | null>;
  };
  registration: ServiceWorkerRegistration;
  cookieStore?: { get(name: string): Promise<{ value: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: MessageToWorker) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
};
const worker = globalThis as unknown as Scope;
const widgetScope = globalThis as unknown as WidgetScope;

const CACHE = `koinonia-${BUILD}`;
/** A page of nobody's: that nothing can be reached, and the Bible that is kept on this device. */
const keptPage = (path: string, language: Language) => `${path}?for=${language}`;

worker.addEventListener("install", (event) => event.waitUntil(keepOfflinePages()));

worker.addEventListener("activate", (event) => {
  // the card may be another one by now
  event.waitUntil(forgetOlder().then(() => Promise.all([worker.clients.claim(), fillAgain(widgetScope)])));
});

worker.addEventListener("message", (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = worker.location;
  const toDo = fetchStrategy({
    url: new URL(request.url),
    method: request.method,
    mode: request.mode,
    origin,
  });
  if (toDo === "take-shared") event.respondWith(takeShared(request));
  if (toDo === "keep") event.respondWith(kept(request));
  // the request as it came: its cookies, and redirects left to the browser, or the vendor's handshake would break
  if (toDo === "offer-offline") event.respondWith(fetch(request).catch(() => offline(new URL(request.url))));
});

followWidgets(widgetScope);

worker.addEventListener("push", (event) => {
  const { title, body, tag, url } = noticeIn(event.data?.text() ?? null);
  const shown = { body, tag, data: { url }, icon: "/icons/any-192.png" };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = noticeIn(JSON.stringify(event.notification.data));
  event.waitUntil(openPage(url));
});

/** In a tab that is open, or in a new one. */
async function openPage(url: string): Promise<void> {
  const { origin } = worker.location;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs[tabFor(tabs, url, origin)];
  if (!tab) return void (await worker.clients.openWindow(url));
  await tab.focus();
  // a tab that this worker does not control cannot be led
  if (tab.url !== new URL(url, origin).href)
    await tab.navigate(url).catch(() => worker.clients.openWindow(url));
}

/** Asked for as nobody, so that nothing of a member can be in them. */
async function keepOfflinePages(): Promise<void> {
  const cache = await worker.caches.open(CACHE);
  const files = new Set<string>();
  const pages = LANGUAGES.flatMap((language) =>
    KEPT_PAGES.map((path) => ({ language, address: keptPage(path, language) })),
  );
  for (const { language, address } of pages) {
    const page = await fetch(address, {
      credentials: "omit",
      cache: "no-store",
      headers: { "accept-language": language },
    });
    if (!page.ok) throw new Error(`the offline page answers ${page.status}`);
    for (const file of assetsNamedIn(await page.clone().text())) files.add(file);
    await cache.put(address, page);
  }
  for (const file of [...files]) {
    const found = await fetch(file, { credentials: "omit" });
    if (file.endsWith(".css"))
      for (const named of assetsNamedIn(await found.clone().text())) files.add(named);
    if (found.ok) await cache.put(file, found);
  }
  await Promise.all(
    [...files].map(
      async (file) => (await cache.match(file)) ?? cache.add(new Request(file, { credentials: "omit" })),
    ),
  );
}

async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const said = (name: string) => String(form.get(name) ?? "");
  const path = sharePathOf({ title: said("title"), text: said("text"), url: said("url") });
  return Response.redirect(worker.location.origin + path, 303);
}

async function forgetOlder(): Promise<void> {
  const names = await worker.caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => worker.caches.delete(name)));
}

async function kept(request: Request): Promise<Response> {
  const cache = await worker.caches.open(CACHE);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await cache.put(request.url, answer.clone());
  return answer;
}

/** In the person's language and light, as far as this browser lets a worker know them. */
async function offline(asked: URL): Promise<Response> {
  const { path, redirect } = whereOffline(asked);
  if (redirect) return Response.redirect(redirect);
  const chosen = async (name: string) => (await worker.cookieStore?.get(name))?.value ?? null;
  const language = chooseLanguage(await chosen("language"), worker.navigator.languages.join(","));
  const appearance = appearanceOf(await chosen("appearance"));
  const page = await worker.caches.match(keptPage(path, language));
  if (!page) return Response.error();
  const html = await page.text();
  const drawn = appearance === "auto" ? html : html.replace("<html ", `<html data-theme="${appearance}" `);
  return new Response(drawn, { headers: page.headers });
}
