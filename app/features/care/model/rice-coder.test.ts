import { expect, test } from "vitest";
import { createReader, createWriter } from "./rice-coder.ts";

const values = [...Array(200).keys(), 4_095, 65_536, 1_000_003].flatMap((value) => [value, 0, value]);

test.each([0, 1, 3, 7, 12])("what is written with %i bits is read as it was", (bits) => {
  const few = values.map((value) => (bits < 3 ? value % 5_000 : value));
  const writer = createWriter();
  for (const value of few) writer.write(bits, value);
  const read = createReader(Uint8Array.from([9, ...writer.end()]), 1);
  expect(few.map(() => read(bits))).toEqual(few);
});

test("numbers of several bits stand one behind the other", () => {
  const writer = createWriter();
  values.forEach((value, at) => {
    writer.write(at % 2 ? 5 : 2, value % 900);
  });
  const read = createReader(Uint8Array.from(writer.end()), 0);
  expect(values.map((_, at) => read(at % 2 ? 5 : 2))).toEqual(values.map((value) => value % 900));
});

test("bytes that end in the middle of a number are refused", () => {
  expect(() => createReader(Uint8Array.of(255, 255), 0)(1)).toThrow(RangeError);
});
