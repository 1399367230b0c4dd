import { useEffect, useRef, useState } from "react";
import { WAITS_MS } from "#app/features/billing/return/waiting.ts";

/**
 * Asks again after each of the waits, for as long as nobody knows.
 * @returns whether it has stopped asking
 */
export function usePollPayment(waiting: boolean, ask: () => void): boolean {
  const [asked, setAsked] = useState(0);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const wait = waiting ? WAITS_MS[asked] : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      latest.current();
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, asked]);
  return waiting && asked >= WAITS_MS.length;
}
