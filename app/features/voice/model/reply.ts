import type { SentReply } from "#app/features/chat/model/reply.ts";
import type { HearRefusal } from "./refusals.ts";
import type { VoiceSettings } from "./settings.ts";

/** What sound is answered with: what the same words would be, had they been written. */
export type HeardReply =
  | ({ ok: true } & SentReply)
  /** `text`: the words that were heard and not taken; they are kept for the field of the chat. */
  | { ok: false; refusal: HearRefusal; text: string | null };

export type VoiceChoiceReply =
  | { ok: true; settings: VoiceSettings }
  | { ok: false; refusal: "voice.unaware" };
