import { useEffect, useRef, useState } from "react";
import { COUNTS_PATH } from "#app/features/community/paths.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { followWall } from "#app/realtime/wall-line.ts";
import { freshSession, isLeaving } from "#app/session/session-browser.ts";
import { afterReading, applyWallEvent, EMPTY_LIVE_WALL, type LiveWall } from "./live-wall.ts";
import type { WallStatus } from "./wall-event.ts";

type Row = { id: string; prayedBy: number; mine: boolean };

/** Thousands of pages that were told to ask do not ask at once, ms. */
const ASK_WITHIN_MS = 1_500;

/**
 * Follows the wall's room while the page is open.
 * @param options.whole the page is one request: what has left is read again, unless it may not be read any more
 * @param options.newest what came after it is new; null: the page asks for nothing new
 */
export function useLiveWall(
  rows: readonly Row[],
  { whole = false, newest = null }: { whole?: boolean; newest?: string | null } = {},
): LiveWall {
  const [live, setLive] = useState(EMPTY_LIVE_WALL);
  const [read, setRead] = useState(rows);
  const page = useRef({ ids: "", newest });
  const ids = rows.map(({ id }) => id).join(",");
  useEffect(() => {
    page.current = { ids, newest };
  });
  if (read !== rows) {
    setRead(rows);
    setLive(afterReading(live, rows, Date.now()));
  }
  useEffect(() => {
    let asking: ReturnType<typeof setTimeout> | undefined;
    const take = (status: WallStatus) => {
      setLive((before) => applyWallEvent(before, whole ? { ...status, left: [] } : status, Date.now()));
      if (whole && status.left.length > 0) revalidateSoon();
    };
    const askSoon = (within: number) => {
      clearTimeout(asking);
      asking = setTimeout(async () => {
        const status = await fetchWallStatus(page.current);
        if (status) take(status);
      }, Math.random() * within);
    };
    const stop = followWall({
      onEvent: (event) => {
        const own = page.current.ids.split(",");
        if (whole && event.left.some((id) => own.includes(id))) askSoon(0);
        setLive((before) => applyWallEvent(before, whole ? { ...event, left: [] } : event, Date.now()));
      },
      onMissed: () => askSoon(ASK_WITHIN_MS),
    });
    return () => {
      clearTimeout(asking);
      stop();
    };
  }, [whole]);
  return live;
}

/** One request for all that the page shows. */
async function fetchWallStatus({
  ids,
  newest,
}: {
  ids: string;
  newest: string | null;
}): Promise<WallStatus | null> {
  try {
    if (isLeaving() || !(await freshSession())) return null;
    const search = new URLSearchParams({ ids, ...(newest !== null && { after: newest }) });
    const answer = await fetch(`${COUNTS_PATH}?${search}`, { headers: { accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as WallStatus) : null;
  } catch {
    // no network: the room tells what was missed when there is one
    return null;
  }
}
