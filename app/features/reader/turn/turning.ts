type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

const ACTS: Readonly<Record<string, "before" | "after" | "pick" | "close">> = {
  ArrowLeft: "before",
  "[": "before",
  ArrowRight: "after",
  "]": "after",
  "/": "pick",
  Escape: "close",
};

/** What a key does in the reader; null for any that is the browser's or the device's own. */
export function keyAct({ key, altKey, ctrlKey, metaKey, shiftKey }: Key) {
  if (ctrlKey || metaKey) return null;
  // some keyboards need Alt or Shift for a bracket or a slash; with an arrow they are the browser's
  if (key.startsWith("Arrow") && (altKey || shiftKey)) return null;
  return Object.hasOwn(ACTS, key) ? (ACTS[key] ?? null) : null;
}

const LEAST_PX = 70;
const LONGEST_MS = 600;

/** Whether a finger went to the side: far, quickly, and more than twice as far as up or down. */
export const isSwipe = ({ x, y, ms }: { x: number; y: number; ms: number }): boolean =>
  Math.abs(x) >= LEAST_PX && Math.abs(x) > 2 * Math.abs(y) && ms <= LONGEST_MS;
