import { expect, test } from "vitest";
import { actOf, mayActOn, mayLast } from "./acts.ts";
import { clockOf, MAX_AGE_MS } from "./clock.ts";
import { queueQuery, queueSearch } from "./query.ts";

const PEOPLE = { member: "user", moderator: "moderator", another: "moderator", admin: "admin" } as const;
type Name = keyof typeof PEOPLE;
const staff = (name: Name) => ({ userId: name, role: PEOPLE[name] });

test.each<[Name, Name, string | null]>([
  ["moderator", "member", null],
  ["moderator", "moderator", "queue.yourself"],
  ["moderator", "another", "queue.staff"],
  ["moderator", "admin", "queue.staff"],
  ["admin", "member", null],
  ["admin", "moderator", null],
  ["admin", "admin", "queue.yourself"],
])("P3: %s about %s: %s", (actor, target, refusal) => {
  expect(mayActOn(staff(actor), staff(target))).toBe(refusal);
});

test("P3: a moderator suspends for a week at most, an administrator longer", () => {
  expect([7, 8].map((days) => mayLast(staff("moderator"), days))).toEqual([true, false]);
  expect([8, 365, 3_650, 3_651].map((days) => mayLast(staff("admin"), days))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("leaving is written down as what it was", () => {
  expect((["held", "shown", "hidden"] as const).map((was) => actOf("leave", was))).toEqual([
    "release",
    "keep",
    "restore",
  ]);
  expect(actOf("mute", "held")).toBe("mute");
});

test("an item's age, and what is left of its day", () => {
  const HOUR = 3_600_000;
  expect(clockOf(0, 86 * 60_000)).toEqual({ hours: 1, minutes: 26, left: { hours: 22, minutes: 34 } });
  expect(clockOf(0, MAX_AGE_MS).left).toBeNull();
  expect(clockOf(10 * HOUR, 0)).toMatchObject({ hours: 0, minutes: 0 });
});

test("the address of a page of the queue says what it shows, and nonsense is the first page", () => {
  const query = { show: "closed", kind: "note", after: { severity: 3, at: 12, id: 7 }, item: 9 } as const;
  expect(queueQuery(new URLSearchParams(queueSearch(query)))).toEqual(query);
  expect(queueQuery(new URLSearchParams("show=x&kind=y&after=9.1&item=-1"))).toEqual({
    show: "open",
    kind: "",
    after: null,
    item: null,
  });
});
