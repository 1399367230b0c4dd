import type { Database, Statement } from "#app/db/database.ts";
import type { Counted } from "./counters.ts";
import { siteCounters } from "./tables.ts";

export const countedFigures = (db: Database) => db.select().from(siteCounters);

export const saveFigure = (db: Database, { name, count, countedAt }: Counted): Statement =>
  db
    .insert(siteCounters)
    .values({ name, count, countedAt })
    .onConflictDoUpdate({ target: siteCounters.name, set: { count, countedAt } });
