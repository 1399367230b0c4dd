import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { purchasesOf } from "./store.server.ts";

/** What the member has bought. */
export const shopExport: ExportSection = {
  tables: ["user_purchases"],
  async *files({ db, userId }) {
    const [purchases] = await db.batch([purchasesOf(db, userId)]);
    yield { path: "purchases.json", content: jsonFile(purchases) };
  },
};
