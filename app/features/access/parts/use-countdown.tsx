import { useEffect, useState } from "react";

/** K2: seconds until a code can be sent again. */
export const RESEND_S = 60;

/** Counts down by the clock, so that a tab that slept is not behind. */
export function useCountdown(seconds: number): { left: number; restart(): void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return { left, restart: () => setEnd(Date.now() + seconds * 1000) };
}

/** 52 as `0:52`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
