import { and, asc, eq, sql } from "drizzle-orm";
import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { careSigns } from "./tables.ts";

const { conversationId, sign, at } = careSigns;
type Sign = Pick<typeof careSigns.$inferSelect, "conversationId" | "sign" | "at">;

/** What the companion remembers of how a conversation was (M5): never words, one line a conversation and sign. */
export const careExport: ExportSection = {
  tables: ["care_signs"],
  async *files({ db, userId }) {
    const signs = rowsOf<Sign>((last, most) =>
      db
        .select({ conversationId, sign, at })
        .from(careSigns)
        .where(
          and(
            eq(careSigns.userId, userId),
            last ? sql`(${conversationId}, ${sign}) > (${last.conversationId}, ${last.sign})` : undefined,
          ),
        )
        .orderBy(asc(conversationId), asc(sign))
        .limit(most),
    );
    yield { path: "companion/care-signs.json", content: jsonList(signs) };
  },
};
