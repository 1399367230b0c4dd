import { PHONE_PUSH_KEY } from "#app/native/capacitor.ts";
import { SEEN_NOTICES_KEY } from "./said-once.ts";

/** A cookie: who has left by a way that needs no script. The next script takes what this browser keeps of them. */
export const SIGNED_OUT_COOKIE = "leaver";

/** What a phone keeps of a group's evening (`features/groups/evening/state/on-this-phone.tsx`). */
const EVENING_PREFIX = "evening:";

/** The copies that a member's device keeps (`features/offline`, decision 0076). */
export const MEMBER_DATABASE = "koinonia-member";

/** Whether it keeps any, by its member's word. */
export const COPIES_CHOICE_KEY = "copies";

/**
 * Their own drafts (another's wait for their writer), what was said to them, and what the tab holds.
 * @param person null when it is not known who leaves: then every draft waits for its writer
 */
export function clearLocalData(person: string | null): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (
      (person && key.startsWith(`draft:${person}:`)) ||
      key === SEEN_NOTICES_KEY ||
      key === COPIES_CHOICE_KEY ||
      key === PHONE_PUSH_KEY ||
      key.startsWith(EVENING_PREFIX)
    )
      localStorage.removeItem(key);
  // copies can be brought again: nothing of it waits for its writer
  globalThis.indexedDB?.deleteDatabase(MEMBER_DATABASE);
}

/** Before anything of the page reads what is kept. */
export function clearSignedOutData(): void {
  const person = new RegExp(`(?:^|;\\s*)${SIGNED_OUT_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
  if (!person) return;
  clearLocalData(person);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0`;
}
