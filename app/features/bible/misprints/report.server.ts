import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import { incrementRateLimits } from "#app/features/member/store.server.ts";
import { rateLimitCounters } from "#app/rate-limit/rate-limit-rules.ts";
import type { AppContext } from "#app/request/context.ts";
import { MISPRINT_LIMIT, type MisprintRefusal, noteIn } from "./misprint.ts";
import { addReport } from "./store.server.ts";

const OVER_LIMIT = ["send_burst_kept", "send_day_kept"];

/**
 * Keeps what somebody says is misprinted in a verse, without who said it. The network address is counted under a keyed
 * hash, as everywhere; nothing joins it to the report.
 */
export async function reportMisprint(
  ctx: AppContext,
  report: { translation: Translation; verseId: number; note: unknown },
): Promise<Result<null, MisprintRefusal>> {
  const read = noteIn(report.note);
  if (!read.ok) return read;
  const now = ctx.now();
  const mark = `misprints:${await ctx.addressHash()}`;
  const written = await commit(ctx.db, [
    incrementRateLimits(ctx.db, rateLimitCounters(mark, MISPRINT_LIMIT, now)),
    addReport(ctx.db, {
      id: newId("mis", now, ctx.random),
      translation: report.translation,
      verseId: report.verseId,
      note: read.note,
      language: ctx.language,
      at: now,
    }),
  ]);
  if (written.ok) return ok(null);
  return refuse(OVER_LIMIT.includes(written.constraint) ? "misprint.too_many" : "misprint.failed");
}
