import { expect, test } from "vitest";
import { pack, unpack } from "#app/features/care/model/packed.ts";
import { careExamples } from "./care-data.ts";
import { read, train } from "./care-training.ts";

const examples = careExamples();
/** Training is what takes long, on a machine that does much else: ms. */
const LONG = 90_000;
const few = read(examples.filter((_, at) => at % 40 === 0));

test("the data names its authors, kinds and languages, and no text stands in it twice with two labels", () => {
  expect(examples.length).toBeGreaterThan(4_000);
  const labels = new Map<string, string>();
  for (const { author, language, label, text } of examples) {
    expect(author).not.toBe("");
    expect(["en", "es"]).toContain(language);
    expect(labels.get(text) ?? label).toBe(label);
    labels.set(text, label);
  }
});

test("training twice gives the same bytes", { timeout: LONG }, () => {
  expect(pack(train(few))).toEqual(pack(train(few)));
});

test("what is packed is read as it was", { timeout: LONG }, () => {
  const learned = train(few);
  expect(unpack(pack(learned))).toEqual(learned);
});
