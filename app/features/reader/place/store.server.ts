import { eq, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import type { ReaderPlace } from "#app/features/reader/address.ts";
import { readingPlaces } from "./tables.ts";

/** In a page's own batch. */
export const placeOf = (db: Database, userId: string) =>
  db
    .select({
      translation: readingPlaces.translation,
      book: readingPlaces.book,
      chapter: readingPlaces.chapter,
    })
    .from(readingPlaces)
    .where(eq(readingPlaces.userId, userId));

/** The latest holds, whichever device it comes from. */
export const savePlace = (db: Database, userId: string, place: ReaderPlace, at: number): Statement =>
  db
    .insert(readingPlaces)
    .values({ userId, ...place, at })
    .onConflictDoUpdate({
      target: readingPlaces.userId,
      set: { ...place, at },
      setWhere: sql`${readingPlaces.at} <= ${at}`,
    });
