import type { AppContext } from "#app/request/context.ts";
import { openAiVoice } from "#app/vendors/openai/voice.ts";
import type { Settings } from "#workers/settings/env.ts";

/** Longer nobody waits for their words to be written down, or for a sentence to be spoken, ms. */
const VOICE_TIMEOUT_MS = 20_000;

type Voice = AppContext["voice"];

let made: { settings: Settings; voice: Voice } | undefined;

/** Who hears and speaks, with what a minute costs. Made once an isolate: the SDK's client costs a page a millisecond. */
export function voiceOf(settings: Settings): Voice {
  if (made?.settings !== settings) made = { settings, voice: makeVoice(settings) };
  return made.voice;
}

const makeVoice = (settings: Settings): Voice => ({
  ...openAiVoice({
    apiKey: settings.OPENAI_API_KEY,
    baseURL: settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    transcribing: settings.OPENAI_TRANSCRIBE_MODEL,
    speaking: settings.OPENAI_SPEECH_MODEL,
    voice: settings.OPENAI_SPEECH_VOICE,
    timeoutMs: VOICE_TIMEOUT_MS,
  }),
  micros: settings.OPENAI_VOICE_PRICES,
});
