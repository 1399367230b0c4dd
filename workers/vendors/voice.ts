import type { AppContext } from "#app/request/context.ts";
import { openAiVoice } from "#app/vendors/openai/voice.ts";
import type { Settings } from "#workers/settings/env.ts";

/** Longer nobody waits for their words to be written down, or for a sentence to be spoken, ms. */
const VOICE_TIMEOUT_MS = 20_000;

/** Who hears and speaks, with what a minute costs. */
export const voiceOf = (settings: Settings): AppContext["voice"] => ({
  ...openAiVoice({
    apiKey: settings.OPENAI_API_KEY,
    baseURL: settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    hearing: settings.OPENAI_TRANSCRIBE_MODEL,
    speaking: settings.OPENAI_SPEECH_MODEL,
    voice: settings.OPENAI_SPEECH_VOICE,
    timeoutMs: VOICE_TIMEOUT_MS,
  }),
  micros: settings.OPENAI_VOICE_PRICES,
});
