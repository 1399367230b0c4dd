import { eq } from "drizzle-orm";
import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { readingPlaces } from "./place/tables.ts";

/** Where the member read last. */
export const readingExport: ExportSection = {
  tables: ["reading_places"],
  async *files({ db, userId }) {
    const places = await db.select().from(readingPlaces).where(eq(readingPlaces.userId, userId));
    yield { path: "reading.json", content: jsonFile({ place: places[0] ?? null }) };
  },
};
