import OpenAI from "openai";
import type { Transcription } from "openai/resources/audio/transcriptions";
import type { Voice } from "#app/vendors/voice-port.ts";
import { toFault } from "./faults.ts";

export type OpenAiVoiceOptions = {
  apiKey: string;
  baseURL: string;
  /** The model that writes down what was said. */
  transcribing: string;
  /** The model that speaks. */
  speaking: string;
  voice: string;
  timeoutMs: number;
  fetch?: typeof fetch;
};

/** Sound in the vendor's tokens, a second; by them it bills what its newer models transcribed. */
const AUDIO_TOKENS_A_SECOND = 10;

/** OpenAI's ends for transcription and speech. A busy or failing vendor is asked once more. */
export function openAiVoice(options: OpenAiVoiceOptions): Voice {
  const { apiKey, baseURL, transcribing, speaking, voice, timeoutMs, fetch: carry } = options;
  const client = new OpenAI({
    apiKey,
    baseURL,
    maxRetries: 1,
    timeout: timeoutMs,
    logLevel: "off",
    ...(carry && { fetch: carry }),
  });
  return {
    async transcribe({ bytes, type, name }) {
      try {
        const transcription = await client.audio.transcriptions.create({
          model: transcribing,
          file: new File([bytes], name, { type }),
          response_format: "json",
        });
        return { text: transcription.text.trim(), seconds: secondsOf(transcription.usage) };
      } catch (error) {
        throw toFault(error);
      }
    },
    async say(text) {
      try {
        const spoken = await client.audio.speech.create({
          model: speaking,
          voice,
          input: text,
          response_format: "pcm",
        });
        if (!spoken.body) throw new Error("an answer without a body");
        return spoken.body;
      } catch (error) {
        throw toFault(error);
      }
    },
  };
}

function secondsOf(usage: Transcription["usage"]): number | null {
  if (!usage) return null;
  if (usage.type === "duration") return usage.seconds;
  return (usage.input_token_details?.audio_tokens ?? usage.input_tokens) / AUDIO_TOKENS_A_SECOND;
}
