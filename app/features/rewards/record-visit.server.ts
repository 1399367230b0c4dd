import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { giveDailyLogin } from "./visit.server.ts";

/** Any midnight of the world falls between two of these, ms: who was looked at is looked at again in the next one. */
const QUARTER_MS = 15 * 60_000;
/** As many as are remembered; then all are forgotten, and looked at again. */
const MAX = 20_000;

/** The quarter of an hour in which this isolate looked last: most pages cost no D1 trip. */
const looked = new Map<string, number>();

/** A page was drawn for a member: behind its answer, it is a visit if it is the first of their day (LV11, LV12). */
export function recordVisit(ctx: MemberContext): void {
  const quarter = Math.floor(ctx.now() / QUARTER_MS);
  if (looked.get(ctx.userId) === quarter) return;
  if (looked.size >= MAX) looked.clear();
  looked.set(ctx.userId, quarter);
  deliver(ctx, () =>
    giveDailyLogin(ctx).catch((error: unknown) => {
      looked.delete(ctx.userId);
      throw error;
    }),
  );
}
