import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export type AppointRow = {
  role: "pastoral" | "leads";
  userId: string;
  on: boolean;
  reason: string;
  formId: string;
  logId: string;
  actorUserId: string;
  now: number;
};

const NAMES = { pastoral: "pastoral", leads: "leader" } as const;

/** Under the member's handle, which goes with their account. Of adults alone; nothing where it stands so already. */
export const logAppointment = (db: Database, row: AppointRow): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, '${row.on ? "appoint" : "dismiss"}_${NAMES[row.role]}', m.handle, ?4, ?5 FROM community_members m
    WHERE m.user_id = ?6 AND m.${row.role} <> ?7 AND (?7 = 0 OR m.age_band = '18+') ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    row.reason,
    row.now,
    row.userId,
    Number(row.on),
  );

export const appoint = (db: Database, row: AppointRow): Statement =>
  db.written(
    `UPDATE community_members SET ${row.role} = ?3 WHERE user_id = ?1
      AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)`,
    row.userId,
    row.logId,
    Number(row.on),
  );

export const standsAppointed = (
  db: Database,
  { userId, role, on }: AppointRow,
): RawQuery<{ stands: number; ageBand: string }> =>
  db.written(
    `SELECT ${role} = ?2 AS stands, age_band AS ageBand FROM community_members WHERE user_id = ?1`,
    userId,
    Number(on),
  );
