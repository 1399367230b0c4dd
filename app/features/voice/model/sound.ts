import { MAX_SOUND_BYTES } from "./limits.ts";

const NAMES = { webm: "audio/webm", ogg: "audio/ogg", mp4: "audio/mp4", wav: "audio/wav" } as const;
type Container = keyof typeof NAMES;

/** A shorter one holds its header and nothing that was said, bytes. */
const LEAST_BYTES = 200;

const starts = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

/** What the first bytes say it is: a browser's own word for it is not believed. */
export function containerOf(bytes: Uint8Array): Container | null {
  if (starts(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return "webm";
  if (starts(bytes, [0x4f, 0x67, 0x67, 0x53])) return "ogg";
  if (starts(bytes, [0x66, 0x74, 0x79, 0x70], 4)) return "mp4";
  const isWave = starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes, [0x57, 0x41, 0x56, 0x45], 8);
  return isWave ? "wav" : null;
}

export type SoundRead =
  | { ok: true; type: string; name: string }
  | { ok: false; refusal: "voice.nothing_heard" | "voice.too_long" | "voice.no_sound" };

/** Whether these bytes may be sent to be written down, and under which name. */
export function readSound(bytes: Uint8Array): SoundRead {
  if (bytes.length > MAX_SOUND_BYTES) return { ok: false, refusal: "voice.too_long" };
  if (bytes.length === 0) return { ok: false, refusal: "voice.nothing_heard" };
  const container = containerOf(bytes);
  if (!container) return { ok: false, refusal: "voice.no_sound" };
  if (bytes.length < LEAST_BYTES) return { ok: false, refusal: "voice.nothing_heard" };
  return { ok: true, type: NAMES[container], name: `spoken.${container}` };
}
