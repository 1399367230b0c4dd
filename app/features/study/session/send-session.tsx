import type { KeptSession } from "#app/features/study/model/active-time.ts";
import type { StudyReply } from "#app/features/study/model/reply.ts";
import type { Mood } from "#app/features/study/model/session.ts";
import { pageUser } from "#app/request/page-user.ts";
import { freshSession } from "#app/session/session-browser.ts";

const TIMEOUT_MS = 15_000;

/** A session that is over here, and has not been taken by the server. */
export type EndedSession = KeptSession & { chapter: number; mood: Mood | "" };

/** With the drafts, which sign-out takes away; every tab of this browser has the same. */
const keyOf = (what: "session" | "ended"): string => `draft:${pageUser()}:study:${what}`;

function read<Value>(what: "session" | "ended"): Value | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(what)) ?? "null") as Value | null;
  } catch {
    return null;
  }
}
const write = (what: "session" | "ended", value: unknown): void =>
  value === null
    ? localStorage.removeItem(keyOf(what))
    : localStorage.setItem(keyOf(what), JSON.stringify(value));

export const keptSession = (): KeptSession | null => read<KeptSession>("session");
export const keepSession = (session: KeptSession | null): void => write("session", session);
export const endedSessions = (): EndedSession[] => read<EndedSession[]>("ended") ?? [];

/** The session is over; it waits among the ended ones until the server has it. */
export function endSession(session: KeptSession, chapter: number, mood: Mood | ""): void {
  const others = endedSessions().filter(({ id }) => id !== session.id);
  write("ended", [...others, { ...session, chapter, mood }]);
  if (keptSession()?.id === session.id) keepSession(null);
}

/** Sends the server all of a session; null when no answer came. */
export async function sendSession(
  session: KeptSession,
  chapter: number,
  mood: Mood | "" = "",
): Promise<StudyReply | null> {
  const seconds = Object.entries(session.chapters).map(([at, ms]) => [at, Math.floor(ms / 1_000)]);
  const form = new FormData();
  const fields = {
    sessionId: session.id,
    startedAt: session.startedAt,
    lastAt: session.lastAt,
    chapter,
    chapters: JSON.stringify(Object.fromEntries(seconds)),
    mood,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch("/bible-study/session", { method: "POST", body: form, signal });
    const reply: unknown = answer.status < 500 && answer.status !== 429 ? await answer.json() : null;
    // signed out, or somebody else by now: it waits for its reader
    return reply && typeof reply === "object" && "ok" in reply ? (reply as StudyReply) : null;
  } catch {
    return null;
  }
}

/** Ended sessions in their order, by one tab. A session that the server does not want is not sent again. */
export async function sendEndedSessions(): Promise<void> {
  if (!navigator.onLine || endedSessions().length === 0) return;
  await navigator.locks.request(keyOf("ended"), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const session of endedSessions()) {
      if (!(await sendSession(session, session.chapter, session.mood))) return;
      write(
        "ended",
        endedSessions().filter(({ id }) => id !== session.id),
      );
    }
  });
}
