import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export type Appointing = {
  userId: string;
  what: "leader" | "pastoral";
  on: boolean;
  reason: string;
  formId: string;
  actorUserId: string;
  logId: string;
  now: number;
};

const COLUMN = { leader: "leads", pastoral: "pastoral" } as const;

/** Nothing where it is so already, for whoever is not an adult, and for a form that was handled before. */
export const logAppointment = (db: Database, row: Appointing): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, ?4, handle, ?5, ?6 FROM community_members
    WHERE user_id = ?7 AND ${COLUMN[row.what]} <> ?8 AND (?8 = 0 OR age_band = '18+')
    ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    `${row.on ? "appoint" : "dismiss"}_${row.what}`,
    row.reason,
    row.now,
    row.userId,
    row.on ? 1 : 0,
  );

/** Only with its line in the log, which stands before it in the commit. */
export const appointMember = (db: Database, row: Appointing): Statement =>
  db.written(
    `UPDATE community_members SET ${COLUMN[row.what]} = ?2
    WHERE user_id = ?1 AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?3)`,
    row.userId,
    row.on ? 1 : 0,
    row.logId,
  );

/** Whether the form stands in the log; nothing for who has never been in the community. */
export const appointmentByForm = (
  db: Database,
  row: Appointing,
): RawQuery<{ logged: number; ageBand: string }> =>
  db.written(
    `SELECT EXISTS (SELECT 1 FROM moderation_log WHERE form_id = ?2 AND actor_user_id = ?3) AS logged, age_band AS ageBand
    FROM community_members WHERE user_id = ?1`,
    row.userId,
    row.formId,
    row.actorUserId,
  );
