import { expect, test } from "vitest";
import { type Here, shownTo } from "./shown-to.ts";

const one = (userId: string, hidden: string[] = []): Here => ({
  userId,
  handle: `${userId}-abcde`,
  name: userId,
  reading: null,
  hidden,
});

test.each([
  ["nobody is told of themselves", "ann", [one("ann"), one("ruth")], ["ruth"]],
  ["whom one has blocked is not here", "ann", [one("ann", ["ruth"]), one("ruth")], []],
  ["who has blocked one is not here", "ann", [one("ann"), one("ruth", ["ann"])], []],
  [
    "a block of two others hides nobody",
    "ann",
    [one("ann"), one("ruth", ["tom"]), one("tom", ["ruth"])],
    ["ruth", "tom"],
  ],
] as const)("presence: %s", (_name, reader, here, names) => {
  expect(shownTo(reader, here).map(({ name }) => name)).toEqual(names);
});

test("presence: no id of a member is told, and at most fifty names", () => {
  const here = Array.from({ length: 80 }, (_, n) => one(`user_${n}`));
  const shown = shownTo("user_0", here);
  expect(shown).toHaveLength(50);
  expect(Object.keys(shown[0] ?? {}).sort()).toEqual(["handle", "name", "reading"]);
});
