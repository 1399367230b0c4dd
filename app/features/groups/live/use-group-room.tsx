import { useEffect, useState } from "react";
import { LiveRoom } from "#app/realtime/live-room.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";
import type { GroupEvent, PresenceFrame, PresentMember } from "./group-event.ts";

/** Hundreds of pages that hear of a post do not all read at once, ms. */
const READ_WITHIN_MS = 1_000;
/** A tab that nobody looks at for so long has no line, ms; it reads again when somebody does. */
const REST_AFTER_MS = 10_000;

/**
 * Follows the group's room while its page is open and looked at.
 * @param reading the group's reading that is open, counted from 0
 * @returns who else is here; null while nobody has said it
 */
export function useGroupRoom(slug: string, reading: number | null): PresentMember[] | null {
  const [here, setHere] = useState<PresentMember[] | null>(null);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        revalidateSoon();
      }, Math.random() * READ_WITHIN_MS);
    };
    const line = new LiveRoom<GroupEvent>({
      host: location.host,
      party: "group-room",
      userId: slug,
      query: () => (reading === null ? {} : { reading: String(reading) }),
      freshSession,
      onEvent: readSoon,
      onSync: (_answers, missed) => missed && readSoon(),
      onDelta: () => undefined,
      onStatus: ({ connection }) => connection === "disconnected" && setHere(null),
      onFrame: (frame) => frame.t === "here" && setHere((frame as PresenceFrame).here),
      // signed out, or in the group no more: what the page shows is asked for
      onSignedOut: readSoon,
      onOutdated: () => location.reload(),
    });
    const watch = () => {
      clearTimeout(resting);
      if (document.visibilityState === "hidden") resting = setTimeout(() => line.close(), REST_AFTER_MS);
      else line.open();
    };
    document.addEventListener("visibilitychange", watch);
    watch();
    return () => {
      document.removeEventListener("visibilitychange", watch);
      clearTimeout(waiting);
      clearTimeout(resting);
      line.close();
    };
  }, [slug, reading]);
  return here;
}
