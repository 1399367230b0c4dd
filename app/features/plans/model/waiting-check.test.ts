import { expect, test } from "vitest";
import { checkIn, type WaitingCheck, withWaitingChecks } from "./waiting-check.ts";

const form = (fields: Record<string, string>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};

test("only a check-off waits on the device", () => {
  expect(checkIn(form({ intent: "pause", plan: "p" }), "r", 5)).toBeNull();
  expect(checkIn(form({ intent: "check", plan: "p", items: "1:0", read: "no" }), "r", 5)).toEqual({
    requestId: "r",
    plan: "p",
    items: "1:0",
    read: "no",
    at: 5,
  });
});

const check = (items: string, read: "yes" | "no", plan = "p"): WaitingCheck => ({
  requestId: `${plan}${items}${read}`,
  plan,
  items,
  read,
  at: 1,
});

test.each<[waiting: WaitingCheck[], read: boolean[]]>([
  [[], [false, true]],
  [[check("1:0", "yes")], [true, true]],
  [
    [check("1:0,1:1", "yes"), check("1:0", "no")],
    [false, true],
  ],
  [[check("1:1", "no")], [false, false]],
  [[check("1:0", "yes", "another")], [false, true]],
])("R40: passages are shown with what waits: %j", (waiting, read) => {
  const passages = [
    { item: "1:0", read: false },
    { item: "1:1", read: true },
  ];
  expect(withWaitingChecks(passages, "p", waiting).map((passage) => passage.read)).toEqual(read);
});
