import { useCallback, useEffect, useRef, useState } from "react";
import { readBeforeUse } from "#app/document/when-used/names.ts";
import {
  activeSeconds,
  goesOn,
  readOn,
  type Sight,
  see,
  type Watch,
} from "#app/features/study/model/active-time.ts";
import type { Mood } from "#app/features/study/model/session.ts";
import {
  endedSessions,
  endSession,
  keepSession,
  keptSession,
  sendEndedSessions,
  sendSession,
} from "./send-session.tsx";

/** The clock is looked at so often, and the server is sent it so often, ms. */
const TICK_MS = 5_000;
const SEND_EVERY_MS = 60_000;
const A_SIGN_MS = 1_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "scroll"] as const;

const isSeen = (): boolean => document.visibilityState === "visible" && document.hasFocus();

export type StudySessionState = {
  /** Active seconds of the session that is on; 0 before it has begun. */
  seconds: number;
  /** Sessions that wait on this device. */
  unsent: number;
  end(mood: Mood | ""): Promise<{ unsent: boolean }>;
};

/**
 * Reading begins a session; only time counts in which the page is seen and somebody is there. It is kept on this device
 * at each look at the clock, so that a closed tab or a lost network takes nothing.
 */
export function useStudySession({
  book,
  chapter: number,
}: {
  book: number;
  chapter: number;
}): StudySessionState {
  const chapter = book * 1_000 + number;
  const [seconds, setSeconds] = useState(0);
  const [unsent, setUnsent] = useState(0);
  const watch = useRef<Watch | null>(null);
  const sentAt = useRef(0);

  const sight = useCallback((seen: Sight) => {
    if (!watch.current) return;
    const { watch: next, chapter: read, ms } = see(watch.current, seen);
    watch.current = next;
    const before = keptSession();
    if (ms > 0) {
      if (before && !goesOn(before, seen.at)) endSession(before, read, "");
      keepSession(readOn(keptSession(), { chapter: read, ms, at: seen.at }, () => crypto.randomUUID()));
    }
    const session = keptSession();
    setSeconds(session && goesOn(session, seen.at) ? activeSeconds(session) : 0);
    if (!session || ms === 0 || seen.at - sentAt.current < SEND_EVERY_MS) return;
    sentAt.current = seen.at;
    void sendSession(session, read);
    void sendEndedSessions();
  }, []);

  useEffect(() => {
    const at = Date.now();
    if (watch.current) sight({ kind: "chapter", at, chapter });
    // what was read before the page was used counts too
    else watch.current = { chapter, isSeen: isSeen(), touchedAt: at, at: at - readBeforeUse() };
  }, [chapter, sight]);

  useEffect(() => {
    const look = () => {
      sight({ kind: "look", at: Date.now(), isSeen: isSeen() });
      setUnsent(endedSessions().length);
      if (document.visibilityState === "hidden") return;
      void sendEndedSessions().then(() => setUnsent(endedSessions().length));
    };
    const touch = () => {
      const at = Date.now();
      // a hand that moves is one sign a second
      if (at - (watch.current?.touchedAt ?? 0) >= A_SIGN_MS) sight({ kind: "touch", at });
    };
    const timer = setInterval(() => sight({ kind: "tick", at: Date.now() }), TICK_MS);
    look();
    for (const name of SIGNS) window.addEventListener(name, touch, { passive: true });
    for (const name of ["focus", "blur", "online", "pagehide"]) window.addEventListener(name, look);
    document.addEventListener("visibilitychange", look);
    return () => {
      sight({ kind: "tick", at: Date.now() });
      clearInterval(timer);
      for (const name of SIGNS) window.removeEventListener(name, touch);
      for (const name of ["focus", "blur", "online", "pagehide"]) window.removeEventListener(name, look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [sight]);

  const end = useCallback(
    async (mood: Mood | "") => {
      sight({ kind: "touch", at: Date.now() });
      const session = keptSession();
      if (!session) return { unsent: false };
      endSession(session, chapter, mood);
      setSeconds(0);
      await sendEndedSessions();
      const waits = endedSessions().length;
      setUnsent(waits);
      return { unsent: waits > 0 };
    },
    [chapter, sight],
  );
  return { seconds, unsent, end };
}
