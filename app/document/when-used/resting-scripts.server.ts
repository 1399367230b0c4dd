import { whenUsedScripts } from "virtual:static-scripts";
import type { EntryContext } from "@remix-run/cloudflare";
import { handleOf } from "#app/document/frame/document-kind.ts";
import { PAGE_SETTINGS_ID, type PageSettings, settingsText } from "#app/document/frame/page-settings.ts";
import { LATER_LINK, LATER_SCRIPT } from "./names.ts";

/** Whether a page waits until it is used. What stands in its query is open, so somebody uses it already. */
export function waitsForUse({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, errors, location } = staticHandlerContext;
  const page = matches.at(-1)?.route.id ?? "";
  const handle = handleOf(routeModules[page]?.handle);
  const waits = handle?.document === "app" && handle.hydrates === "when-used";
  // development has its scripts by other addresses
  return waits && !errors && location.search === "" && whenUsedScripts.length > 0;
}

const PRELOAD = /<link rel="modulepreload"/g;
const START = /(<script nonce="[^"]*") type="module" async="">/;

/**
 * Remix's document with its scripts at rest: the same elements, so that it hydrates as it is, with names that no browser
 * loads. The small script at the end starts them.
 * @param document without its end
 */
export function restingScripts(document: string, settings: PageSettings): string {
  const resting = document
    .replace(PRELOAD, `<link rel="${LATER_LINK}"`)
    .replace(START, `$1 type="${LATER_SCRIPT}">`);
  const settingsScript = `<script id="${PAGE_SETTINGS_ID}" type="application/json">${settingsText(settings)}</script>`;
  const scripts = whenUsedScripts.map((src) => `<script type="module" src="${src}"></script>`);
  return resting + settingsScript + scripts.join("");
}
