import type { Language } from "#app/core/language.ts";
import type { ClerkScript } from "#app/session/clerk-browser.ts";

/** What a page's scripts must know. On static documents it is written into the page, on others it is the root's data. */
export type PageSettings = {
  clerk: ClerkScript;
  language: Language;
  signedIn: boolean;
  /** Whose document it is; null on those that are shared, which know nobody. */
  userId: string | null;
};

export const PAGE_SETTINGS_ID = "page-settings";

/** JSON that cannot end the script element it stands in; of a page's data, the settings alone. */
export const settingsText = ({ clerk, language, signedIn, userId }: PageSettings): string =>
  JSON.stringify({ clerk, language, signedIn, userId } satisfies PageSettings).replaceAll("<", "\\u003c");

/** @throws when the page is no static document */
export function readPageSettings(): PageSettings {
  const text = document.getElementById(PAGE_SETTINGS_ID)?.textContent;
  if (!text) throw new Error("this page carries no settings");
  return JSON.parse(text) as PageSettings;
}
