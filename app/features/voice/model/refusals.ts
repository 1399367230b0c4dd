import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";

/** Why sound was not taken. */
export type VoiceRefusal =
  | "voice.not_allowed"
  | "voice.nothing_heard"
  | "voice.no_sound"
  | "voice.too_long"
  | "voice.too_fast"
  | "voice.too_many"
  | "voice.vendor";

export type TranscribeRefusal = VoiceRefusal | ChatRefusal;

/** Why a sentence is not spoken by OpenAI: the device speaks it then, and the words stand there. */
export type SayRefusal = "say.not_chosen" | "say.empty" | "say.too_fast" | "say.ceiling" | "say.vendor";

export const VOICE_STATUS: Record<VoiceRefusal | SayRefusal, number> = {
  "voice.not_allowed": 403,
  "voice.nothing_heard": 422,
  "voice.no_sound": 415,
  "voice.too_long": 413,
  "voice.too_fast": 429,
  "voice.too_many": 429,
  "voice.vendor": 502,
  "say.not_chosen": 403,
  "say.empty": 400,
  "say.too_fast": 429,
  "say.ceiling": 429,
  "say.vendor": 502,
};
