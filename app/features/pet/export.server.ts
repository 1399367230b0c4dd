import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { petActivities, petAdventures, petMemories, petTrainingSessions, userPets } from "./model/tables.ts";

/** The pet, its album, where it was and what was done with it. What grows with the years is read a page at a time. */
export const petExport: ExportSection = {
  tables: ["user_pets", "pet_activities", "pet_adventures", "pet_training_sessions", "pet_memories"],
  async *files({ db, userId }) {
    const pets = await db.select().from(userPets).where(eq(userPets.userId, userId));
    const petIds = pets.map(({ id }) => id);
    const [adventures, trainings] = await db.batch([
      db.select().from(petAdventures).where(inArray(petAdventures.petId, petIds)),
      db.select().from(petTrainingSessions).where(inArray(petTrainingSessions.petId, petIds)),
    ]);
    yield { path: "pet.json", content: jsonFile({ pets, adventures, trainings }) };
    for (const petId of petIds) {
      yield { path: `pet-memories-${petId}.json`, content: jsonList(memoriesOf(db, petId)) };
      yield { path: `pet-activities-${petId}.json`, content: jsonList(activitiesOf(db, petId)) };
    }
  },
};

const memoriesOf = (db: Database, petId: string) =>
  rowsOf<typeof petMemories.$inferSelect>((last, most) =>
    db
      .select()
      .from(petMemories)
      .where(
        and(
          eq(petMemories.petId, petId),
          last
            ? sql`(${petMemories.createdAt}, ${petMemories.id}) > (${last.createdAt}, ${last.id})`
            : undefined,
        ),
      )
      .orderBy(asc(petMemories.createdAt), asc(petMemories.id))
      .limit(most),
  );

const activitiesOf = (db: Database, petId: string) =>
  rowsOf<typeof petActivities.$inferSelect>((last, most) =>
    db
      .select()
      .from(petActivities)
      .where(and(eq(petActivities.userPetId, petId), gt(petActivities.id, last?.id ?? 0)))
      .orderBy(asc(petActivities.id))
      .limit(most),
  );
