import { freshSession } from "#app/session/session-browser.ts";
import type { RoomEvent } from "#party/protocol.ts";
import type { LiveRoom, LiveRoomOptions } from "./live-room.ts";

export type RoomListener = {
  /** Each event once, in order. */
  onEvent(event: RoomEvent): void;
  /** The gap was too long to be told: what the page shows must be read again. */
  onMissed(): void;
};

/** One line for all that a page follows; the chat has one of its own, with words in it. */
const listeners = new Set<RoomListener>();
let line: { userId: string; room: LiveRoom } | null = null;
let coming = false;

const tellAll = (tell: (listener: RoomListener) => void): void => {
  for (const listener of [...listeners]) tell(listener);
};

/**
 * Receives what services tell the member's tabs, as long as it is wanted. Without a network nothing is tried: the line
 * opens again when there is one.
 * @returns what ends it
 */
export function subscribeToRoom(userId: string, listener: RoomListener): () => void {
  clearTimeout(leaving);
  listeners.add(listener);
  // added twice they are one
  if (listeners.size === 1) {
    window.addEventListener("online", open);
    window.addEventListener("offline", rest);
  }
  wanted = userId;
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leaving = setTimeout(leave, LINGER_MS);
  };
}

/** The next page takes the same line over, ms. */
const LINGER_MS = 1_000;
let leaving: ReturnType<typeof setTimeout> | undefined;

function leave(): void {
  if (listeners.size > 0) return;
  window.removeEventListener("online", open);
  window.removeEventListener("offline", rest);
  line?.room.close();
  line = null;
}

let wanted = "";
const rest = (): void => line?.room.close();

/** Brings the line's script, which the first sight of a page does not need. */
function open(): void {
  if (!navigator.onLine || coming) return;
  if (line?.userId === wanted) return line.room.open();
  coming = true;
  import("./live-room.ts").then(
    ({ LiveRoom }) => {
      coming = false;
      if (listeners.size === 0 || line) return;
      line = { userId: wanted, room: new LiveRoom(optionsFor(wanted)) };
      line.room.open();
    },
    () => {
      // the next listener, or the network's return, tries again
      coming = false;
    },
  );
}

const optionsFor = (userId: string): LiveRoomOptions => ({
  host: location.host,
  userId,
  freshSession,
  onEvent: (event) => tellAll(({ onEvent }) => onEvent(event)),
  onSync: (_answers, missed) => missed && tellAll(({ onMissed }) => onMissed()),
  onDelta: () => undefined,
  onStatus: () => undefined,
  // the page's own watch of the session leads away
  onSignedOut: () => undefined,
  onOutdated: () => location.reload(),
});
