import type { SentReply } from "#app/features/chat/model/reply.ts";
import type { TranscribeRefusal } from "./refusals.ts";
import type { VoiceSettings } from "./settings.ts";

/** What sound is answered with: what the same words would be, had they been written. */
export type TranscribeReply =
  | ({ ok: true } & SentReply)
  /** `text`: the words that were transcribed and not taken; they are kept for the field of the chat. */
  | { ok: false; refusal: TranscribeRefusal; text: string | null };

export type VoiceChoiceReply =
  | { ok: true; settings: VoiceSettings }
  | { ok: false; refusal: "voice.unaware" };
