import type { WallEvent } from "#app/features/community/live/wall-event.ts";
import { freshSession } from "#app/session/session-browser.ts";
import type { LiveRoom } from "./live-room.ts";

export type WallListener = {
  /** Each event once, in order. */
  onEvent(event: WallEvent): void;
  /** The gap was too long to be sent again: how the page's requests stand must be asked for. */
  onMissed(): void;
};

/** The next page takes the same line over, ms. */
const LINGER_MS = 1_000;
/** A tab that nobody looks at for so long has no line, ms; it gets what it missed when somebody does. */
const REST_AFTER_MS = 10_000;

const listeners = new Set<WallListener>();
let line: LiveRoom<WallEvent> | null = null;
let coming = false;
let leaving: ReturnType<typeof setTimeout> | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows the wall's room while a page that shows requests is open and looked at. One line for all that the page follows.
 * @returns what ends it
 */
export function followWall(listener: WallListener): () => void {
  clearTimeout(leaving);
  listeners.add(listener);
  // added twice they are one
  document.addEventListener("visibilitychange", watch);
  window.addEventListener("online", watch);
  window.addEventListener("offline", watch);
  watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leaving = setTimeout(leave, LINGER_MS);
  };
}

function leave(): void {
  if (listeners.size > 0) return;
  clearTimeout(resting);
  document.removeEventListener("visibilitychange", watch);
  window.removeEventListener("online", watch);
  window.removeEventListener("offline", watch);
  line?.close();
  line = null;
}

function watch(): void {
  clearTimeout(resting);
  if (!navigator.onLine) line?.close();
  else if (document.visibilityState === "hidden") resting = setTimeout(() => line?.close(), REST_AFTER_MS);
  else open();
}

/** Brings the line's script, which the first sight of a page does not need. */
function open(): void {
  if (coming) return;
  if (line) return line.open();
  coming = true;
  import("./live-room.ts").then(
    ({ LiveRoom }) => {
      coming = false;
      if (listeners.size === 0 || line) return;
      line = new LiveRoom<WallEvent>({
        host: location.host,
        party: "wall-room",
        // the server knows whose it is, and which room that is
        userId: "own",
        freshSession,
        onEvent: (event) => notifyAll(({ onEvent }) => onEvent(event)),
        onSync: (_answers, missed) => missed && notifyAll(({ onMissed }) => onMissed()),
        onDelta: () => undefined,
        onStatus: () => undefined,
        // the page's own watch of the session leads away
        onSignedOut: () => undefined,
        onOutdated: () => location.reload(),
      });
      line.open();
    },
    () => {
      // the network's return, or the next look, tries again
      coming = false;
    },
  );
}

const notifyAll = (notify: (listener: WallListener) => void): void => {
  for (const listener of [...listeners]) notify(listener);
};
