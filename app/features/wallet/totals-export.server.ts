import { eq } from "drizzle-orm";
import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { walletTotals } from "./tables.ts";

/** What was earned and spent in all: the sums on the ledger's page. */
export const walletTotalsExport: ExportSection = {
  tables: ["wallet_totals"],
  async *files({ db, userId }) {
    const totals = await db.select().from(walletTotals).where(eq(walletTotals.userId, userId));
    yield { path: "wallet/totals.json", content: jsonFile(totals) };
  },
};
