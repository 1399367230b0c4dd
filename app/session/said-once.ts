/** What this browser has said to its member: forgotten with them (`signed-out-cookie.ts`). */
export const SEEN_NOTICES_KEY = "said";
/** As many as a tab that comes back can be told of anew. */
const MAX = 20;

const said = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN_NOTICES_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

/**
 * Which of these nobody has said yet: they are the caller's to say, now. The next page, and the tab beside this one,
 * hear of the same again; of two that ask at once one is told.
 */
export function claimUnseenNotices(ids: readonly string[]): Promise<readonly string[]> {
  return navigator.locks.request(SEEN_NOTICES_KEY, () => {
    const before = said();
    const mine = ids.filter((id) => !before.includes(id));
    if (mine.length > 0)
      localStorage.setItem(SEEN_NOTICES_KEY, JSON.stringify([...mine, ...before].slice(0, MAX)));
    return mine;
  });
}
