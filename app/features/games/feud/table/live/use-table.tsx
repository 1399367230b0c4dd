import { useCallback, useEffect, useRef, useState } from "react";
import type { TableAct } from "#app/features/games/feud/table/model/act.ts";
import type { TableView } from "#app/features/games/feud/table/model/view.ts";
import { noSession } from "#app/features/groups/evening/send.tsx";
import { type Connection, LiveRoom } from "#app/realtime/live-room.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";
import type { TableFrame } from "./frames.ts";

export type Following = {
  table: TableView | null;
  connection: Connection;
  /** Without a line it does nothing. */
  does(act: TableAct): void;
};

/** Follows a table's room while its page is open; a phone that nobody looks at has no line, and sleeps. */
export function useTable(token: string, as: "member" | "guest"): Following {
  const [table, setTable] = useState<TableView | null>(null);
  const [connection, setConnection] = useState<Connection>("connecting");
  const room = useRef<LiveRoom<never> | null>(null);
  useEffect(() => {
    const line = new LiveRoom<never>({
      host: location.host,
      party: "game-room",
      userId: token,
      query: () => (as === "guest" ? { as } : {}),
      freshSession: as === "guest" ? noSession : freshSession,
      onEvent: () => undefined,
      onSync: () => undefined,
      onDelta: () => undefined,
      onStatus: (status) => setConnection(status.connection),
      onFrame: (frame) => {
        const message = frame as TableFrame;
        if (message.t === "measure") line.send({ t: "measured", n: message.n });
        if (message.t === "table") setTable(message.table);
      },
      onSignedOut: revalidateSoon,
      onOutdated: () => location.reload(),
    });
    room.current = line;
    const watch = () => (document.visibilityState === "hidden" ? line.close() : line.open());
    document.addEventListener("visibilitychange", watch);
    watch();
    return () => {
      document.removeEventListener("visibilitychange", watch);
      room.current = null;
      line.close();
    };
  }, [token, as]);
  const does = useCallback(
    (act: TableAct) => {
      if (connection === "connected") room.current?.send({ t: "act", act });
    },
    [connection],
  );
  return { table, connection, does };
}
