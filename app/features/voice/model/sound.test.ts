import { expect, test } from "vitest";
import { MAX_SOUND_BYTES, MAX_SPOKEN_S, SOUND_BITS_A_SECOND, sayMicros, transcribeMicros } from "./limits.ts";
import { containerOf, readSound } from "./sound.ts";

const bytes = (...first: number[]) => {
  const all = new Uint8Array(400);
  all.set(first);
  return all;
};
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const wav = bytes(...ascii("RIFF"), 0, 0, 0, 0, ...ascii("WAVE"));

test.each([
  ["webm", bytes(0x1a, 0x45, 0xdf, 0xa3)],
  ["ogg", bytes(...ascii("OggS"))],
  ["mp4", bytes(0, 0, 0, 32, ...ascii("ftypisom"))],
  ["wav", wav],
])("R34: %s is known by its first bytes", (container, sound) => {
  expect(containerOf(sound)).toBe(container);
  expect(readSound(sound)).toEqual({ ok: true, type: `audio/${container}`, name: `spoken.${container}` });
});

test.each([
  ["a picture", bytes(0x89, ...ascii("PNG")), "voice.no_sound"],
  ["a page", bytes(...ascii("<!doctype html>")), "voice.no_sound"],
  ["another RIFF", bytes(...ascii("RIFF"), 0, 0, 0, 0, ...ascii("AVI ")), "voice.no_sound"],
  ["nothing", new Uint8Array(), "voice.nothing_heard"],
  ["a header alone", wav.slice(0, 44), "voice.nothing_heard"],
  ["too much", new Uint8Array(MAX_SOUND_BYTES + 1), "voice.too_long"],
])("R34: %s is refused", (_name, sound, refusal) => {
  expect(readSound(sound)).toEqual({ ok: false, refusal });
});

test("a minute as browsers are asked to record it may be sent", () => {
  expect((MAX_SPOKEN_S * SOUND_BITS_A_SECOND) / 8).toBeLessThan(MAX_SOUND_BYTES / 2);
});

test.each([
  [30, 3_000, 1_500],
  [0.2, 3_000, 50],
  [null, 3_000, 3_000],
  [30, 0, 0],
])("transcribing %j s at %d a minute costs %d millionths of a dollar", (seconds, minute, micros) => {
  expect(transcribeMicros(seconds, minute)).toBe(micros);
});

test("speaking costs by how long the text takes", () => {
  expect(sayMicros("a".repeat(14 * 60), 15_000)).toBe(15_000);
  expect(sayMicros("", 15_000)).toBe(250);
});
