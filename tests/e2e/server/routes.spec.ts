import type { APIRequestContext } from "@playwright/test";
import { type Met, PEOPLE, type Person, ROUTES } from "../../route-table.ts";
import { mintToken } from "../servers/tokens.ts";
import { expect, test } from "../steps/people.ts";

const IDS: Record<Exclude<Person, "visitor">, string> = {
  member: "user_seed_member",
  subscriber: "user_seed_premium",
  moderator: "user_seed_moderator",
  admin: "user_seed_admin",
  "under-18": "user_seed_young",
  "age-unsaid": "user_seed_unasked",
};

/** One token for each person: who asks is found out once, as in a browser. All have proven a second step. */
const cookies = new Map<Person, string>();
function cookieOf(person: Person, origin: string): string {
  if (person === "visitor") return "";
  const kept =
    cookies.get(person) ?? mintToken({ sub: IDS[person], azp: origin, expiresInS: 300, fva: [0, 0] });
  cookies.set(person, kept);
  return `__session=${kept}; __client_uat=1`;
}

async function meet(
  request: APIRequestContext,
  origin: string,
  person: Person,
  { method, path }: { method: "GET" | "POST"; path: string },
): Promise<Met> {
  const answer = await request.fetch(path, {
    method,
    maxRedirects: 0,
    headers: {
      cookie: cookieOf(person, origin),
      origin,
      "sec-fetch-site": "same-origin",
      accept: "text/html",
    },
    ...(method === "POST" && { form: {} }),
  });
  const { location } = answer.headers();
  // each session of the provider's has a name of its own
  return location?.replace(origin, "").replace(/bps_\w+/, "…") ?? answer.status();
}

for (const [path, { at = path, get, post }] of Object.entries(ROUTES)) {
  test(`P1, V1, S5: who meets what at ${path}`, async ({ request, origin }) => {
    const found: Record<string, Met> = {};
    for (const person of PEOPLE)
      found[person] = await meet(request, origin, person, { method: "GET", path: at });
    expect(found).toEqual(get);
    if (!post) return;
    const answered: Record<string, Met> = {};
    for (const person of PEOPLE) {
      answered[person] = await meet(request, origin, person, { method: "POST", path: at });
    }
    expect(answered).toEqual(post);
  });
}

test("G21: no administrator's form or page without a second step in the session", async ({
  request,
  origin,
}) => {
  const token = mintToken({ sub: IDS.admin, azp: origin, fva: [0, -1] });
  const headers = { cookie: `__session=${token}; __client_uat=1`, origin, "sec-fetch-site": "same-origin" };
  const rooms = Object.entries(ROUTES).filter(([path]) => path.startsWith("/admin"));
  expect(rooms.length).toBeGreaterThan(9);
  for (const [path, { at = path, post }] of rooms) {
    for (const method of post ? ["GET", "POST"] : ["GET"]) {
      const answer = await request.fetch(at, {
        method,
        maxRedirects: 0,
        headers,
        ...(method === "POST" && { form: {} }),
      });
      expect(answer.headers().location, `${method} ${at}`).toBe("/settings?second=asked#account");
    }
  }
});
