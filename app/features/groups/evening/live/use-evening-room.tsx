import { useEffect, useRef, useState } from "react";
import type { OpenedPage } from "#app/features/groups/evening/model/opened-page.ts";
import { noSession } from "#app/features/groups/evening/send.tsx";
import type { PresenceFrame, PresentMember } from "#app/features/groups/live/group-event.ts";
import { type Connection, LiveRoom } from "#app/realtime/live-room.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";
import type { EveningEvent } from "./evening-event.ts";

/** Thirty phones that hear of a note do not all read at once, ms. */
const READ_WITHIN_MS = 500;
/** A phone that nobody looks at for so long has no line, ms; it is told what it missed when somebody does. */
const REST_AFTER_MS = 60_000;

type Following = { here: PresentMember[] | null; connection: Connection };

/**
 * Follows the evening's room while its page is open.
 * @param onPage the page that whoever leads has turned to
 * @returns who else is here (a guest has no handle), and whether this phone is connected to the room
 */
export function useEveningRoom(
  id: string,
  as: "member" | "guest",
  onPage: (page: OpenedPage) => void,
): Following {
  const [here, setHere] = useState<PresentMember[] | null>(null);
  const [connection, setConnection] = useState<Connection>("connecting");
  const turned = useRef(onPage);
  turned.current = onPage;
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        if (navigator.onLine) revalidateSoon();
      }, Math.random() * READ_WITHIN_MS);
    };
    const line = new LiveRoom<EveningEvent>({
      host: location.host,
      party: "evening-room",
      userId: id,
      query: () => (as === "guest" ? { as } : {}),
      freshSession: as === "guest" ? noSession : freshSession,
      onEvent: (event) => (event.changed === "page" ? turned.current(event.page) : readSoon()),
      onSync: (_answers, missed) => missed && readSoon(),
      onDelta: () => undefined,
      onStatus: (status) => {
        setConnection(status.connection);
        if (status.connection !== "disconnected") return;
        setHere(null);
        // the evening may be over: then the room opens for nobody, and the page says so
        readSoon();
      },
      onFrame: (frame) => frame.t === "here" && setHere((frame as PresenceFrame).here),
      // over, sent away, or signed out: what the page shows is asked for
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
  }, [id, as]);
  return { here, connection };
}
