import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** What is told within a moment is read once, ms. */
const MOMENT_MS = 50;

/**
 * Reads the page's rows again, soon: not while they are being read, for a reading that is broken off is a fault in the
 * console, and once for all who ask within a moment.
 */
export function useReread(): () => void {
  const { revalidate, state } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isReading = useRef(false);
  isReading.current = state !== "idle";
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const read = () => {
      timer.current = isReading.current ? setTimeout(read, MOMENT_MS) : undefined;
      if (!timer.current) revalidate();
    };
    timer.current ??= setTimeout(read, MOMENT_MS);
  }, [revalidate]);
}
