import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { addUse, addVoiceSpend } from "#app/features/care/store.server.ts";
import { billDay, isSpent } from "#app/features/care/use/spend.ts";
import { incrementRateLimits } from "#app/features/member/store.server.ts";
import { rateLimitCounters } from "#app/rate-limit/rate-limit-rules.ts";
import type { MemberContext } from "#app/request/context.ts";
import { CompanionFault } from "#app/vendors/ports.ts";
import { MAX_SAID, SAY_LIMIT, sayMicros } from "./model/limits.ts";
import type { SayRefusal } from "./model/refusals.ts";
import { NO_VOICE } from "./model/settings.ts";
import { voiceSettingsOf, voiceUseOf } from "./store.server.ts";

/**
 * A sentence as sound, as it comes from OpenAI. Its price counts in the member's day before it is spoken; beyond the
 * ceiling the device speaks.
 */
export async function saySentence(
  ctx: MemberContext,
  text: string,
): Promise<Result<ReadableStream<Uint8Array>, SayRefusal>> {
  const said = text.replace(/\s+/g, " ").trim().slice(0, MAX_SAID);
  if (said === "") return refuse("say.empty");
  const now = ctx.now();
  const day = billDay(now);
  const [settings, use] = await ctx.db.batch([
    voiceSettingsOf(ctx.db, ctx.userId),
    voiceUseOf(ctx.db, ctx.userId, day),
  ]);
  if ((settings[0] ?? NO_VOICE).speech !== "openai") return refuse("say.not_chosen");
  const ceiling = ctx.bounds.memberMicros[use[0]?.pays ? "paying" : "free"];
  if (isSpent(use[0]?.micros ?? 0, ceiling)) return refuse("say.ceiling");
  const micros = sayMicros(said, ctx.voice.micros.spoken);
  const mark = await ctx.hmac(`says:${ctx.userId}`);
  const counted = await commit(ctx.db, [
    incrementRateLimits(ctx.db, rateLimitCounters(mark, SAY_LIMIT, now)),
    addUse(ctx.db, ctx.userId, day, micros),
    addVoiceSpend(ctx.db, day, micros),
  ]);
  if (!counted.ok) return refuse("say.too_fast");
  try {
    return ok(await ctx.voice.say(said));
  } catch (error) {
    if (!(error instanceof CompanionFault)) throw error;
    console.error(JSON.stringify({ level: "error", at: "voice", error: error.message }));
    return refuse("say.vendor");
  }
}
