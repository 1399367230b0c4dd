import { type Met, PEOPLE, type Person, ROUTES } from "../../route-table.ts";
import { meet, sessionCookie } from "../steps/meet.ts";
import { expect, test } from "../steps/people.ts";

// each server counts what a member asks of it: shared by both, no minute has more than the rate limit takes
test.describe.configure({ mode: "parallel" });

const IDS: Record<Exclude<Person, "visitor">, string> = {
  member: "user_seed_member",
  subscriber: "user_seed_premium",
  moderator: "user_seed_moderator",
  admin: "user_seed_admin",
  "under-18": "user_seed_young",
  "age-missing": "user_seed_unasked",
};

/** One token for each person: who asks is found out once, as in a browser. All have proven a second step. */
const cookies = new Map<Person, string>();
function cookieOf(person: Person, origin: string): string {
  if (person === "visitor") return "";
  const kept = cookies.get(person) ?? sessionCookie(IDS[person], origin);
  cookies.set(person, kept);
  return kept;
}

for (const [path, { at = path, get, post }] of Object.entries(ROUTES)) {
  test(`P1, V1, S5: who meets what at ${path}`, async ({ request, origin }) => {
    test.setTimeout(180_000);
    const found: Record<string, Met> = {};
    for (const person of PEOPLE)
      found[person] = await meet(request, origin, cookieOf(person, origin), { method: "GET", path: at });
    expect(found).toEqual(get);
    if (!post) return;
    const answered: Record<string, Met> = {};
    for (const person of PEOPLE) {
      answered[person] = await meet(request, origin, cookieOf(person, origin), { method: "POST", path: at });
    }
    expect(answered).toEqual(post);
  });
}

test("G21: no administrator's form or page without a second step in the session", async ({
  request,
  origin,
}) => {
  const rooms = Object.entries(ROUTES).filter(([path]) => path.startsWith("/admin"));
  expect(rooms.length).toBeGreaterThan(9);
  for (const [path, { at = path, post }] of rooms) {
    // no rank stands in for the pastoral team's
    const cookie = sessionCookie(path === "/admin/pastoral" ? IDS.moderator : IDS.admin, origin, -1);
    for (const method of post ? (["GET", "POST"] as const) : (["GET"] as const))
      expect(await meet(request, origin, cookie, { method, path: at }), `${method} ${at}`).toBe(
        "/settings?second=asked#account",
      );
  }
});
