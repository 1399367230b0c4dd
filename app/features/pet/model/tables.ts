import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ADVENTURE_TYPES, STATS } from "./catalog-adventures.ts";
import { MEMORY_KINDS } from "./memories.ts";
import type { AdventureResult, TrainingResult } from "./outings.ts";

const STATUSES = ["available", "in_progress", "completed"] as const;
const flag = (name: string) => integer(name, { mode: "boolean" });

/** E11 */
export const userPets = sqliteTable("user_pets", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  petTypeId: text("pet_type_id").notNull(),
  petName: text("pet_name").notNull(),
  happiness: integer("happiness").notNull(),
  health: integer("health").notNull(),
  energy: integer("energy").notNull(),
  level: integer("level").notNull().default(1),
  experience: integer("experience").notNull().default(0),
  lastFedAt: integer("last_fed_at"),
  lastGroomedAt: integer("last_groomed_at"),
  lastPlayedAt: integer("last_played_at"),
  isActive: flag("is_active").notNull().default(true),
  settledAt: integer("settled_at").notNull(),
  restingSince: integer("resting_since"),
  adoptedAt: integer("adopted_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** E13 */
export const ACTIVITY_TYPES = ["feed", "groom", "play", "faith_bonus", "daily_login_bonus"] as const;
export const petActivities = sqliteTable("pet_activities", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: text("user_id").notNull(),
  userPetId: text("user_pet_id").notNull(),
  activityType: text("activity_type", { enum: ACTIVITY_TYPES }).notNull(),
  coinsSpent: integer("coins_spent").notNull(),
  statChanges: text("stat_changes", { mode: "json" }).$type<Record<string, number>>().notNull(),
  causeId: text("cause_id").notNull(),
  createdAt: integer("created_at").notNull(),
});

const outing = {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  petId: text("pet_id").notNull(),
  status: text("status", { enum: STATUSES }).notNull().default("available"),
  begunDay: text("begun_day"),
  startedAt: integer("started_at"),
  finishesAt: integer("finishes_at"),
  completedAt: integer("completed_at"),
  version: integer("version").notNull().default(1),
};

/** E14 */
export const petAdventures = sqliteTable("pet_adventures", {
  ...outing,
  adventureKey: text("adventure_key").notNull(),
  adventureName: text("adventure_name").notNull(),
  adventureType: text("adventure_type", { enum: ADVENTURE_TYPES }).notNull(),
  difficultyLevel: integer("difficulty_level").notNull(),
  durationHours: integer("duration_hours").notNull(),
  successRate: integer("success_rate").notNull(),
  rewards: text("rewards", { mode: "json" }).$type<{ coins: number; experience: number }>().notNull(),
  result: text("result", { mode: "json" }).$type<AdventureResult>(),
});

/** E15 */
export const petTrainingSessions = sqliteTable("pet_training_sessions", {
  ...outing,
  trainingKey: text("training_key").notNull(),
  trainingType: text("training_type").notNull(),
  statTargeted: text("stat_targeted", { enum: STATS }).notNull(),
  improvementAmount: integer("improvement_amount").notNull(),
  durationMinutes: integer("duration_minutes").notNull(),
  costCoins: integer("cost_coins").notNull(),
  result: text("result", { mode: "json" }).$type<TrainingResult>(),
});

/** The album. */
export const petMemories = sqliteTable("pet_memories", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  petId: text("pet_id").notNull(),
  kind: text("kind", { enum: MEMORY_KINDS }).notNull(),
  about: text("about").notNull(),
  /** With `kind`: which of them; each is kept once. */
  causeId: text("cause_id").notNull(),
  success: flag("success"),
  note: text("note"),
  createdAt: integer("created_at").notNull(),
});
