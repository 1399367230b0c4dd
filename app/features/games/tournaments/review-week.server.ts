import { commitNamed } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { addReviews, reviewsOf } from "./reviews-store.server.ts";
import type { DailyRow } from "./store.server.ts";
import { isHeld, unusualIn } from "./unusual.ts";
import { overAt } from "./week.ts";

type Reviewed = {
  /** Whose board waits. */
  heldUsers: ReadonlySet<string>;
  /** Whose week does not count. */
  leftOut: ReadonlySet<string>;
};

/** Puts what is unusual of a week before an administrator, and says what has been said of it. One trip, or none. */
export async function reviewWeek(
  ctx: Pick<AppContext, "db" | "now">,
  tournament: string,
  dailies: readonly DailyRow[],
): Promise<Reviewed> {
  const found = [...Map.groupBy(dailies, ({ userId }) => userId)].flatMap(([userId, days]) => {
    const unusual = unusualIn(days.map((day) => ({ ...day, isLive: day.isLive === 1 })));
    return unusual ? [{ userId, tournament, ...unusual }] : [];
  });
  if (found.length === 0) return { heldUsers: new Set(), leftOut: new Set() };
  const now = ctx.now();
  const users = found.map(({ userId }) => userId);
  const kept = await commitNamed(ctx.db, {
    addReviews: addReviews(ctx.db, found, now),
    reviewsOf: reviewsOf(ctx.db, users, tournament),
  });
  if (!kept.ok) throw new Error(`weeks not put before anybody: ${kept.constraint}`);
  const of = (outcome: string | null): Set<string> =>
    new Set(kept.rows.reviewsOf.filter((row) => row.outcome === outcome).map(({ userId }) => userId));
  return { heldUsers: isHeld(overAt(tournament), now) ? of(null) : new Set(), leftOut: of("left_out") };
}
