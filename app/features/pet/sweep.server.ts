import { commitNamed } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { HOUR_MS } from "./model/catalog.ts";
import { settleOldest } from "./model/store.server.ts";

/** So many are written at once: a batch holds the database for a few milliseconds. */
export const SWEEP_BATCH = 80;
/** One run of the cron: a hundred thousand members are swept in one run a day, and more in the next. */
const MAX_BATCHES = 2_500;
const DAY_MS = 24 * HOUR_MS;

/**
 * Once a day each pet's stats are written as they are (G12). Pages do not need it, as the rule says what they are at
 * any time: what reads the table by itself does.
 */
export async function settleOldPets(ctx: AppContext): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const now = ctx.now();
    const written = await commitNamed(ctx.db, {
      settleOldest: settleOldest(ctx.db, now, now - DAY_MS, SWEEP_BATCH),
    });
    if (!written.ok) throw new Error(`pets not swept: ${written.constraint}`);
    const rows = written.rows.settleOldest.length;
    swept += rows;
    if (rows < SWEEP_BATCH) break;
  }
  return swept;
}
