/** As OpenAI's `pcm`. */
const RATE = 24_000;
const MS_A_LETTER = 55;
const CHUNK_MS = 200;

/**
 * A hum in place of a voice: so long as the text would take, with a swell for each syllable, in 16-bit samples of 24 kHz.
 * It comes piece by piece, as the vendor's does.
 */
export function hummed(text: string): ReadableStream<Uint8Array> {
  const samples = Math.round((RATE * Math.max(200, text.length * MS_A_LETTER)) / 1_000);
  const chunk = (RATE * CHUNK_MS) / 1_000;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const count = Math.min(chunk, samples - at);
      if (count <= 0) return controller.close();
      const piece = new DataView(new ArrayBuffer(count * 2));
      for (let index = 0; index < count; index++, at++) {
        const seconds = at / RATE;
        const swell = 0.5 - 0.5 * Math.cos(seconds * 2 * Math.PI * 4);
        piece.setInt16(index * 2, Math.round(Math.sin(seconds * 2 * Math.PI * 180) * swell * 6_000), true);
      }
      controller.enqueue(new Uint8Array(piece.buffer));
    },
  });
}
