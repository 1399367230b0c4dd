import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";

type Delivery = Record<string, string | number | null> & { notification_id: string; channel: string };

/** How the member is told outside the app: their settings, their devices, and what went out. */
export const sendingExport: ExportSection = {
  tables: ["notice_settings", "notice_deliveries", "notice_digests", "push_devices"],
  async *files({ db, userId }) {
    const [settings, digests, devices] = await db.batch([
      db.written<object>("SELECT * FROM notice_settings WHERE user_id = ?1", userId),
      db.written<object>("SELECT * FROM notice_digests WHERE user_id = ?1", userId),
      // a phone's token is no word of the member's, and whoever has it and our key could write to it
      db.written<object>(
        `SELECT id, user_id, service, name, session_id, created_at, used_at, p256dh, auth,
        iif(service = 'web', endpoint, NULL) AS endpoint FROM push_devices WHERE user_id = ?1 ORDER BY id`,
        userId,
      ),
    ]);
    yield { path: "notice-settings.json", content: jsonFile({ settings, digests, devices }) };
    const read = async (last: Delivery | null, most: number): Promise<Delivery[]> => {
      const [rows] = await db.batch([
        db.written<Delivery>(
          `SELECT * FROM notice_deliveries WHERE user_id = ?1 AND (notification_id, channel) > (?2, ?3)
          ORDER BY notification_id, channel LIMIT ?4`,
          userId,
          last?.notification_id ?? "",
          last?.channel ?? "",
          most,
        ),
      ]);
      return rows;
    };
    yield { path: "notice-deliveries.json", content: jsonList(rowsOf(read)) };
  },
};
