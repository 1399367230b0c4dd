/** What the stand-in can know of sound: its container, and of a WAV its length and how loud it is. */
export type SoundFacts = {
  container: "webm" | "ogg" | "wav" | "mp4";
  /** Of a WAV as its samples say; of what is compressed by its size, at the rate that browsers record speech with. */
  seconds: number;
  /** Root mean square of full scale; null where it would have to be decoded. */
  loudness: number | null;
};

const COMPRESSED_BYTES_A_SECOND = 4_000;
/** Quieter is taken for silence: -50 dB. */
const SILENCE = 10 ** (-50 / 20);

/** Null for bytes that are no sound that OpenAI's end takes. */
export function soundFacts(bytes: Uint8Array): SoundFacts | null {
  const starts = (...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);
  const says = (text: string, at: number) =>
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  const compressed = (container: SoundFacts["container"]): SoundFacts => ({
    container,
    seconds: bytes.length / COMPRESSED_BYTES_A_SECOND,
    loudness: null,
  });
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return compressed("webm");
  if (says("OggS", 0)) return compressed("ogg");
  if (says("ftyp", 4)) return compressed("mp4");
  return says("RIFF", 0) && says("WAVE", 8) ? wavFacts(bytes) : null;
}

export const isSilent = ({ loudness }: SoundFacts): boolean => loudness !== null && loudness < SILENCE;

/** Samples of 16 bits, as `fmt ` says; null for any other WAV. */
function wavFacts(bytes: Uint8Array): SoundFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let byteRate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    if (name === "fmt " && at + 24 <= bytes.length) {
      byteRate = view.getUint32(at + 16, true);
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16) return null;
    }
    if (name === "data" && byteRate > 0) {
      const end = Math.min(bytes.length, at + 8 + size) - 1;
      let sum = 0;
      let count = 0;
      for (let sample = at + 8; sample < end; sample += 2, count++)
        sum += (view.getInt16(sample, true) / 32_768) ** 2;
      return {
        container: "wav",
        seconds: (count * 2) / byteRate,
        loudness: Math.sqrt(sum / Math.max(1, count)),
      };
    }
    at += 8 + size + (size % 2);
  }
  return null;
}
