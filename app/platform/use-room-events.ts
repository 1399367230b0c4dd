import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RoomEvent } from "#party/protocol.ts";
import { followRoom } from "./room-line.ts";

/**
 * Reads the page's rows again whenever the room tells one of these events, or may have told one while this tab was
 * away. What is told while they are being read is read after it: a reading that is broken off is a fault in the console.
 */
export function useRereadOn(userId: string, ...names: RoomEvent["name"][]): void {
  const { revalidate, state } = useRevalidator();
  const reading = useRef(false);
  const again = useRef(false);
  const reread = useRef(() => {});
  reread.current = () => {
    if (reading.current) again.current = true;
    else {
      reading.current = true;
      revalidate();
    }
  };
  useEffect(() => {
    if (state !== "idle") return;
    reading.current = false;
    if (!again.current) return;
    again.current = false;
    reread.current();
  }, [state]);
  const wanted = names.join(" ");
  useEffect(
    () =>
      followRoom(userId, {
        onEvent: (event) => wanted.split(" ").includes(event.name) && reread.current(),
        onMissed: () => reread.current(),
      }),
    [userId, wanted],
  );
}
