import type { LocalDay } from "#app/core/local-day.ts";
import type { Database } from "#app/db/database.ts";
import { daysNear } from "#app/features/journey/model/anniversary.ts";
import type { Anniversary } from "#app/features/journey/model/entry.ts";
import { anniversariesSql } from "#app/features/journey/store.server.ts";
import { petOf } from "#app/features/pet/model/store.server.ts";
import type { PetWidget } from "#app/features/pet/widget/widget.ts";
import { wornOf } from "#app/features/shop/store.server.ts";
import { FRAME_PARTS, type FrameRows } from "./frame/store.server.ts";

/** What the hub knows of a member, as the database tells it. */
export type HubRows = FrameRows & {
  pet: PetWidget | null;
  /** M4: of an earlier year, on its anniversary or a day beside it. */
  anniversaries: Anniversary[];
};

/** One statement that answers with one row of JSON (docs/decisions/0013). */
export const HUB_PAGE = `
SELECT json_object(
  ${FRAME_PARTS},
  'pet', json((SELECT json_object('pet', json(pet), 'worn', json(worn)) FROM (
    SELECT ${petOf("?1")} AS pet, ${wornOf("?1")} AS worn) WHERE pet IS NOT NULL)),
  'anniversaries', json(${anniversariesSql("?1", "?2", "?3")})
) AS hub`;

/** @param today the reader's day, as their browser's zone has it: the member's own is a day beside it at most */
export async function readHubRows(db: Database, userId: string, today: LocalDay): Promise<HubRows> {
  const { days, first } = daysNear(today);
  const row = await db.first<{ hub: string }>(HUB_PAGE, userId, JSON.stringify(days), first);
  return JSON.parse(row?.hub ?? "null") as HubRows;
}
