import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { addUse, addVoiceSpend } from "#app/features/care/store.server.ts";
import { billDay } from "#app/features/care/use/spend.ts";
import { type Sent, sendMessage } from "#app/features/chat/answering/send.server.ts";
import { incrementRateLimits } from "#app/features/member/store.server.ts";
import { rateLimitCounters } from "#app/rate-limit/rate-limit-rules.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { CompanionFault } from "#app/vendors/ports.ts";
import type { Transcript } from "#app/vendors/voice-port.ts";
import { TRANSCRIBE_LIMIT, transcribeMicros } from "./model/limits.ts";
import type { TranscribeRefusal } from "./model/refusals.ts";
import { NO_VOICE } from "./model/settings.ts";
import { readSound } from "./model/sound.ts";
import { voiceSettingsOf } from "./store.server.ts";

export type Spoken = { bytes: Uint8Array<ArrayBuffer>; conversationId: string | null; requestId: string };

/** The words are given back where they were transcribed and not taken. */
export type TranscribeResult = Result<Sent, TranscribeRefusal> & { text?: string };

/**
 * Has sound written down and sends the words as if they had been written (R34): the same allowance, the same care, the
 * same conversation. The sound is held for the length of this call alone.
 */
export async function sendSpokenMessage(ctx: MemberContext, spoken: Spoken): Promise<TranscribeResult> {
  const sound = readSound(spoken.bytes);
  if (!sound.ok) return refuse(sound.refusal);
  const refusal = await admitTranscription(ctx);
  if (refusal) return refuse(refusal);
  const transcript = await transcribe(ctx, { bytes: spoken.bytes, type: sound.type, name: sound.name });
  if (!transcript) return refuse("voice.vendor");
  deliver(ctx, () => billTranscription(ctx, transcript.seconds));
  if (transcript.text === "") return refuse("voice.nothing_heard");
  const { conversationId, requestId } = spoken;
  const sent = await sendMessage(ctx, { conversationId, requestId, text: transcript.text });
  return sent.ok ? ok(sent.value) : { ...refuse(sent.refusal), text: transcript.text };
}

/**
 * Counts it and reads whether sound may leave the device, in one trip. A crisis message is transcribed whatever the day has cost: this
 * count is what bounds it.
 */
async function admitTranscription(
  ctx: MemberContext,
): Promise<"voice.not_allowed" | "voice.too_fast" | "voice.too_many" | null> {
  const mark = await ctx.hmac(`hears:${ctx.userId}`);
  const counted = await commitNamed(ctx.db, {
    incrementRateLimits: incrementRateLimits(ctx.db, rateLimitCounters(mark, TRANSCRIBE_LIMIT, ctx.now())),
    voiceSettingsOf: voiceSettingsOf(ctx.db, ctx.userId),
  });
  if (counted.ok) {
    const [settings = NO_VOICE] = counted.rows.voiceSettingsOf;
    return settings.allowedAt === null ? "voice.not_allowed" : null;
  }
  if (counted.constraint === "send_burst_kept") return "voice.too_fast";
  if (counted.constraint === "send_day_kept") return "voice.too_many";
  throw new Error(`unexpected constraint: ${counted.constraint}`);
}

async function transcribe(
  ctx: MemberContext,
  sound: { bytes: Uint8Array<ArrayBuffer>; type: string; name: string },
): Promise<Transcript | null> {
  try {
    return await ctx.voice.transcribe(sound);
  } catch (error) {
    if (!(error instanceof CompanionFault)) throw error;
    console.error(JSON.stringify({ level: "error", at: "voice", error: error.message }));
    return null;
  }
}

async function billTranscription(ctx: MemberContext, seconds: number | null): Promise<void> {
  const micros = transcribeMicros(seconds, ctx.voice.micros.transcribed);
  if (micros === 0) return;
  const day = billDay(ctx.now());
  await commit(ctx.db, [addUse(ctx.db, ctx.userId, day, micros), addVoiceSpend(ctx.db, day, micros)]);
}
