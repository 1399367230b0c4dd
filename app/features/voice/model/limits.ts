import type { RateLimit } from "#app/rate-limit/rate-limit-rules.ts";

/** The longest that is recorded in one message, s. */
export const MAX_SPOKEN_S = 60;
/** A minute of speech as browsers record it for us is a quarter of this. The Worker takes no body of 1 MB. */
export const MAX_SOUND_BYTES = 900_000;
/** What browsers are asked to record with, bits a second. */
export const SOUND_BITS_A_SECOND = 32_000;

/** Sound that is written down, of one member. It holds for a crisis message as well, so it is as wide as people speak. */
export const TRANSCRIBE_LIMIT: RateLimit = { minute: 12, day: 120 };
/** Sentences that OpenAI speaks, of one member. */
export const SAY_LIMIT: RateLimit = { minute: 60, day: 1_500 };
/** A sentence longer than this is spoken in parts. */
export const MAX_SAID = 600;

const LETTERS_A_SECOND = 14;

/** What it costs at most to have a sentence spoken, millionths of a dollar. */
export const sayMicros = (text: string, minuteMicros: number): number =>
  Math.ceil((Math.max(1, text.length / LETTERS_A_SECOND) / 60) * minuteMicros);

/** What it cost to have sound written down; the whole minute where the vendor does not say how long it was. */
export const transcribeMicros = (seconds: number | null, minuteMicros: number): number =>
  Math.ceil((Math.max(1, seconds ?? MAX_SPOKEN_S) / 60) * minuteMicros);
