/** The names that a page's scripts rest under until it is used (decision 0094). */
export const LATER_LINK = "later";
export const LATER_SCRIPT = "text/later";

/** The document gets it when the app has hydrated: what was pressed before can be worked. */
export const APP_READY = "app-ready";

/** The browser's own mark of when a page that waited was first used. */
const FIRST_USE = "first-use";

export const markFirstUse = (): void => void performance.mark(FIRST_USE);

/** How long this document was read before it was used, ms, told once; 0 where nothing waited. */
export function readBeforeUse(): number {
  const [mark] = performance.getEntriesByName(FIRST_USE);
  performance.clearMarks(FIRST_USE);
  return Math.round(mark?.startTime ?? 0);
}
