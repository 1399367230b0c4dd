import { expect, test } from "vitest";
import { inOrder, threadsJson } from "./thread.ts";

const row = (id: string, parentId: string | null = null) => ({ id, parentId, line: JSON.stringify({ id }) });

test("R21: first posts stand with the newest first, their answers in the order of writing", () => {
  const { firsts, answers } = inOrder([
    row("p4", "p1"),
    row("p1"),
    row("p3", "p2"),
    row("p5", "p1"),
    row("p2"),
  ]);
  expect(firsts.map(({ id }) => id)).toEqual(["p2", "p1"]);
  expect(JSON.parse(threadsJson(firsts, answers))).toEqual([
    { id: "p2", answers: [{ id: "p3" }] },
    { id: "p1", answers: [{ id: "p4" }, { id: "p5" }] },
  ]);
  expect(JSON.parse(threadsJson(firsts.slice(1), answers))).toEqual([
    { id: "p1", answers: [{ id: "p4" }, { id: "p5" }] },
  ]);
});
