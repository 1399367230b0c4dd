import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { COUNTERS } from "./counters.ts";

export const siteCounters = sqliteTable("site_counters", {
  name: text("name", { enum: COUNTERS }).primaryKey(),
  count: integer("count").notNull(),
  countedAt: integer("counted_at").notNull(),
});
