/** Whoever has not moved, scrolled or typed for so long is not taken to be reading, ms. */
export const IDLE_MS = 120_000;
/** A longer gap between two looks at the clock is a device that slept, ms. */
export const MAX_GAP_MS = 30_000;
/** After so long a rest the next reading is another session, ms. */
export const SESSION_REST_MS = 30 * 60_000;

/** What a tab knows of somebody who reads in it. Times are epoch ms of the device. */
export type Watch = {
  /** `BBCCC` */
  chapter: number;
  /** The tab is seen and has the focus. */
  isSeen: boolean;
  /** The last sign of somebody there. */
  touchedAt: number;
  /** Up to when it is counted. */
  at: number;
};

export type Sight =
  | { kind: "look"; at: number; isSeen: boolean }
  | { kind: "touch"; at: number }
  | { kind: "tick"; at: number }
  | { kind: "chapter"; at: number; chapter: number };

/** What of the time since the last sight was reading, ms: seen, not idle, and no longer than a clock may pause. */
export function activeSince({ isSeen, touchedAt, at }: Watch, now: number): number {
  const gap = now - at;
  if (!isSeen || gap <= 0 || gap > MAX_GAP_MS) return 0;
  return Math.max(0, Math.min(now, touchedAt + IDLE_MS) - at);
}

/** The watch after a sight, and what was read until then in the chapter that was open. */
export function see(watch: Watch, sight: Sight): { watch: Watch; chapter: number; ms: number } {
  const ms = activeSince(watch, sight.at);
  const next: Watch = { ...watch, at: sight.at };
  if (sight.kind === "look") next.isSeen = sight.isSeen;
  if (sight.kind === "chapter") next.chapter = sight.chapter;
  // who comes to the tab or turns the page is there
  if (sight.kind === "touch" || sight.kind === "chapter" || (sight.kind === "look" && sight.isSeen))
    next.touchedAt = sight.at;
  return { watch: next, chapter: watch.chapter, ms };
}

/** A session as the browser keeps it; `chapters` in ms of active reading, by `BBCCC`. */
export type KeptSession = {
  id: string;
  startedAt: number;
  lastAt: number;
  chapters: Record<string, number>;
};

/** Whether what is read now belongs to the session, or to a new one. */
export const goesOn = ({ startedAt, lastAt }: KeptSession, now: number): boolean =>
  now - lastAt <= SESSION_REST_MS && now >= startedAt;

/** The session with so much more that was read. @param newId of a session that begins with it */
export function readOn(
  kept: KeptSession | null,
  read: { chapter: number; ms: number; at: number },
  newId: () => string,
): KeptSession {
  const session =
    kept && goesOn(kept, read.at)
      ? kept
      : { id: newId(), startedAt: read.at - read.ms, lastAt: read.at, chapters: {} };
  const key = String(read.chapter);
  return {
    ...session,
    lastAt: Math.max(session.lastAt, read.at),
    chapters: { ...session.chapters, [key]: (session.chapters[key] ?? 0) + read.ms },
  };
}

export const activeSeconds = ({ chapters }: Pick<KeptSession, "chapters">): number =>
  Math.floor(Object.values(chapters).reduce((sum, ms) => sum + ms, 0) / 1_000);
