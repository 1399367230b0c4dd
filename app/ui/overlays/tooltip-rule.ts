/** GS9: a pointer rests this long on a thing before its tip opens, ms. */
export const OPEN_DELAY_MS = 700;
/** GS9: so soon after another tip has closed, the next one opens at once, ms. */
export const SKIP_DELAY_MS = 300;
/** A pointer on its way from the thing to its tip may lose both for so long, ms. */
export const LEAVE_DELAY_MS = 100;

export type TipState =
  | { phase: "closed" }
  | { phase: "waiting"; until: number; by: "hover" | "touch" }
  | { phase: "open"; by: "hover" | "focus" | "touch" }
  /** The pointer has left an open tip. */
  | { phase: "leaving"; until: number };

export type TipEvent =
  /** A mouse or pen comes over the thing or its tip, or leaves both. */
  | "enter"
  | "leave"
  /** The thing has the keyboard's focus (`:focus-visible`), or loses the focus. */
  | "focus"
  | "blur"
  /** A finger comes down, or up. */
  | "hold"
  | "release"
  /** A press of the thing by mouse or key, a press elsewhere, or Escape. */
  | "press"
  | "away"
  /** The time until which it waited is over. */
  | "elapsed";

export const CLOSED: TipState = { phase: "closed" };

/**
 * What becomes of a tip.
 * @param now ms of any clock
 * @param closedAt when the last tip on the page closed, on the same clock
 */
export function nextTip(tip: TipState, event: TipEvent, now: number, closedAt: number): TipState {
  switch (event) {
    case "enter":
      if (tip.phase === "leaving") return { phase: "open", by: "hover" };
      if (tip.phase !== "closed") return tip;
      return now - closedAt <= SKIP_DELAY_MS
        ? { phase: "open", by: "hover" }
        : { phase: "waiting", until: now + OPEN_DELAY_MS, by: "hover" };
    case "leave":
      if (tip.phase === "waiting") return CLOSED;
      return tip.phase === "open" && tip.by === "hover"
        ? { phase: "leaving", until: now + LEAVE_DELAY_MS }
        : tip;
    case "focus":
      return { phase: "open", by: "focus" };
    case "hold":
      return tip.phase === "closed" ? { phase: "waiting", until: now + OPEN_DELAY_MS, by: "touch" } : tip;
    case "release":
      return tip.phase === "waiting" ? CLOSED : tip;
    case "blur":
    case "press":
    case "away":
      return CLOSED;
    case "elapsed":
      if (tip.phase === "waiting") return now >= tip.until ? { phase: "open", by: tip.by } : tip;
      if (tip.phase === "leaving") return now >= tip.until ? CLOSED : tip;
      return tip;
  }
}

export const isShown = (tip: TipState): boolean => tip.phase === "open" || tip.phase === "leaving";
