import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

/** What the list was asked for: it is brought in with the first of these. */
export type ThreadToolInput =
  | { what: "conversation" | "folder"; id: string; anchor: HTMLElement }
  /** `from`: where the reader was. */
  | { what: "search"; from: HTMLElement | null }
  | { what: "older" }
  | { what: "inside"; id: string };

/** A row whose title is being written anew, and the field for it. */
export type Editing = { id: string; field: ReactNode };

export const ThreadTools = lazy(() => import("./thread-tools.tsx"));

/** The side list's handles; all that they open comes later. */
export function useThreadTools() {
  const [asked, ask] = useState<ThreadToolInput | null>(null);
  const [editing, edit] = useState<Editing | null>(null);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const from = document.activeElement;
      ask({ what: "search", from: from instanceof HTMLElement ? from : null });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  // once brought in they stay: what they have opened outlives the menu that opened it
  const wanted = useRef(false);
  wanted.current ||= asked !== null;
  return { asked, wanted: wanted.current, ask, editing, edit };
}

const handleOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-options]") : null;

/** For the box of the list: a press on a row's handle opens its menu; without script it is a link to the same. */
export const listHandles = (ask: (asked: ThreadToolInput) => void) => ({
  onClick: (event: MouseEvent) => {
    const anchor = handleOf(event.target);
    if (!anchor || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const [what = "", id = ""] = anchor.dataset.options?.split(":") ?? [];
    ask({ what: what === "folder" ? "folder" : "conversation", id, anchor });
  },
  onKeyDown: (event: KeyboardEvent) => {
    const anchor = handleOf(event.target);
    if (!anchor || (event.key !== " " && event.key !== "ArrowDown")) return;
    event.preventDefault();
    anchor.click();
  },
});
