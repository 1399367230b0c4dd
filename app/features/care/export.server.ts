import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { companionUseOf } from "./store.server.ts";
import { careSigns } from "./tables.ts";
import type { MemberUse } from "./use/use.ts";

const { conversationId, sign, at } = careSigns;
type Sign = Pick<typeof careSigns.$inferSelect, "conversationId" | "sign" | "at">;

/** One row, or none. */
async function* usesOf(db: Database, userId: string): AsyncGenerator<MemberUse> {
  const [rows] = await db.batch([companionUseOf(db, userId)]);
  yield* rows;
}

/** What the companion remembers of how a conversation was (M5): never words, one line a conversation and sign; and what it has cost of late. */
export const careExport: ExportSection = {
  tables: ["care_signs", "companion_use"],
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
    yield { path: "companion/use.json", content: jsonList(usesOf(db, userId)) };
  },
};
