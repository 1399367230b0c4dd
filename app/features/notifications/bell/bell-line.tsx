import type { NoticePage } from "#app/features/notifications/page.ts";
import { CHECK_CARE, isTimeToCheck, nextCheckIn } from "#app/features/notifications/reminder/reminder.ts";
import { showBadge } from "#app/native/badge.ts";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { claimUnseenNotices } from "#app/session/said-once.ts";
import { freshSession, isLeaving } from "#app/session/session-browser.ts";
import { queueToast } from "#app/ui/toasts/patient-toast.ts";

export const RECENT_PATH = "/notifications/recent";

/** K15, ms. */
const NOTICE_MS = 6_000;
/** The page comes first, ms. */
const MIN_WAIT_MS = 3_000;

/** Asked again with each change: the server alone knows what may ring, in which words. */
export async function fetchRecent(): Promise<NoticePage | null> {
  try {
    if (isLeaving() || !(await freshSession())) return null;
    const answer = await fetch(RECENT_PATH, { headers: { accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as NoticePage) : null;
  } catch {
    // no network: the room tells what was missed when there is one
    return null;
  }
}

const listeners = new Set<(page: NoticePage) => void>();

/** Asks what is new, tells whoever counts it, and says it where somebody looks. */
export async function refreshBell(): Promise<void> {
  const page = await fetchRecent();
  if (!page) return;
  showBadge(page.unread);
  for (const listener of [...listeners]) listener(page);
  showNotification(page);
}

/** K3: one notice, whatever has come at once; and only where somebody looks. */
function showNotification({ notices, ringing }: NoticePage): void {
  if (document.visibilityState !== "visible") return;
  queueToast(async () => {
    const mine = await claimUnseenNotices(ringing);
    const [first, ...others] = notices.filter(({ id }) => mine.includes(id));
    if (!first) return null;
    const text = others.length === 0 ? first.rest : `${first.rest} (+${others.length})`;
    return { title: first.lead, text, isSentence: true, durationMs: NOTICE_MS };
  });
}

const CHECKED_KEY = "care-checked";
let checking: ReturnType<typeof setTimeout> | undefined;

/** PT15: every half hour, counted over pages and tabs, and only where somebody looks. */
function watchCare(): void {
  clearTimeout(checking);
  checking = setTimeout(
    () => {
      if (document.visibilityState === "visible" && isTimeToCheck(lastCheck(), Date.now())) void checkCare();
      watchCare();
    },
    Math.max(MIN_WAIT_MS, nextCheckIn(lastCheck(), Date.now())),
  );
}

const lastCheck = (): number | null => Number(localStorage.getItem(CHECKED_KEY)) || null;

async function checkCare(): Promise<void> {
  try {
    if (isLeaving() || !(await freshSession())) return;
    localStorage.setItem(CHECKED_KEY, String(Date.now()));
    // the room tells what comes of it
    await fetch(RECENT_PATH, { method: "POST", body: new URLSearchParams({ intent: CHECK_CARE }) });
  } catch {
    // no network: it is looked again in half an hour
  }
}

/** @returns what ends it */
export function watchBell(userId: string, listener: (page: NoticePage) => void): () => void {
  listeners.add(listener);
  watchCare();
  const stop = subscribeToRoom(userId, {
    onEvent: ({ name }) => {
      if (name === "notifications.changed") void refreshBell();
    },
    onMissed: () => void refreshBell(),
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(checking);
    stop();
  };
}
