import { useEffect, useState } from "react";

/** Counts down by the clock, so that a tab that slept is not behind. `end` is epoch ms by the browser's own clock. */
export function useSecondsLeft(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (Date.now() >= end) return;
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil((end - now) / 1000));
}
