import { useNavigate } from "@remix-run/react";
import { type TouchEvent, useCallback, useEffect, useRef } from "react";
import { neighbours } from "#app/features/bible/chapter/chapter.ts";
import { addressOf, readerPath } from "#app/features/reader/address.ts";
import type { ReaderPage } from "#app/features/reader/page.ts";
import { turnAhead } from "./turned-ahead.tsx";
import { isSwipe, keyAct } from "./turning.ts";

/** Turns chapters by key and by swipe; `/` opens the picker, Escape lets go of what is chosen. */
export function useTurning(page: ReaderPage) {
  const { at } = page;
  const navigate = useNavigate();
  const turn = useCallback(
    (way: "before" | "after") => {
      const to = neighbours(addressOf(at))[way];
      if (!to) return;
      navigate(readerPath(to));
      turnAhead(page, to);
    },
    [at, page, navigate],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const act = keyAct(event);
      if (!act) return;
      event.preventDefault();
      if (act === "pick") navigate("?books", { preventScrollReset: true });
      else if (act === "close") navigate(".", { replace: true, preventScrollReset: true });
      else turn(act);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate, turn]);
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const [first, second] = [touches[0], touches[1]];
      start.current = first && !second ? { x: first.clientX, y: first.clientY, at: timeStamp } : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const [end] = [changedTouches[0]];
      const begin = start.current;
      start.current = null;
      if (!end || !begin || !(getSelection()?.isCollapsed ?? true)) return;
      const moved = { x: end.clientX - begin.x, y: end.clientY - begin.y, ms: timeStamp - begin.at };
      if (isSwipe(moved)) turn(moved.x > 0 ? "before" : "after");
    },
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select, [role=menuitem]"));
