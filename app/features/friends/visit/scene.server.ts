import type { VisitPart } from "#app/features/friends/page.ts";
import type { FriendRow } from "#app/features/friends/store.server.ts";
import { drawnPet } from "#app/features/pet/art/drawn.server.ts";
import type { PetRow } from "#app/features/pet/shared-store.server.ts";
import { visitLine } from "./may-visit.ts";
import type { VisitRow } from "./store.server.ts";

const DAY_MS = 86_400_000;
type Known = {
  userId: string;
  pets: readonly PetRow[];
  visits: readonly VisitRow[];
  today: string;
  now: number;
};

/** Of one friend: whether the pet can go there, what is drawn where it was there today, and that theirs was here. */
export function visitPart(friend: FriendRow, { userId, pets, visits, today, now }: Known): VisitPart | null {
  const petOf = (id: string) => pets.find((pet) => pet.userId === id);
  const [own, theirs] = [petOf(userId), friend.pet === 1 ? petOf(friend.userId) : undefined];
  const visit = visits.find((row) => row.friend === friend.userId);
  const came = visit?.theirs != null && now - visit.theirs < DAY_MS;
  if (!theirs && !came) return null;
  const wasToday = theirs !== undefined && own !== undefined && visit?.mine === today;
  // both are drawn where both may be seen
  const scene =
    (wasToday || came) && own && theirs
      ? {
          own: drawn(own, `visit-${friend.id}-own`),
          theirs: drawn(theirs, `visit-${friend.id}-theirs`),
          line: visitLine(friend.id, today),
        }
      : null;
  return { may: theirs !== undefined && own !== undefined && !wasToday, wasToday, came, scene };
}

const drawn = ({ type }: PetRow, id: string) => ({
  type,
  markup: drawnPet({ petTypeId: type, look: "very-happy", itemId: null }, id),
});
