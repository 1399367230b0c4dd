import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { FREE_PLAN } from "#app/features/billing/model/plans.ts";
import { readOwnPlan } from "#app/features/billing/pricing/plan.server.ts";
import { readAppleHome } from "#app/features/landing/variants/apple/apple.server.ts";
import { member, type TestMember } from "#tests/service/members.ts";

/** What public pages say to the person who reads them, of that person alone. */

async function visitor(): Promise<TestMember> {
  return Object.assign(await member({ profile: false }), { session: null });
}

async function person(status: { subscribed?: boolean; end?: number; role?: string }): Promise<TestMember> {
  const ctx = await member({ zone: "Pacific/Auckland" });
  if (status.subscribed !== undefined) {
    await env.DB.prepare("INSERT INTO subscriptions VALUES (?, ?, 'premium', ?, 0)")
      .bind(ctx.userId, status.subscribed ? 1 : 0, status.end ?? null)
      .run();
  }
  if (status.role) {
    await env.DB.prepare("INSERT INTO user_roles VALUES (?, ?)").bind(ctx.userId, status.role).run();
  }
  return ctx;
}

test.each([
  ["a visitor", visitor, null],
  ["a member", () => person({}), FREE_PLAN],
  ["a subscriber", () => person({ subscribed: true }), { ...FREE_PLAN, plan: "premium" }],
  [
    "one whose month is paid",
    () => person({ subscribed: true, end: 5 }),
    { ...FREE_PLAN, plan: "premium", endsAt: 5 },
  ],
  ["one who was a subscriber", () => person({ subscribed: false, end: 5 }), FREE_PLAN],
])("PR1, S3: the plan that is marked for %s", async (_name, make, own) => {
  expect(await readOwnPlan(await make())).toEqual(own);
});

test("PR1: prices are there for everyone, also when nobody can say who is on which plan", async () => {
  const ctx = await member();
  Object.assign(ctx.db, { first: down });
  expect(await readOwnPlan(ctx)).toBeNull();
});
const down = () => Promise.reject(new Error("D1 went away"));

test("AP1-AP3: a visitor's Apple-style home knows nothing of anybody", async () => {
  const home = await readAppleHome(await visitor());
  expect(home).toMatchObject({ name: null, today: null, premium: false });
  expect(new Set(home.sections.flatMap(({ tiles }) => tiles.map(({ action }) => action.kind)))).toEqual(
    new Set(["sign-in"]),
  );
});

test("AP1, AP5-AP7, AP10: a member is greeted by the first name, on the day where they are", async () => {
  const home = await readAppleHome(await person({}));
  // noon of the 20th in UTC is the 21st there
  expect(home).toMatchObject({ name: "Ann", today: "Saturday, November 21", premium: false });
  expect(home.sections.map(({ key, tiles }) => [key, tiles.length])).toEqual([
    ["essential", 3],
    ["ministry", 3],
    ["growth", 4],
  ]);
  expect(home.sections[2]?.tiles.at(-1)).toMatchObject({ premium: true, action: { kind: "upgrade" } });
});

test.each([
  ["a subscriber", { subscribed: true }],
  ["an administrator", { role: "admin" }],
])("AP12, D6: %s goes to the Daniel Plan", async (_name, status) => {
  const ctx = await person(status);
  const home = await readAppleHome(ctx);
  expect(home).toMatchObject({ premium: true, young: false });
  expect(home.sections[2]?.tiles.at(-1)).toMatchObject({
    action: { kind: "go", to: "/daniel-plan" },
    closed: false,
  });
});

test("AP12: the Daniel Plan is not offered to a member under 18, nor named beside Premium", async () => {
  const ctx = await person({ subscribed: true });
  await env.DB.prepare("UPDATE profiles SET age_band = '13-17' WHERE user_id = ?").bind(ctx.userId).run();
  const home = await readAppleHome(ctx);
  expect(home.young).toBe(true);
  expect(home.sections.flatMap(({ tiles }) => tiles.map(({ id }) => id))).not.toContain("daniel");
  expect(await readOwnPlan(ctx)).toMatchObject({ plan: "premium", young: true });
});

test("AP1: the day by the device where it says its zone, in the reader's language; no name is no name", async () => {
  const ctx = await member({ profile: false });
  const device = { browserZone: "America/New_York", language: "es" as const };
  expect(await readAppleHome(Object.assign(ctx, device))).toMatchObject({
    name: null,
    today: "viernes, 20 de noviembre",
  });
});
