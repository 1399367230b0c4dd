import { showToast } from "#app/ui/toasts/toasts.ts";

/** Where scripts/build.ts puts the service worker. */
export const WORKER_PATH = "/sw.js";
/** What the page sends to a worker that waits: take over. */
export const SKIP_WAITING = "take-over";

/** A page that stays open asks for a new version when it is looked at again, and not more often than this, ms. */
const ASK_EVERY_MS = 60 * 60 * 1000;

export const mayAsk = (askedAt: number, now: number): boolean => now - askedAt >= ASK_EVERY_MS;

type Words = { title: string; text: string; reload: string };

/**
 * Registers the service worker and offers its next version. Nothing is loaded again by itself: somebody may be
 * writing, here or in another tab. Only the tab in which Reload was pressed is loaded anew.
 */
export function offerUpdates(words: Words): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(WORKER_PATH).then(
    (registration) => watch(registration, words),
    // private windows and strict settings have none: the site works as ever
    () => undefined,
  );
}

function watch(registration: ServiceWorkerRegistration, words: Words): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || !mayAsk(asked, Date.now())) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
  const offer = () => {
    // the first version of all is no news
    if (registration.waiting && navigator.serviceWorker.controller) offerReload(registration.waiting, words);
  };
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && offer());
  });
  offer();
}

function offerReload(waiting: ServiceWorker, words: Words): void {
  const reload = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage(SKIP_WAITING);
  };
  showToast({ title: words.title, text: words.text, action: { label: words.reload, onAction: reload } });
}
