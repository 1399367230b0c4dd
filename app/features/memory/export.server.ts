import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { type CardRow, memoryCards, memoryDecks, memoryReviews, type ReviewRow } from "./tables.ts";

/** The verses that a member learns by heart, those that were taken out too, and every review of them. */
export const memoryExport: ExportSection = {
  tables: ["memory_decks", "memory_cards", "memory_reviews"],
  async *files({ db, userId }) {
    const [deck] = await db.select().from(memoryDecks).where(eq(memoryDecks.userId, userId));
    yield { path: "memory-deck.json", content: jsonFile(deck ?? null) };
    yield { path: "memory-verses.json", content: jsonList(cardsOf(db, userId)) };
    yield { path: "memory-reviews.json", content: jsonList(reviewsOf(db, userId)) };
  },
};

const cardsOf = (db: Database, userId: string) =>
  rowsOf<CardRow>((last, most) =>
    db
      .select()
      .from(memoryCards)
      .where(
        and(
          eq(memoryCards.userId, userId),
          last ? sql`(${memoryCards.first}, ${memoryCards.last}) > (${last.first}, ${last.last})` : undefined,
        ),
      )
      .orderBy(asc(memoryCards.first), asc(memoryCards.last))
      .limit(most),
  );

const reviewsOf = (db: Database, userId: string) =>
  rowsOf<ReviewRow>((last, most) =>
    db
      .select()
      .from(memoryReviews)
      .where(and(eq(memoryReviews.userId, userId), gt(memoryReviews.id, last?.id ?? "")))
      .orderBy(asc(memoryReviews.id))
      .limit(most),
  );
