import { retryAfterHeader } from "#app/rate-limit/rate-limit-rules.ts";
import type { SayRefusal, VoiceRefusal } from "./refusals.ts";

/** When it may be tried again, for `Retry-After`. */
export function waitToSpeak(refusal: VoiceRefusal | SayRefusal, now: number): Record<string, string> {
  if (refusal === "voice.too_many") return retryAfterHeader("day", now);
  const isShort = refusal === "voice.too_fast" || refusal === "say.too_fast";
  return isShort ? retryAfterHeader("minute", now) : {};
}
