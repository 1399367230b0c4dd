import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { notifications } from "./tables.ts";

const { data, ...columns } = getTableColumns(notifications);

/** The member's notifications; an archive calls their data by the name of its column. */
export const notificationsExport: ExportSection = {
  tables: ["notifications"],
  async *files({ db, userId }) {
    const read = (last: { id: string } | null, most: number) =>
      db
        .select({ ...columns, told: data })
        .from(notifications)
        .where(and(eq(notifications.userId, userId), gt(notifications.id, last?.id ?? "")))
        .orderBy(asc(notifications.id))
        .limit(most);
    yield { path: "notifications.json", content: jsonList(rowsOf(read)) };
  },
};
