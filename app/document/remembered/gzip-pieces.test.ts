import { crc32, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { crcShift, joinCrc } from "./crc-join.ts";
import { compressPieces, joinPieces } from "./gzip-pieces.server.ts";

fc.configureGlobal({ seed: 2026 });

const bytes = (text: string) => new TextEncoder().encode(text);

test("the checksum of two texts follows from theirs", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), fc.uint8Array({ maxLength: 5_000 }), (one, other) => {
      const joined = joinCrc(crc32(one), crc32(other), crcShift(other.length));
      expect(joined).toBe(crc32(Buffer.concat([one, other])));
    }),
  );
});

/** Words of few letters repeat, so that pieces point back over gaps and into earlier pieces. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "<p>", "“", "prayer "), maxLength: 200 });

test("pieces and any values of the right length are one gzip text", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (texts) => {
      const gaps = texts.slice(1).map((_, n) => (n * 7) % 30);
      const kept = compressPieces(texts.map(bytes), gaps);
      if (!kept) throw new Error("nothing was kept");
      for (const fill of ["x", "\0", "a"]) {
        const values = gaps.map((length) => fill.repeat(length));
        const joined = joinPieces(kept, values.map(bytes));
        const whole = texts.map((text, n) => text + (values[n] ?? "")).join("");
        expect(joined && gunzipSync(joined).toString()).toBe(whole);
      }
    }),
  );
});

test("a long document is short, and points no further back than a window", () => {
  const texts = Array.from({ length: 9 }, (_, n) => `<li>${"The same words. ".repeat(700)}${n}</li>`);
  const gaps = texts.slice(1).map(() => 24);
  const kept = compressPieces(texts.map(bytes), gaps);
  const value = bytes("0123456789abcdef01234567");
  const joined =
    kept &&
    joinPieces(
      kept,
      gaps.map(() => value),
    );
  expect(joined && gunzipSync(joined).toString()).toBe(texts.join("0123456789abcdef01234567"));
  expect(kept?.size).toBeLessThan(2_000);
});

test("a value of another length has no place, and a text with a zero byte is not kept", () => {
  const kept = compressPieces([bytes("one"), bytes("two")], [4]);
  expect(kept && joinPieces(kept, [bytes("12345")])).toBeNull();
  expect(kept && joinPieces(kept, [])).toBeNull();
  expect(compressPieces([bytes("a\0b")], [])).toBeNull();
});
