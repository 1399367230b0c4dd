import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Language } from "#app/core/language.ts";
import type { MemberContext } from "#app/request/context.ts";
import {
  admitRole,
  admitSubscriber,
  requireAccount,
  requireMember,
  requireMemberJson,
  requireMemberOfAnyAge,
  requireRole,
  requireSubscriber,
  roleAndPlanOf,
  roleAndPlanReads,
} from "#app/request/guards.server.ts";
import { member, type TestMember } from "#tests/service/members.ts";
import { accountStateOf } from "#workers/account-state.ts";

const PEOPLE = ["visitor", "member", "subscriber", "lapsed", "moderator", "admin"] as const;
type Person = (typeof PEOPLE)[number];

async function person(kind: Person): Promise<TestMember> {
  const ctx = await member();
  if (kind === "visitor") ctx.session = null as never;
  if (kind === "subscriber" || kind === "lapsed") {
    await env.DB.prepare("INSERT INTO subscriptions VALUES (?, ?, 'premium', NULL, 0)")
      .bind(ctx.userId, kind === "subscriber" ? 1 : 0)
      .run();
  }
  if (kind === "moderator" || kind === "admin") {
    await env.DB.prepare("INSERT INTO user_roles VALUES (?, ?)").bind(ctx.userId, kind).run();
  }
  return ctx;
}

const argsFor = (ctx: MemberContext, request = new Request("http://localhost/daniel-plan")) => ({
  request,
  context: { app: ctx, nonce: "", embedded: null, cloudflare: { env } },
});
type Args = ReturnType<typeof argsFor>;

/** `in`, or where the guard leads, or the status that it answers with. */
async function outcome(guard: (args: Args) => unknown, args: Args): Promise<string> {
  try {
    await guard(args);
    return "in";
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return answer.headers.get("location") ?? String(answer.status);
  }
}

const AUTH = "/auth?mode=login&return_to=%2Fdaniel-plan";
const PLANS = "/pricing?premium=required";
const asModerator = (args: Args) => requireRole(args, "moderator");

test.each<[string, (args: Args) => unknown, Record<Person, string>]>([
  [
    "requireMember",
    requireMember,
    { visitor: AUTH, member: "in", subscriber: "in", lapsed: "in", moderator: "in", admin: "in" },
  ],
  [
    "requireSubscriber",
    requireSubscriber,
    { visitor: AUTH, member: PLANS, subscriber: "in", lapsed: PLANS, moderator: PLANS, admin: "in" },
  ],
  [
    "requireRole moderator",
    asModerator,
    { visitor: AUTH, member: "403", subscriber: "403", lapsed: "403", moderator: "in", admin: "in" },
  ],
  [
    "requireMemberJson",
    requireMemberJson,
    { visitor: "401", member: "in", subscriber: "in", lapsed: "in", moderator: "in", admin: "in" },
  ],
])("V1, S5, S6, P3, P9, D6: whom %s lets in", async (_name, guard, expected) => {
  const found = await Promise.all(
    PEOPLE.map(async (kind) => [kind, await outcome(guard, argsFor(await person(kind)))] as const),
  );
  expect(Object.fromEntries(found)).toEqual(expected);
});

test("G21: staff without their second step are led to it, whatever their rank; members are refused as ever", async () => {
  const once = async (kind: Person) => {
    const ctx = await person(kind);
    Object.assign(ctx.session, { mfaVerified: false });
    return ctx;
  };
  const met = async (kind: Person, guard: (args: Args) => unknown) =>
    outcome(guard, argsFor(await once(kind)));
  for (const kind of ["moderator", "admin"] as const) {
    expect(await met(kind, asModerator)).toBe("/settings?second=asked#account");
  }
  expect(await met("member", asModerator)).toBe("403");
  // P9: what Premium opens is no room of staff
  expect(await met("admin", requireSubscriber)).toBe("in");
});

test("P3: who is refused hears whose room it is", async () => {
  const refused = await Promise.resolve(requireRole(argsFor(await person("moderator")), "admin")).catch(
    (answer: Response) => answer.json(),
  );
  expect(refused).toEqual({ room: "admin" });
});

test("X1: what a function says against somebody is in the language that they read", async () => {
  const spoken = async (language: Language) => {
    const ctx = Object.assign(await person("member"), { language });
    const anothers = argsFor(ctx, drawn("POST", "user_other", "header"));
    try {
      requireMemberJson(anothers);
    } catch (answer) {
      return ((await (answer as Response).json()) as { message: string }).message;
    }
    return null;
  };
  expect(await spoken("en")).toBe("This page was opened by somebody else. Nothing was saved.");
  expect(await spoken("es")).toBe("Otra persona abrió esta página. No se guardó nada.");
});

test("a guard costs one D1 trip, and none of its own when the page reads role and plan with its rows", async () => {
  const ctx = await person("subscriber");
  let trips = 0;
  const { batch } = ctx.db;
  Object.assign(ctx.db, {
    batch: (...args: Parameters<typeof batch>) => {
      trips++;
      return batch.apply(ctx.db, args);
    },
  });
  await requireSubscriber(argsFor(ctx));
  expect(trips).toBe(1);
  const again = requireMember(argsFor(ctx));
  const [roles, subscriptions] = await again.db.batch([...roleAndPlanReads(again)]);
  const roleAndPlan = roleAndPlanOf(roles, subscriptions);
  expect(roleAndPlan).toEqual({ role: null, subscribed: true });
  admitSubscriber(roleAndPlan);
  expect(() => admitRole(again, roleAndPlan, "admin")).toThrow();
  expect(trips).toBe(2);
});

const drawn = (method: string, userId: string, how: "header" | "query"): Request =>
  how === "header"
    ? new Request("http://localhost/chatbot", { method, headers: { "x-drawn-for": userId } })
    : new Request(`http://localhost/chatbot?drawn_for=${userId}`, { method });

test.each(["header", "query"] as const)(
  "two tabs, two people: a page that says by %s that it was drawn for another changes nothing",
  async (how) => {
    const ctx = await person("member");
    expect(await outcome(requireMember, argsFor(ctx, drawn("POST", ctx.userId, how)))).toBe("in");
    expect(await outcome(requireMember, argsFor(ctx, drawn("POST", "user_other", how)))).toBe("409");
    expect(await outcome(requireMemberJson, argsFor(ctx, drawn("POST", "user_other", how)))).toBe("409");
    // a page that reads is loaded anew, as who is signed in
    expect(await outcome(requireMember, argsFor(ctx, drawn("GET", "user_other", how)))).toBe("/chatbot");
  },
);

test("that a page says for whom it was drawn lets nobody in", async () => {
  const visitor = await person("visitor");
  const request = drawn("POST", visitor.userId, "header");
  expect(await outcome(requireMember, argsFor(visitor, request))).toContain("/auth");
  expect(await outcome(requireMemberJson, argsFor(visitor, request))).toBe("401");
});

test("G13: who has never said their age is led to the question and back; functions refuse; the question itself, the way on and one's own data stay open", async () => {
  const ctx = Object.assign(await person("member"), { ageMissing: true });
  const asked = (url: string, method = "GET") =>
    argsFor(ctx, new Request(`http://localhost${url}`, { method }));
  const led = (wanted: string) => `/age?return_to=${encodeURIComponent(wanted)}`;
  expect(await outcome(requireMember, asked("/pet?tab=shop"))).toBe(led("/pet?tab=shop"));
  expect(await outcome(requireMember, asked("/pet/shop.data"))).toBe(led("/pet/shop"));
  expect(await outcome(requireMember, asked("/settings?intent=name", "POST"))).toBe(led("/settings"));
  expect(await outcome(requireSubscriber, asked("/pet"))).toBe(led("/pet"));
  expect(await outcome(requireMemberJson, asked("/functions/feed"))).toBe("403");
  expect(await outcome(requireMemberOfAnyAge, asked("/age"))).toBe("in");
  expect(await outcome(requireAccount, asked("/settings/export"))).toBe("in");
});

test("G13, F13: an account's state is read anew until its age is known, and the answer is believed for a minute", async () => {
  const { userId } = await member();
  const until = async () => (await accountStateOf(env, userId)).pendingDeletion.until;
  const ageMissing = async () => (await accountStateOf(env, userId)).ageMissing;
  expect(await ageMissing()).toBe(true);
  // said in another isolate
  await env.DB.prepare("UPDATE profiles SET age_band = '18+' WHERE user_id = ?").bind(userId).run();
  expect(await ageMissing()).toBe(false);
  await env.DB.prepare(
    "INSERT INTO account_deletions (user_id, reason, asked_at, purge_at) VALUES (?, 'asked', 0, 7)",
  )
    .bind(userId)
    .run();
  expect(await until()).toBeNull();
  (await accountStateOf(env, userId)).pendingDeletion.changed();
  expect(await until()).toBe(7);
});

test("G13: an account without a profile is let in: the page makes its profile, with what was said at sign-up", async () => {
  const { userId } = await member({ profile: false });
  expect(await accountStateOf(env, userId)).toMatchObject({
    ageMissing: false,
    pendingDeletion: { until: null },
  });
});

test("GS2: where the account cannot be read the guards fail, and no page is shown", async () => {
  const ctx = Object.assign(await person("member"), { accountFault: new Error("D1 is out of reach") });
  await expect(outcome(requireMember, argsFor(ctx))).rejects.toThrow("out of reach");
  await expect(outcome(requireMemberJson, argsFor(ctx))).rejects.toThrow("out of reach");
});
