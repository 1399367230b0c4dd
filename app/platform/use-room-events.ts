import { useEffect, useRef } from "react";
import type { RoomEvent } from "#party/protocol.ts";
import { followRoom } from "./room-line.ts";

/** Something to do whenever the room tells a kind of event, or may have told one while this tab was away. */
export function useRoomEvents(userId: string, name: RoomEvent["name"], onTold: () => void): void {
  const latest = useRef(onTold);
  latest.current = onTold;
  useEffect(
    () =>
      followRoom(userId, {
        onEvent: (event) => event.name === name && latest.current(),
        onMissed: () => latest.current(),
      }),
    [userId, name],
  );
}
