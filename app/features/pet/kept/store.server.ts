import type { Database } from "#app/db/database.ts";
import type { CareAction } from "#app/features/pet/model/catalog.ts";

/** Whether this request has cared for the pet, however long ago. */
export const wasCaredFor = async (
  db: Database,
  userId: string,
  { petId, intent, requestId }: { petId: string; intent: CareAction; requestId: string },
): Promise<boolean> =>
  (await db.first(
    `SELECT 1 FROM pet_activities WHERE user_pet_id = ?2 AND activity_type = ?3 AND cause_id = ?4 AND user_id = ?1`,
    userId,
    petId,
    intent,
    requestId,
  )) !== null;
