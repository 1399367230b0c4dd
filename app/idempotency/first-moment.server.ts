import { commitNamed } from "#app/db/commit.ts";
import type { Database } from "#app/db/database.ts";
import { keepMoment, momentOf } from "./store.server.ts";

/**
 * When a request was made, as it was said first: sent again it may say a moment that is a little later, and on another
 * day. Kept as long as the answers of requests are. One D1 trip.
 */
export async function firstMoment(
  db: Database,
  request: { userId: string; requestId: string; at: number; now: number },
): Promise<number> {
  const kept = await commitNamed(db, {
    keepMoment: keepMoment(db, request),
    momentOf: momentOf(db, request),
  });
  // without a profile there is nothing that could be done twice
  if (!kept.ok) return request.at;
  const [row] = kept.rows.momentOf;
  return row?.at ?? request.at;
}
