import { expect, test } from "vitest";
import { firstRole, hasPremium, ROLES, type Role, satisfiesRole } from "./roles.ts";

test.each<[Role[], Role | null]>([
  [[], null],
  [["user"], "user"],
  [["moderator"], "moderator"],
  [["admin"], "admin"],
  [["user", "moderator"], "moderator"],
  [["user", "admin"], "admin"],
  [["moderator", "admin", "user"], "admin"],
])("P2, D10: of %j the first in ascending order is %s", (held, expected) => {
  const before = [...held];
  expect(firstRole(held)).toBe(expected);
  expect(held).toEqual(before);
});

test.each<[Role | null, Record<Role, boolean>]>([
  ["admin", { admin: true, moderator: true, user: true }],
  ["moderator", { admin: false, moderator: true, user: true }],
  ["user", { admin: false, moderator: false, user: true }],
  [null, { admin: false, moderator: false, user: false }],
])("P3: what %s may do", (held, may) => {
  expect(Object.fromEntries(ROLES.map((required) => [required, satisfiesRole(held, required)]))).toEqual(may);
});

test("D10: ascending order is alphabetical, and so the highest rank first", () => {
  expect([...ROLES]).toEqual([...ROLES].sort());
});

test.each<[Role | null, boolean, boolean]>([
  [null, false, false],
  ["user", false, false],
  ["moderator", false, false],
  ["admin", false, true],
  [null, true, true],
  ["moderator", true, true],
  ["admin", true, true],
])("V1, P9, D6: role %s, subscribed %s: premium is open: %s", (role, subscribed, open) => {
  expect(hasPremium({ role, subscribed })).toBe(open);
});
