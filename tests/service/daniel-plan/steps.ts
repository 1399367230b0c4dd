import { env } from "cloudflare:workers";
import { actOnDanielPlan } from "#app/features/daniel-plan/act.server.ts";
import type { DanielReply } from "#app/features/daniel-plan/reply.ts";
import type { DayPage, StartPage } from "#app/features/daniel-plan/shown/page.ts";
import { loader as mainLoader } from "#app/routes/daniel-plan/daniel-plan.tsx";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";

export const DAY = 86_400_000;
/** Noon in UTC, seven in the morning in New York. */
export const NOON = Date.UTC(2026, 10, 20, 12);

export type Fields = Record<string, string | readonly string[]>;

export const subscribe = (ctx: TestMember, subscribed = true) =>
  rows(
    "INSERT OR REPLACE INTO subscriptions VALUES (?, ?, 'premium', NULL, 0)",
    ctx.userId,
    subscribed ? 1 : 0,
  );

export const setAge = (ctx: TestMember, band: string | null) =>
  rows("UPDATE profiles SET age_band = ? WHERE user_id = ?", band, ctx.userId);

/** An adult who subscribes. */
export async function subscriber(options: Parameters<typeof member>[0] = {}): Promise<TestMember> {
  const ctx = await member(options);
  await setAge(ctx, "18+");
  await subscribe(ctx);
  return ctx;
}

export function act(ctx: TestMember, fields: Fields): Promise<DanielReply> {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields))
    for (const value of [given].flat()) form.append(name, value);
  return actOnDanielPlan(ctx, form);
}

export const start = (ctx: TestMember, fields: Fields = {}) =>
  act(ctx, { intent: "start", requestId: requestId(), begin: "today", agreed: "yes", ...fields });

export async function started(ctx: TestMember, fields: Fields = {}): Promise<string> {
  const reply = await start(ctx, fields);
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.planId;
}

export const check = (ctx: TestMember, plan: string, step: number, entry = "faith", done = "yes") =>
  act(ctx, { intent: "check", plan, step: String(step), entry, done });

export const note = (ctx: TestMember, plan: string, body: string, more: Fields = {}) =>
  act(ctx, { intent: "note", plan, step: "0", entry: "journal", base: "0", body, ...more });

export const argsFor = (ctx: TestMember, path = "/daniel-plan", params: Record<string, string> = {}) =>
  ({
    request: new Request(`http://localhost${path}`),
    context: { app: ctx, nonce: "", embedded: null, cloudflare: { env } },
    params,
  }) as never;

type Shown = NonNullable<Awaited<ReturnType<typeof mainLoader>>["data"]["data"]>;

/** `/daniel-plan`, as its route answers. */
export async function main(ctx: TestMember): Promise<Shown["main"]> {
  const { data } = await mainLoader(argsFor(ctx));
  if (!("json" in data)) throw new Error("no data request");
  return (JSON.parse(data.json) as Shown).main;
}

export async function dayOf(ctx: TestMember): Promise<DayPage> {
  const shown = await main(ctx);
  if (shown.shows !== "day") throw new Error(`no day, but ${shown.shows}`);
  return shown.page;
}

export async function startOf(ctx: TestMember): Promise<StartPage> {
  const shown = await main(ctx);
  if (shown.shows !== "start") throw new Error(`no start, but ${shown.shows}`);
  return shown.page;
}
