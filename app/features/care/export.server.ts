import { asc, eq } from "drizzle-orm";
import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { careSigns } from "./tables.ts";

/** What the companion remembers of how a conversation was (M5): never words, one line a conversation and sign. */
export const careExport: ExportSection = {
  tables: ["care_signs"],
  async *files({ db, userId }) {
    const signs = await db
      .select({ conversationId: careSigns.conversationId, sign: careSigns.sign, at: careSigns.at })
      .from(careSigns)
      .where(eq(careSigns.userId, userId))
      .orderBy(asc(careSigns.at));
    yield { path: "companion/care-signs.json", content: jsonFile(signs) };
  },
};
