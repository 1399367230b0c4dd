import { WEIGHTS } from "./catalog-weights.ts";
import { type Learned, unpack } from "./packed.ts";
import { type Reading, readWith } from "./reading.ts";

let shipped: Learned | null = null;

/** Reads a message with the weights that are shipped. */
export function readDanger(text: string): Reading {
  shipped ??= unpack(Uint8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0)));
  return readWith(shipped, text);
}
