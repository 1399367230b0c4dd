import { commit } from "#app/db/commit.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { pastDay } from "#app/features/member/time-zone.ts";
import type { AppContext } from "#app/request/context.ts";
import type { JourneyEffect } from "./model/entry.ts";
import { putEntry } from "./store.server.ts";

/** Keeps an entry of the member's journey; the same one again changes nothing, a newer text of it is taken. */
export async function keepInJourney(
  ctx: Pick<AppContext, "db">,
  profile: Profile,
  effect: JourneyEffect,
): Promise<void> {
  const entry = { ...effect, day: pastDay(profile, effect.at) };
  const written = await commit(ctx.db, [putEntry(ctx.db, profile.userId, entry)]);
  if (!written.ok && written.constraint !== "journey_changed")
    throw new Error(`journey not kept: ${written.constraint}`);
}
