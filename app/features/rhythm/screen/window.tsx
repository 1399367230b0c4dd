import type { DayState } from "#app/features/rhythm/rhythm.ts";

const FRAME = "M6 54V26a18 18 0 0 1 36 0v28z";

/** A day as a window: lit, open, or shuttered for rest. The words beside it say the same. */
export const DayWindow = ({ state }: { state: DayState }) => (
  <svg viewBox="0 0 48 58" aria-hidden="true">
    <path className="window-glass" d={FRAME} />
    {state === "rest" ? (
      <path className="window-shutter" d="M12 34h24M12 41h24M12 48h24M14 27h20" />
    ) : (
      <path className="window-bars" d="M24 9v44M7 32h34" />
    )}
    <path className="window-frame" d={FRAME} />
  </svg>
);
