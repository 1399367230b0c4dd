import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { QUEUE_PATH } from "#app/features/community/paths.ts";
import { type QueueQuery, queueSearch } from "#app/features/community/queue/model/query.ts";

type Keys = {
  items: readonly { id: number }[];
  shown: number | null;
  query: QueueQuery;
  undo: (() => void) | null;
};

/** J and K move, a letter or number presses what carries it, Enter decides, U undoes. Nothing of it while somebody types. */
export function useQueueKeys(keys: Keys): void {
  const navigate = useNavigate();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at.closest("textarea, select, input:not([type=radio]), dialog, [popover]:popover-open")) return;
      const { items, shown, query, undo } = latest.current;
      const key = event.key.toLowerCase();
      if (key === "j" || key === "k") {
        const index = items.findIndex(({ id }) => id === shown);
        const next = items[index + (key === "j" ? 1 : -1)];
        if (next)
          navigate(`${QUEUE_PATH}${queueSearch({ ...query, item: next.id })}`, { preventScrollReset: true });
        return;
      }
      if (key === "u") return undo?.();
      if (key === "enter") {
        const form = document.querySelector<HTMLFormElement>("#queue-decide");
        if (!form || at.closest("a, button, summary")) return;
        event.preventDefault();
        return form.requestSubmit();
      }
      if (!/^[a-z1-9]$/.test(key)) return;
      const carrier = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (!carrier) return;
      event.preventDefault();
      if (carrier instanceof HTMLTextAreaElement) carrier.focus();
      else carrier.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [navigate]);
}
