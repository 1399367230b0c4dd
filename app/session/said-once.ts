/** What this browser has said to its member: forgotten with them (`leaver.ts`). */
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

/**
 * Which of these nobody has said yet: they are the caller's to say, now. The next page, and the tab beside this one,
 * hear of the same again; of two that ask at once one is told.
 */
export function notYetSaid(ids: readonly string[]): Promise<readonly string[]> {
  return navigator.locks.request(SAID_KEY, () => {
    const before = said();
    const mine = ids.filter((id) => !before.includes(id));
    if (mine.length > 0) localStorage.setItem(SAID_KEY, JSON.stringify([...mine, ...before].slice(0, MOST)));
    return mine;
  });
}
