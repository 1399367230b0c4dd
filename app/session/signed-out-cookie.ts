import { SEEN_NOTICES_KEY } from "./said-once.ts";

/** A cookie: who has left by a way that needs no script. The next script takes what this browser keeps of them. */
export const SIGNED_OUT_COOKIE = "leaver";

/**
 * Their own drafts (another's wait for their writer), what was said to them, and what the tab holds.
 * @param person null when it is not known who leaves: then every draft waits for its writer
 */
export function clearLocalData(person: string | null): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if ((person && key.startsWith(`draft:${person}:`)) || key === SEEN_NOTICES_KEY)
      localStorage.removeItem(key);
}

/** Before anything of the page reads what is kept. */
export function clearSignedOutData(): void {
  const person = new RegExp(`(?:^|;\\s*)${SIGNED_OUT_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
  if (!person) return;
  clearLocalData(person);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0`;
}
