import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { createElement, type FunctionComponent } from "react";
import { expect, test, vi } from "vitest";
import type { Language } from "#app/core/language.ts";
import { markupCache, serializeKey } from "./markup-memory.server.ts";

fc.configureGlobal({ seed: 2026 });

const One: FunctionComponent<Record<string, unknown>> = () => null;
const Other: FunctionComponent<Record<string, unknown>> = () => null;

/** A memory whose renderer says how often it was asked. */
function memory(most?: number) {
  let asked = 0;
  const render = vi.fn((piece: { props: unknown }, language: Language) => {
    return `${++asked} ${language} ${JSON.stringify(piece.props)}`;
  });
  return { remember: markupCache(render, most), render };
}

const plain = fc.jsonValue({ maxDepth: 3 }).map((value) => (Object.is(value, -0) ? 0 : value));

test("values are told alike when they are alike, and never else", () => {
  const pairs = fc.oneof(
    fc.tuple(plain, plain),
    plain.map((value) => [value, structuredClone(value)] as const),
  );
  fc.assert(
    fc.property(
      pairs,
      ([a, b]) => serializeKey(a) === serializeKey(b) || JSON.stringify(a) !== JSON.stringify(b),
    ),
  );
  fc.assert(fc.property(pairs, ([a, b]) => serializeKey(a) !== serializeKey(b) || isDeepStrictEqual(a, b)));
});

test.each<[string, unknown, unknown]>([
  ["a number and its word", 1, "1"],
  ["nothing in three ways", null, undefined],
  ["nothing and its word", null, "null"],
  ["a list and its text", ["a"], "[a"],
  ["two words and one", ["a", "b"], ['a1"b']],
  ["what is in and what is beside", [[1], 2], [[1, 2]]],
  ["an empty list and an empty record", [], {}],
  ["a name and what it says", { ab: "c" }, { a: "bc" }],
  ["no handler and one", { onRetry: undefined }, { onRetry: () => {} }],
])("%s are told apart", (_name, a, b) => {
  expect(serializeKey(a)).not.toBe(serializeKey(b));
});

test.each<[string, unknown]>([
  ["an element", createElement("p", { key: 1 })],
  ["a date", new Date(0)],
  ["a map", new Map([[1, 2]])],
  ["a symbol", Symbol("s")],
  ["an element far inside", { a: [{ b: createElement("p") }] }],
])("%s cannot be told, and what holds it is rendered each time", (_name, value) => {
  expect(serializeKey(value)).toBeNull();
  const { remember, render } = memory();
  for (let time = 0; time < 2; time++) remember(createElement(One, { value }), "en");
  expect(render).toHaveBeenCalledTimes(2);
});

test("the same piece is rendered once", () => {
  const { remember, render } = memory();
  const first = remember(createElement(One, { text: "a", parts: [1, 2], onRetry: () => {} }), "en");
  const again = remember(createElement(One, { text: "a", parts: [1, 2], onRetry: () => {} }), "en");
  expect(again).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test("another component, property or language is another piece", () => {
  const { remember, render } = memory();
  const pieces = [
    remember(createElement(One, { text: "a" }), "en"),
    remember(createElement(Other, { text: "a" }), "en"),
    remember(createElement(One, { text: "b" }), "en"),
    remember(createElement(One, { text: "a" }), "es"),
    remember(createElement(One, { text: "a", onRetry: () => {} }), "en"),
  ];
  expect(new Set(pieces).size).toBe(5);
  expect(render).toHaveBeenCalledTimes(5);
});

test("it is bounded: the longest unused is forgotten, what is used stays", () => {
  const { remember, render } = memory(1_000);
  const piece = (n: number) => remember(createElement(One, { text: `${n}`.padStart(100, ".") }), "en");
  piece(0);
  for (let n = 1; n < 50; n++) {
    piece(n);
    piece(0);
  }
  expect(render).toHaveBeenCalledTimes(50);
  piece(1);
  expect(render).toHaveBeenCalledTimes(51);
});

test("what is too long is not kept", () => {
  const { remember, render } = memory();
  const long = "a".repeat(60_000);
  for (let time = 0; time < 2; time++) remember(createElement(One, { long }), "en");
  expect(render).toHaveBeenCalledTimes(2);
});
