import { expect, test } from "vitest";
import { csvCell, csvFile, jsonList, rowsInOrder, rowsOf } from "./export-section.ts";

const all = async (pieces: AsyncIterable<unknown>) => {
  const found = [];
  for await (const piece of pieces) found.push(piece);
  return found;
};

async function* of<Value>(...values: Value[]) {
  yield* values;
}

test.each([
  ["words", "Peace", "Peace"],
  ["a comma", "grace, peace", '"grace, peace"'],
  ["quotation marks", 'he said "come"', '"he said ""come"""'],
  ["two lines", "one\ntwo", '"one\ntwo"'],
  ["a formula", "=1+1", "'=1+1"],
  ["a command", "@cmd", "'@cmd"],
  ["a negative number", -3, "-3"],
  ["zero", 0, "0"],
  ["nothing", null, ""],
  ["right to left and emoji", "שלום 🕊️", "שלום 🕊️"],
])("a cell of %s", (_name, value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("a table has its columns' names first, and a row a line", async () => {
  const text = (await all(csvFile(["day", "used"], of({ day: "2026-11-20", used: 3, more: "x" })))).join("");
  expect(text).toBe("\uFEFFday,used\r\n2026-11-20,3\r\n");
});

test.each([[[]], [[1]], [[1, { a: "ש" }, "three"]]])("a list of %j can be read again", async (values) => {
  expect(JSON.parse((await all(jsonList(of(...values)))).join(""))).toEqual(values);
});

test("pages are read until one is not full", async () => {
  const asked: (number | null)[] = [];
  const read = async (last: number | null) => {
    asked.push(last);
    const from = (last ?? 0) + 1;
    return [from, from + 1, from + 2].filter((n) => n <= 7);
  };
  expect(await all(rowsOf(read, 3))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(asked).toEqual([null, 3, 6]);
});

test("rows are handed out in turn, none twice and none lost, also to an owner of none", async () => {
  const take = rowsInOrder(of("a1", "a2", "c1"));
  const of1 = (owner: string) => all(take((row) => row.startsWith(owner)));
  expect([await of1("a"), await of1("b"), await of1("c"), await of1("d")]).toEqual([
    ["a1", "a2"],
    [],
    ["c1"],
    [],
  ]);
});
