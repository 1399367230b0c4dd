import fc from "fast-check";
import { expect, test } from "vitest";
import { extentOf, isNearEdge, lineAtDepth, MAX_RENDERED, MIN_AROUND, windowAround } from "./drawn-window.ts";

test.each([
  [0, null, 0, 0],
  [1, null, 0, 1],
  [MAX_RENDERED, null, 0, MAX_RENDERED],
  [MAX_RENDERED + 1, null, 1, MAX_RENDERED + 1],
  [10_000, null, 9_700, 10_000],
  [10_000, 0, 0, 300],
  [10_000, 150, 0, 300],
  [10_000, 151, 1, 301],
  [10_000, 9_999, 9_700, 10_000],
])("D11: of %i lines, read at %s, those from %i up to %i are drawn", (count, at, from, to) => {
  expect(windowAround(count, at)).toEqual({ from, to });
});

const reader = fc
  .integer({ min: 1, max: 20_000 })
  .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count - 1 })));

test("D11: whoever reads a line has enough around it, and not too many", () => {
  const holds = ([count, at]: [number, number]) => {
    const drawn = windowAround(count, at);
    expect(drawn.to - drawn.from).toBe(Math.min(count, MAX_RENDERED));
    expect(isNearEdge(drawn, count, at)).toBe(false);
    expect(at - drawn.from >= MIN_AROUND || drawn.from === 0).toBe(true);
    expect(drawn.to - 1 - at >= MIN_AROUND || drawn.to === count).toBe(true);
  };
  fc.assert(fc.property(reader, holds));
});

const heights = (known: readonly number[], usual = 100, gap = 20) => ({
  known: new Map(known.map((height, at) => [`${at}`, height])),
  usual,
  gap,
});
const linesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }));

test.each([
  [{ from: 0, to: 0 }, 0],
  [{ from: 0, to: 1 }, 10],
  [{ from: 0, to: 2 }, 10 + 20 + 30],
  [{ from: 1, to: 4 }, 30 + 20 + 100 + 20 + 100],
])("D11: the lines %j take up %i px, unseen ones what is usual", (drawn, extent) => {
  expect(extentOf(linesOf(5), drawn, heights([10, 30]))).toBe(extent);
});

const list = fc.tuple(
  fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 400 }),
  fc.double({ min: 0, max: 1, noNaN: true }),
);

test("D11: the line at a depth is the one that takes it up", () => {
  const holds = ([known, part]: [number[], number]) => {
    const all = { from: 0, to: known.length };
    const lines = linesOf(known.length);
    const sizes = heights(known);
    const depth = part * extentOf(lines, all, sizes);
    const at = lineAtDepth(lines, all, depth, sizes);
    const before = at === 0 ? 0 : extentOf(lines, { from: 0, to: at }, sizes) + sizes.gap;
    expect(depth).toBeGreaterThanOrEqual(before);
    expect(depth).toBeLessThanOrEqual(extentOf(lines, { from: 0, to: at + 1 }, sizes) + sizes.gap);
  };
  fc.assert(fc.property(list, holds));
});
