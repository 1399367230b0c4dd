import type { PresentMember } from "#app/features/groups/live/group-event.ts";

export type Here = PresentMember & { userId: string; hidden: readonly string[] };

/** More are not named. */
const MOST = 50;

/** Those who are here, as one of them is told: not themselves, and nobody with whom there is a block in either direction. */
export function shownTo(reader: string, here: readonly Here[]): PresentMember[] {
  const own = here.find(({ userId }) => userId === reader);
  return here
    .filter(
      ({ userId, hidden }) => userId !== reader && !hidden.includes(reader) && !own?.hidden.includes(userId),
    )
    .sort((one, other) => one.name.localeCompare(other.name) || one.handle.localeCompare(other.handle))
    .slice(0, MOST)
    .map(({ handle, name, reading }) => ({ handle, name, reading }));
}
