import { useEffect, useRef, useState } from "react";

/** Escape stops the answer; a question mark that is not written anywhere shows the list of keys. */
export function useKeys(chat: { answering: boolean; onStop(): void }) {
  const [shown, setShown] = useState(false);
  const latest = useRef(chat);
  latest.current = chat;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as Element;
      if (event.defaultPrevented || at.closest("dialog, [popover]:popover-open")) return;
      if (event.key === "Escape" && latest.current.answering) latest.current.onStop();
      if (event.key === "?" && !at.closest("input, textarea, [contenteditable]")) setShown(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return { shown, open: () => setShown(true), close: () => setShown(false) };
}
