/** Sound as a device recorded it. `name` ends as its container does, by which vendors know it. */
export type Sound = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };

/** What was said. `seconds`: how long it took as the vendor counted it; null when it does not say. */
export type Transcript = { text: string; seconds: number | null };

/** Speech by a vendor; nothing of it is stored there for us. Throws `CompanionFault`. */
export interface Voice {
  transcribe(sound: Sound): Promise<Transcript>;
  /** Sound of a text as it comes: samples of 16 bits, little-endian, one channel, 24,000 a second. */
  say(text: string): Promise<ReadableStream<Uint8Array>>;
}
