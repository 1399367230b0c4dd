import { afterAll, beforeAll, expect, test } from "vitest";
import { openAiVoice } from "#app/vendors/openai/voice.ts";
import { CompanionFault } from "#app/vendors/ports.ts";
import { FINDER_KEY, type FinderStand, startFinder } from "./openai-stand.ts";

let finder: FinderStand;

beforeAll(async () => {
  finder = await startFinder();
});
afterAll(() => finder.stop());

const voice = (more: { apiKey?: string; baseURL?: string } = {}) =>
  openAiVoice({
    apiKey: FINDER_KEY,
    baseURL: `${finder.origin}/v1`,
    transcribing: "gpt-4o-mini-transcribe",
    speaking: "gpt-4o-mini-tts",
    voice: "sage",
    timeoutMs: 20_000,
    ...more,
  });

/** Samples of 16 bits at 16 kHz, with the header that a WAV has. */
function wav(seconds: number, loudness: number): Uint8Array<ArrayBuffer> {
  const count = Math.round(seconds * 16_000);
  const view = new DataView(new ArrayBuffer(44 + count * 2));
  const says = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index));
  };
  says(0, "RIFF");
  view.setUint32(4, 36 + count * 2, true);
  says(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 16_000, true);
  view.setUint32(28, 32_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  says(36, "data");
  view.setUint32(40, count * 2, true);
  for (let at = 0; at < count; at++) view.setInt16(44 + at * 2, Math.sin(at / 9) * loudness * 32_000, true);
  return new Uint8Array(view.buffer);
}

const sound = (bytes: Uint8Array<ArrayBuffer>) => ({ bytes, type: "audio/wav", name: "spoken.wav" });
const webm = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  return { bytes, type: "audio/webm", name: "spoken.webm" };
};

const reasonOf = async (work: Promise<unknown>): Promise<string> => {
  const fault = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(CompanionFault);
  return (fault as CompanionFault).reason;
};

test("R34: what was said is what the sandbox was told to transcribe, with how long it took", async () => {
  await finder.control({ transcript: "How do I forgive my brother?" });
  expect(await voice().transcribe(sound(wav(2.4, 0.5)))).toEqual({
    text: "How do I forgive my brother?",
    seconds: 3,
  });
  expect(await voice().transcribe(webm(12_000))).toEqual({
    text: "How do I forgive my brother?",
    seconds: 3,
  });
  const last = (await fetch(`${finder.origin}/sandbox/openai/sound`).then((answer) =>
    answer.json(),
  )) as object;
  expect(last).toEqual({ container: "webm", seconds: 3, loudness: null, name: "spoken.webm", bytes: 12_000 });
});

test("R34: silence is transcribed as nothing", async () => {
  expect(await voice().transcribe(sound(wav(2, 0.001)))).toMatchObject({ text: "" });
});

test.each([
  ["a page", () => sound(new TextEncoder().encode("<!doctype html>".repeat(40)))],
  ["a header without samples", () => sound(wav(0, 0))],
  ["less than a tenth of a second", () => webm(300)],
])("R34: %s is refused as OpenAI refuses it", async (_name, make) => {
  expect(await reasonOf(voice().transcribe(make()))).toBe("refused");
});

test("R34: speech comes piece by piece, as long as its text takes", async () => {
  const reader = (await voice().say("In peace I will both lay myself down and sleep.")).getReader();
  let bytes = 0;
  let pieces = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    pieces++;
  }
  expect(pieces).toBeGreaterThan(1);
  expect(bytes % 2).toBe(0);
  expect(bytes / 2 / 24_000).toBeGreaterThan(1);
  expect(bytes / 2 / 24_000).toBeLessThan(6);
});

test("R34: nothing to say, a wrong key, an outage and nobody there are told apart", async () => {
  expect(await reasonOf(voice().say(""))).toBe("refused");
  expect(await reasonOf(voice({ apiKey: "sk-wrong" }).transcribe(sound(wav(1, 0.5))))).toBe("refused");
  await finder.control({ sound: "down" });
  expect(await reasonOf(voice().transcribe(sound(wav(1, 0.5))))).toBe("down");
  expect(await reasonOf(voice().say("Peace."))).toBe("down");
  await finder.control({ sound: "up" });
  expect(await reasonOf(voice({ baseURL: "http://127.0.0.1:9/v1" }).say("Peace."))).toBe("down");
});
