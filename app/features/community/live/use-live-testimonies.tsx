import { useEffect, useRef } from "react";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { followWall } from "#app/realtime/wall-line.ts";

/** Thousands of pages that were told to ask do not ask at once, ms. */
const ASK_WITHIN_MS = 1_500;

/** While the page is open: what of it a moderator has hidden goes from it at once. */
export function useLiveTestimonies(ids: readonly string[]): void {
  const shown = useRef(ids);
  useEffect(() => {
    shown.current = ids;
  });
  useEffect(() => {
    let asking: ReturnType<typeof setTimeout> | undefined;
    const stop = followWall({
      onEvent: ({ left }) => {
        if (left.some((id) => shown.current.includes(id))) revalidateSoon();
      },
      onMissed: () => {
        clearTimeout(asking);
        asking = setTimeout(revalidateSoon, Math.random() * ASK_WITHIN_MS);
      },
    });
    return () => {
      clearTimeout(asking);
      stop();
    };
  }, []);
}
