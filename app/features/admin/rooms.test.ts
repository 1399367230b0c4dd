import { expect, test } from "vitest";
import { satisfiesRole } from "#app/features/member/roles.ts";
import { PEOPLE, ROUTES } from "#tests/route-table.ts";
import { ADMIN_ROOMS } from "./rooms.ts";

/** Whoever is none of staff has the rank of everybody. */
const rankOf = (person: string) => (person === "admin" || person === "moderator" ? person : "user");

const RANKED = ADMIN_ROOMS.filter(({ role }) => role !== "pastoral");
test.each(RANKED)("R35, P3: $path is open to its rank alone, page and form", ({ path, role }) => {
  const line = ROUTES[path];
  for (const person of PEOPLE) {
    const met = [line?.get[person], ...(line?.post ? [line.post[person]] : [])];
    if (person === "visitor" || person === "age-missing") {
      expect(
        met.every((one) => typeof one === "string"),
        person,
      ).toBe(true);
      continue;
    }
    const isIn = role !== "pastoral" && satisfiesRole(rankOf(person), role);
    expect(
      met.map((one) => one === 403),
      person,
    ).toEqual(met.map(() => !isIn));
  }
});

test("each address of the administration is a room, or a file or a form of one", () => {
  const rooms: string[] = ADMIN_ROOMS.map(({ path }) => path);
  const others = Object.keys(ROUTES).filter((path) => path.startsWith("/admin") && !rooms.includes(path));
  expect(others.sort()).toEqual([
    "/admin/*",
    "/admin/audit/export",
    "/admin/content/:kind",
    "/admin/content/:kind/:item",
    "/admin/content/doubts",
    "/admin/content/words",
  ]);
});
