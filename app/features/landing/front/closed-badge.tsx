import { landingCopy } from "#app/features/landing/copy.ts";
import type { Room } from "#app/features/rooms/rooms.ts";
import { useRoomOpen } from "#app/features/rooms/use-room-open.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Beside words about a room that is closed here. */
export function ClosedBadge({ room }: { room: Room }) {
  const { notOpen } = useCopy(landingCopy);
  return useRoomOpen()(room) ? null : <Badge>{notOpen}</Badge>;
}
