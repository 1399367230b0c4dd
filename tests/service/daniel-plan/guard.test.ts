import { expect, test } from "vitest";
import type { PaidSubscription } from "#app/core/money.ts";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { readHub } from "#app/features/home/hub/read.server.ts";
import { tileAction, tilesFor } from "#app/features/home/tiles.ts";
import { entitlementOf } from "#app/features/member/entitlement.ts";
import { loader as dayLoader } from "#app/routes/daniel-plan/daniel-plan.day.tsx";
import { loader as healthLoader } from "#app/routes/daniel-plan/daniel-plan.health.tsx";
import { loader as fileLoader } from "#app/routes/daniel-plan/daniel-plan.kept.export.ts";
import { loader as keptLoader } from "#app/routes/daniel-plan/daniel-plan.kept.tsx";
import { loader as sheetLoader } from "#app/routes/daniel-plan/daniel-plan.sheet.tsx";
import { loader as weeksLoader } from "#app/routes/daniel-plan/daniel-plan.six-weeks.tsx";
import { loader as mainLoader } from "#app/routes/daniel-plan/daniel-plan.tsx";
import { loader as weekLoader } from "#app/routes/daniel-plan/daniel-plan.week.tsx";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { act, argsFor, check, DAY, NOON, setAge, start, started, subscribe, subscriber } from "./steps.ts";

const subscription = (more: Partial<PaidSubscription>): PaidSubscription => ({
  id: "sub_1",
  status: "active",
  periodEnd: NOON + 20 * DAY,
  cancelAtPeriodEnd: false,
  unpaidSince: null,
  endedAt: null,
  createdAt: 0,
  ...more,
});
const SUBSCRIPTIONS = {
  subscriber: subscription({}),
  "in trial": subscription({ status: "trialing" }),
  "past due, within five days": subscription({ status: "past_due", unpaidSince: NOON - 2 * DAY }),
  "past due, for six days": subscription({ status: "past_due", unpaidSince: NOON - 6 * DAY }),
  "cancelled, paid to the end of the month": subscription({ cancelAtPeriodEnd: true }),
  "cancelled, and over": subscription({ status: "canceled", endedAt: NOON - DAY }),
  unpaid: subscription({ status: "unpaid" }),
} as const;
type Kind = keyof typeof SUBSCRIPTIONS | "visitor" | "member" | "moderator" | "admin";

async function person(kind: Kind): Promise<TestMember> {
  const ctx = await member();
  await setAge(ctx, "18+");
  if (kind === "visitor") ctx.session = null as never;
  if (kind === "moderator" || kind === "admin")
    await rows("INSERT INTO user_roles VALUES (?, ?)", ctx.userId, kind);
  const paid = SUBSCRIPTIONS[kind as keyof typeof SUBSCRIPTIONS];
  // as the mirror of the vendor's is written
  if (paid) await subscribe(ctx, entitlementOf([paid], [], NOON).subscribed);
  return ctx;
}

/** `in`, or where the guard leads, or the status. */
async function outcome(loader: (args: never) => unknown, args: never): Promise<string> {
  try {
    const answer = (await loader(args)) as { init?: { status?: number } | null };
    return answer.init?.status ? String(answer.init.status) : "in";
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return answer.headers.get("location") ?? String(answer.status);
  }
}

const PRICING = "/pricing?premium=required";
const TABLE: Record<Kind, { page: string; tile: string }> = {
  visitor: { page: "/auth?mode=login&return_to=%2Fdaniel-plan", tile: "sign-in" },
  member: { page: PRICING, tile: "upgrade" },
  subscriber: { page: "in", tile: "go" },
  "in trial": { page: "in", tile: "go" },
  "past due, within five days": { page: "in", tile: "go" },
  "past due, for six days": { page: PRICING, tile: "upgrade" },
  "cancelled, paid to the end of the month": { page: "in", tile: "go" },
  "cancelled, and over": { page: PRICING, tile: "upgrade" },
  unpaid: { page: PRICING, tile: "upgrade" },
  moderator: { page: PRICING, tile: "upgrade" },
  admin: { page: "in", tile: "go" },
};

test.each(Object.entries(TABLE))("S5, S6, D6, R36, H17, H18: %s", async (kind, expected) => {
  const ctx = await person(kind as Kind);
  expect(await outcome(mainLoader, argsFor(ctx))).toBe(expected.page);
  const { member: who } = await readHub(ctx);
  const tile = tilesFor(who).find(({ id }) => id === "daniel");
  expect(tile && tileAction(tile, who).kind).toBe(expected.tile);
});

test("S6: every page of the plan is guarded; what was kept is open to any member, as a file too", async () => {
  const ctx = await person("member");
  const guarded = {
    day: dayLoader,
    week: weekLoader,
    sheet: sheetLoader,
    weeks: weeksLoader,
    health: healthLoader,
  };
  for (const [name, loader] of Object.entries(guarded))
    expect(await outcome(loader, argsFor(ctx, "/daniel-plan/day/1", { day: "1", week: "1" })), name).toBe(
      PRICING,
    );
  expect(await outcome(keptLoader, argsFor(ctx, "/daniel-plan/kept"))).toBe("in");
  const file = await fileLoader(argsFor(ctx, "/daniel-plan/kept/export"));
  expect(file.headers.get("content-disposition")).toContain("koinonia-daniel-plan.md");
  const visitor = await person("visitor");
  expect(await outcome(keptLoader, argsFor(visitor, "/daniel-plan/kept"))).toContain("/auth?");
});

test.each([
  ["subscribes", true],
  ["does not", false],
])("G13: under 18 the plan is not offered, whether one %s", async (_how, subscribed) => {
  const ctx = await member();
  await setAge(ctx, "13-17");
  await subscribe(ctx, subscribed);
  expect(await outcome(mainLoader, argsFor(ctx))).toBe("403");
  expect(await outcome(dayLoader, argsFor(ctx, "/daniel-plan/day/1", { day: "1" }))).toBe("/daniel-plan");
  const { member: who } = await readHub(ctx);
  expect(tilesFor(who).map(({ id }) => id)).not.toContain("daniel");
  await expect(start(ctx)).rejects.toBeInstanceOf(Response);
  expect(await rows("SELECT id FROM daniel_plans WHERE user_id = ?", ctx.userId)).toEqual([]);
});

test("G13: whoever has not said how old they are is asked first", async () => {
  const ctx = await subscriber();
  await setAge(ctx, null);
  expect(await outcome(mainLoader, argsFor(ctx))).toBe("/age?return_to=%2Fdaniel-plan");
});

test("PR5, G13: under 18 nobody is asked for a blessing; Premium is messages alone, and is sold", async () => {
  const ctx = await member();
  await setAge(ctx, "13-17");
  const blessing = await openCheckout(ctx, { kind: "blessing", amountCents: 300, note: "" });
  expect(blessing).toEqual({ ok: false, refusal: "billing.adults_only" });
  expect(await rows("SELECT id FROM checkouts WHERE user_id = ?", ctx.userId)).toEqual([]);
});

test("S6: a subscription that ends refuses every act but deleting and bringing back, and keeps what was written", async () => {
  const ctx = await subscriber();
  const plan = await started(ctx);
  await check(ctx, plan, 0);
  await subscribe(ctx, false);
  await expect(check(ctx, plan, 0, "food")).rejects.toMatchObject({ status: 302 });
  await expect(start(ctx)).rejects.toMatchObject({ status: 302 });
  const { page } = await keptLoader(argsFor(ctx, "/daniel-plan/kept"));
  expect(page).toMatchObject({
    isOpen: false,
    plans: [{ id: plan, days: [{ step: 0, done: "Done: Faith" }] }],
  });
  expect(await act(ctx, { intent: "delete", plan })).toMatchObject({ ok: true });
  expect(await act(ctx, { intent: "restore", plan })).toMatchObject({ ok: true });
});
