import { landingCopy } from "#app/features/landing/copy.ts";
import { useRoomOpen } from "#app/features/rooms/use-room-open.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** L4: what is open today, and of the community only where it is. */
export function HeroLead() {
  const { lead, community } = useCopy(landingCopy).hero;
  const isRoomOpen = useRoomOpen();
  return `${lead} ${isRoomOpen("community") ? community.open : community.closed}`;
}
