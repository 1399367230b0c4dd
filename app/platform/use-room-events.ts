import { useEffect } from "react";
import type { RoomEvent } from "#party/protocol.ts";
import { followRoom } from "./room-line.ts";
import { useReread } from "./use-reread.ts";

/**
 * Reads the page's rows again whenever the room tells one of these events, or may have told one while this tab was
 * away.
 */
export function useRereadOn(userId: string, ...names: RoomEvent["name"][]): void {
  const reread = useReread();
  const wanted = names.join(" ");
  useEffect(
    () =>
      followRoom(userId, {
        onEvent: ({ name }) => wanted.split(" ").includes(name) && reread(),
        onMissed: reread,
      }),
    [userId, wanted, reread],
  );
}
