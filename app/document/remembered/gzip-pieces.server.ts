import { constants, crc32, deflateRawSync } from "node:zlib";
import { crcShift, joinCrc } from "./crc-join.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Piece = { deflated: Uint8Array; crc: number; shift: number };

/** A document in pieces that are compressed once, with gaps for values of a known length between them. */
export type GzipPieces = {
  pieces: readonly Piece[];
  /** After each piece but the last. */
  gaps: readonly { length: number; shift: number }[];
  /** Bytes of the document itself, and of what is kept of it. */
  length: number;
  size: number;
};

const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255);
/** An empty last block. */
const END = Uint8Array.of(1, 0, 0, 0xff, 0xff);
/** How far back a compressed text may point. */
const WINDOW = 32_768;
const OPTIONS = { level: 9, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH } as const;

/**
 * Each piece may point into all that stands before it, but not into a gap: there the compressor sees zero bytes, which
 * no piece may have. Null for a text that has one.
 * @param gaps the lengths of the values, one between two pieces each; less than 64 kB
 */
export function compressPieces(texts: readonly Uint8Array[], gaps: readonly number[]): GzipPieces | null {
  if (texts.some((text) => text.includes(0))) return null;
  const whole = new Uint8Array(sum(texts.map(({ length }) => length)) + sum(gaps));
  const pieces: Piece[] = [];
  let at = 0;
  texts.forEach((text, n) => {
    const before = whole.subarray(Math.max(0, at - WINDOW), at);
    const dictionary = before.length > 0 ? { dictionary: before } : {};
    const deflated = new Uint8Array(deflateRawSync(text, { ...OPTIONS, ...dictionary }));
    pieces.push({ deflated, crc: crc32(text), shift: crcShift(text.length) });
    whole.set(text, at);
    at += text.length + (gaps[n] ?? 0);
  });
  return {
    pieces,
    gaps: gaps.map((length) => ({ length, shift: crcShift(length) })),
    length: whole.length,
    size: sum(pieces.map(({ deflated }) => deflated.length)),
  };
}

/** The whole document as one member of gzip (RFC 1952); null when a value has another length than its gap. */
export function joinPieces({ pieces, gaps, length, size }: GzipPieces, values: readonly Uint8Array[]) {
  if (gaps.some((gap, n) => values[n]?.length !== gap.length)) return null;
  const stored = sum(gaps.map((gap) => gap.length + 5));
  const bytes = new Uint8Array(HEADER.length + size + stored + END.length + 8);
  let at = 0;
  let crc = 0;
  const put = (part: Uint8Array) => {
    bytes.set(part, at);
    at += part.length;
  };
  put(HEADER);
  pieces.forEach((piece, n) => {
    put(piece.deflated);
    crc = joinCrc(crc, piece.crc, piece.shift);
    const [gap, value] = [gaps[n], values[n]];
    if (!gap || !value) return;
    put(storedHeader(gap.length));
    put(value);
    crc = joinCrc(crc, crc32(value), gap.shift);
  });
  put(END);
  const trailer = new DataView(bytes.buffer, at);
  trailer.setUint32(0, crc, true);
  trailer.setUint32(4, length, true);
  return bytes satisfies Bytes;
}

/** A block of deflate that is not compressed, and not the last (RFC 1951, 3.2.4). */
const storedHeader = (length: number): Uint8Array =>
  Uint8Array.of(0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
