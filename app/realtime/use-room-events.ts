import { useEffect } from "react";
import type { RoomEvent } from "#party/protocol.ts";
import { revalidateSoon } from "./reread.ts";
import { subscribeToRoom } from "./room-line.ts";

/**
 * Reads the page's rows again whenever the room tells one of these events, or may have told one while this tab was
 * away.
 */
export function useRereadOn(userId: string, ...names: RoomEvent["name"][]): void {
  const wanted = names.join(" ");
  useEffect(
    () =>
      subscribeToRoom(userId, {
        onEvent: ({ name }) => wanted.split(" ").includes(name) && revalidateSoon(),
        onMissed: revalidateSoon,
      }),
    [userId, wanted],
  );
}
