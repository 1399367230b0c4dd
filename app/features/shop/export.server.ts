import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { type PurchaseRow, purchasesOf } from "./store.server.ts";

/** What the member has bought. */
export const shopExport: ExportSection = {
  tables: ["user_purchases"],
  async *files({ db, userId }) {
    const read = async (last: PurchaseRow | null, most: number) =>
      (await db.batch([purchasesOf(db, userId, last, most)]))[0];
    yield { path: "purchases.json", content: jsonList(rowsOf(read)) };
  },
};
