import { isRoomOpen, type Room } from "#app/features/rooms/open.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { landingCopy } from "./copy.ts";

/** Beside words about a room that is not open. */
export function OpensSoon({ room }: { room: Room }) {
  const { opensSoon } = useCopy(landingCopy);
  return isRoomOpen(room) ? null : <Badge>{opensSoon}</Badge>;
}
