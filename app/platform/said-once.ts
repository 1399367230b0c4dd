/** What this browser has said to its member: forgotten with them (`session-browser.ts`). */
export const SAID_KEY = "said";
/** As many as a tab that comes back can be told of anew. */
const MOST = 20;

const said = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SAID_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

/** True the first time: the next page, and the tab beside this one, hear of the same again. */
export function sayOnce(id: string): boolean {
  const before = said();
  if (before.includes(id)) return false;
  localStorage.setItem(SAID_KEY, JSON.stringify([id, ...before].slice(0, MOST)));
  return true;
}
