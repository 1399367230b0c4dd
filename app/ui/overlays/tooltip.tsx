import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { putBeside } from "#app/ui/overlays/placement.ts";
import { CLOSED, isShown, nextTip, type TipEvent } from "#app/ui/overlays/tooltip-rule.ts";
import "#app/ui/styles/menus.css";

/** When a tip of the page was last left or closed: the next one is then not waited for. */
let closedAt = Number.NEGATIVE_INFINITY;
/** Closes the one that is open: one tip at a time. */
let closeOpen: (() => void) | null = null;

// React 18 passes it through only in lower case, and its types do not know it.
const manual = { popover: "manual" };

/**
 * A line about a control that has a name already (GS9): shown to a pointer that rests on it, to the keyboard's
 * focus and to a finger that holds it; read as its description. Nothing may be in it that is nowhere else.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  /** The control: a button or a link. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { shown, heldOpen, byFocus, dispatch } = useTip();
  const place = useCallback(() => {
    if (tip.current && anchor.current)
      putBeside(tip.current, anchor.current, { side: "above", align: "center", gap: 0 });
  }, []);

  useEffect(() => {
    const element = tip.current;
    if (!element || !anchor.current) return;
    if (!shown) return element.hidePopover?.();
    element.showPopover?.();
    place();
  }, [shown, place]);

  useEffect(() => {
    if (!shown) return;
    const away = () => dispatch("away");
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // this Escape is the tip's: the dialog that it stands in stays
      event.preventDefault();
      event.stopPropagation();
      away();
    };
    const onPress = (event: globalThis.PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) away();
    };
    // focus brings its thing into sight by itself: the tip goes with it
    const onScroll = () => (byFocus() ? place() : away());
    window.addEventListener("keydown", onKey, true);
    window.addEventListener("pointerdown", onPress, true);
    window.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener("keydown", onKey, true);
      window.removeEventListener("pointerdown", onPress, true);
      window.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [shown, byFocus, place, dispatch]);

  const touch = (event: PointerEvent) => event.pointerType === "touch";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control within
    <span
      ref={anchor}
      className="tooltip"
      onPointerEnter={(event) => !touch(event) && dispatch("enter")}
      onPointerLeave={(event) => (touch(event) ? dispatch("release") : dispatch("leave"))}
      onPointerDown={(event) => dispatch(touch(event) ? "hold" : "press")}
      onPointerUp={(event) => touch(event) && dispatch("release")}
      onPointerCancel={() => dispatch("release")}
      onFocus={(event) => event.target.matches(":focus-visible") && dispatch("focus")}
      onBlur={() => dispatch("blur")}
      onClickCapture={(event) => {
        // the finger wanted to know, not to press
        if (heldOpen()) event.preventDefault();
        if (heldOpen()) event.stopPropagation();
        else dispatch("press");
      }}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span ref={tip} id={id} role="tooltip" className="tip" {...manual}>
        <span>{text}</span>
      </span>
    </span>
  );
}

/** Runs the rule with the page's clock. */
function useTip() {
  const state = useRef(CLOSED);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [shown, setShown] = useState(false);

  const dispatch = useCallback((event: TipEvent) => {
    const now = performance.now();
    const before = state.current;
    const after = nextTip(before, event, now, closedAt);
    if (after === before) return;
    state.current = after;
    if (isShown(before) && after.phase !== "open") closedAt = now;
    if (after.phase === "open" && !isShown(before)) {
      closeOpen?.();
      closeOpen = () => dispatch("away");
    }
    if (!isShown(after) && isShown(before)) closeOpen = null;
    setShown(isShown(after));
    clearTimeout(timer.current);
    if ("until" in after) timer.current = setTimeout(() => dispatch("elapsed"), after.until - now + 1);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** A finger has opened it: the click at its release is not meant. */
  const heldOpen = () => state.current.phase === "open" && state.current.by === "touch";
  const byFocus = useCallback(() => state.current.phase === "open" && state.current.by === "focus", []);
  return { shown, heldOpen, byFocus, dispatch };
}
