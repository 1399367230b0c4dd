import { START } from "#app/features/reader/address.ts";
import { SETTLED_MS } from "./settled.ts";

/**
 * Keeps the place of a chapter that is read before its page has hydrated (decision 0094): `usePlaceKept` without React.
 * @returns what ends it, when the page does it itself
 */
export function keepUnused(): () => void {
  const timer = setTimeout(() => {
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    const verse = Number(document.querySelector<HTMLElement>("[data-verse]")?.dataset.verse ?? 0);
    const [, translation = ""] = /\/bible-study\/([a-z0-9]+)\//.exec(location.pathname) ?? [];
    if (!verse || !translation) return;
    const body = new URLSearchParams({
      intent: "place",
      translation: translation.toUpperCase(),
      book: String(Math.floor(verse / 1_000_000)),
      chapter: String(Math.floor(verse / 1_000) % 1_000),
    });
    // read to its end, or the page is never quiet; what is not kept is the next one's
    fetch(`${START}.data`, { method: "POST", body })
      .then((answer) => answer.text())
      .catch(() => undefined);
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}
