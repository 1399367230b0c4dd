import { and, asc, eq, gt } from "drizzle-orm";
import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { petActivities, petAdventures, petMemories, petTrainingSessions, userPets } from "./tables.ts";

const PAGE = 500;

/** The pet, its album, where it was and what was done with it. */
export const petExport: ExportSection = {
  tables: ["user_pets", "pet_activities", "pet_adventures", "pet_training_sessions", "pet_memories"],
  async *files({ db, userId }) {
    const [pets, adventures, trainings, memories] = await db.batch([
      db.select().from(userPets).where(eq(userPets.userId, userId)),
      db.select().from(petAdventures).where(eq(petAdventures.userId, userId)),
      db.select().from(petTrainingSessions).where(eq(petTrainingSessions.userId, userId)),
      db.select().from(petMemories).where(eq(petMemories.userId, userId)).orderBy(asc(petMemories.createdAt)),
    ]);
    yield { path: "pet.json", content: jsonFile({ pets, adventures, trainings, memories }) };
    const petIds = pets.map(({ id }) => id);
    for (const petId of petIds) {
      const read = (last: { id: number } | null) =>
        db
          .select()
          .from(petActivities)
          .where(and(eq(petActivities.userPetId, petId), gt(petActivities.id, last?.id ?? 0)))
          .orderBy(asc(petActivities.id))
          .limit(PAGE);
      yield { path: `pet-activities-${petId}.json`, content: jsonList(rowsOf(read, PAGE)) };
    }
  },
};
