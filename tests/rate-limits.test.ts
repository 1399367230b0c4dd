import { existsSync, readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { STATUS as BILLING, waitOf as billingWait } from "#app/features/billing/model/refusals.ts";
import { STATUS as CHAT, waitOf as chatWait } from "#app/features/chat/model/reply.ts";
import { STATUS as SETTINGS, waitOf as settingsWait } from "#app/features/settings/model/refusals.ts";
import { VOICE_STATUS } from "#app/features/voice/model/refusals.ts";
import { waitToSpeak } from "#app/features/voice/model/wait.ts";
import { functions as mail } from "#app/mail/mail-functions.server.ts";
import { FUNCTIONS } from "#app/manifest/functions.server.ts";
import { RATE_LIMITS } from "#app/rate-limit/rate-limits.ts";
import { type ActionLimits, type Limit, PERIOD_S, TIERS } from "#app/rate-limit/tiers.ts";
import routes from "#app/routes.ts";
import { ROUTES } from "#tests/route-table.ts";
import { tierOf } from "#workers/rate-limited.ts";

const source = (path: string): string => readFileSync(path, "utf8");
const limitsIn = (acts: ActionLimits | undefined): Limit[] => {
  if (!acts) return [];
  return "field" in acts ? [...Object.values(acts.of), acts.others] : [acts];
};

test("each route stands in the table of limits, and each line has its route", () => {
  expect(Object.keys(RATE_LIMITS).sort()).toEqual(Object.keys(ROUTES).sort());
});

test("each route that takes a form says in which tier, and signing out alone is in none", () => {
  const takeForms = routes
    .filter(({ file }) => /export (async )?(function|const) action\b/.test(source(`app/${file}`)))
    .map(({ path = "" }) => `/${path}`);
  expect(takeForms.length).toBeGreaterThan(12);
  const acting = Object.entries(RATE_LIMITS).filter(([, { act }]) => act);
  expect(acting.map(([path]) => path).sort()).toEqual(takeForms.sort());
  const free = acting.filter(([, { act }]) => limitsIn(act).some(({ tier }) => tier === null));
  expect(free.map(([path]) => path)).toEqual(["/session/end"]);
});

/** Answer without any read of the member's rows: they lead on, refuse, or say what stands in the session. */
const CHEAP = [
  "/auth/onward",
  "/bible",
  "/preferences",
  "/session",
  "/session/end",
  "/manifest.webmanifest",
  "/functions/:name",
  "/announcements/dismissed",
];

test("each costly read says in which tier: files, what scripts ask for, the Bible's chapters, shared copies, staff", () => {
  const isCostly = (path: string, file: string): boolean =>
    (file.endsWith(".ts") && file !== "routes/site/moved.ts" && !CHEAP.includes(path)) ||
    /^\/(bible|shared)\/.*:|^\/admin\/|\/(export|ledger\.csv)$|^\/billing\/return$/.test(path);
  const costly = routes
    .map(({ path = "", file }) => ({ path: `/${path}`, file }))
    .filter(({ path, file }) => isCostly(path, file))
    .map(({ path }) => path);
  expect(costly.length).toBeGreaterThan(10);
  expect(costly.filter((path) => RATE_LIMITS[path]?.read.tier === null)).toEqual([]);
  for (const path of ["/settings/export", "/wallet/ledger.csv", "/conversations/:conversationId/export"])
    expect(RATE_LIMITS[path]?.read, path).toEqual({ tier: "costly" });
});

test("each function of ours that is named in the table is one, and each intent", () => {
  for (const [path, { act }] of Object.entries(RATE_LIMITS)) {
    if (!act || !("field" in act)) continue;
    if (act.field === "name") {
      expect(Object.keys({ ...FUNCTIONS, ...mail })).toEqual(expect.arrayContaining(Object.keys(act.of)));
      continue;
    }
    const file = routes.find((route) => `/${route.path}` === path)?.file ?? "";
    const forms = ["chat/model", "chat/threads", "settings/model"].map((name) =>
      source(`app/features/${name}/forms.ts`),
    );
    const known = [source(`app/${file}`), ...forms].join("\n");
    for (const name of Object.keys(act.of)) expect(known, `${path} ${name}`).toContain(`"${name}"`);
  }
});

test("what is counted in D1 besides is counted where the table says", () => {
  const all = Object.values(RATE_LIMITS).flatMap(({ read, act }) => [read, ...limitsIn(act)]);
  const owned = new Set(all.flatMap((limit) => ("own" in limit ? [limit.own] : [])));
  expect(owned.size).toBeGreaterThan(5);
  for (const path of owned) {
    expect(existsSync(path), path).toBe(true);
    expect(source(path), path).toMatch(/\b(incrementRateLimits|rateLimitCounters|addSend|addMail)\(/);
  }
});

test("wrangler.toml has each tier's binding with the table's figures, each under its own name", () => {
  const bound = [
    ...source("wrangler.toml").matchAll(
      /\[\[ratelimits\]\]\nname = "(\w+)"\nnamespace_id = "(\d+)"\nsimple = \{ limit = (\d+), period = (\d+) \}/g,
    ),
  ].map(([, binding = "", id = "", limit, period]) => ({
    binding,
    id,
    limit: Number(limit),
    period: Number(period),
  }));
  expect(bound.map(({ binding, limit, period }) => ({ binding, limit, period }))).toEqual(
    Object.values(TIERS).map((tier) => ({ ...tier, period: PERIOD_S })),
  );
  expect(new Set(bound.map(({ id }) => id)).size).toBe(bound.length);
});

test("every refusal with 429 of our own limits says when to try again", () => {
  const now = Date.UTC(2026, 10, 24, 12, 0, 30);
  const lists = [
    [CHAT, chatWait],
    [SETTINGS, settingsWait],
    [BILLING, billingWait],
    [VOICE_STATUS, waitToSpeak],
  ] as [Record<string, number>, (refusal: string, now: number) => Record<string, string>][];
  const limits = lists.flatMap(([statuses, waitOf]) =>
    Object.entries(statuses).flatMap(([refusal, status]) =>
      status === 429 ? [[refusal, waitOf(refusal, now)["retry-after"]] as const] : [],
    ),
  );
  expect(Object.fromEntries(limits)).toEqual({
    // a plan or a pack opens it sooner than any wait
    "chat.limit": undefined,
    "chat.too_fast": "30",
    "chat.too_many": String(12 * 3_600 - 30),
    "chat.many_begun": "30",
    "settings.zone_again": "86400",
    "settings.plan_too_fast": "30",
    "settings.plan_too_many": String(12 * 3_600 - 30),
    // the page's own word for the answer of a tier, which has said it
    "settings.too_fast": undefined,
    "billing.too_fast": "30",
    "billing.too_many": String(12 * 3_600 - 30),
    "voice.too_fast": "30",
    "voice.too_many": String(12 * 3_600 - 30),
    "say.too_fast": "30",
    // the device speaks meanwhile
    "say.ceiling": undefined,
  });
});

test("each page whose form can be refused so hands Retry-After on", () => {
  const pages = routes.filter(({ file }) =>
    /\b(waitOf|refusedInit|retryAfterHeader)\(/.test(source(`app/${file}`)),
  );
  expect(pages.map(({ path }) => path).sort()).toEqual([
    "bible/report/:translation/:book/:chapter/:verse",
    "billing/checkout",
    "billing/portal",
    "chatbot/:conversationId?",
    "settings",
  ]);
  for (const { file } of pages)
    expect(source(`app/${file}`), file).toContain(
      'export { retryAfter as headers } from "#app/request/retry-after.server.ts";',
    );
});

const asked = (path: string, intent?: string) =>
  new Request(`http://localhost${path}`, {
    method: intent === undefined ? "GET" : "POST",
    ...(intent !== undefined && { body: new URLSearchParams({ intent }) }),
  });

test.each([
  ["/pet", "feed", "write"],
  ["/pet/shop.data", "buy", "write"],
  ["/PET/shop/", "buy", "write"],
  ["/%70et", "buy", "write"],
  ["/chatbot", "send", "ask"],
  ["/chatbot/conv_1.data", "send", "ask"],
  ["/chatbot", "start", "write"],
  ["/chatbot", "constructor", "write"],
  ["/conversations", "search", "read"],
  ["/conversations", "rename", "write"],
  ["/functions/persistent-chatbot", "", "ask"],
  ["/Functions/Delete-Account", "", "write"],
  ["/functions/check-subscription", "", "read"],
  ["/functions/__proto__", "", "write"],
  ["/session/end", "", null],
  ["/admin/billing", "look-up", "staff"],
  ["/preferences", "", "write"],
])("a form to %s with %j counts as %s", async (path, intent, tier) => {
  const request = asked(path, intent);
  expect(await tierOf(request)).toBe(tier);
  // the page reads it again
  expect((await request.formData()).get("intent")).toBe(intent);
});

test.each([
  ["/admin", "staff"],
  ["/admin/anything/else", "staff"],
  ["/wallet/ledger.csv", "costly"],
  ["/wallet/ledger%2Ecsv", "costly"],
  ["/Settings/Export/", "costly"],
  ["/bible/web/john/3", "read"],
  ["/bible/web/john/3.data?_routes=routes%2Fbible", "read"],
  ["/bible/texts", null],
  ["/shared/AAAA", "read"],
  ["/conversations", "read"],
  ["/conversations/conv_1", null],
  ["/welcome", null],
  ["/nowhere", null],
  ["/%zz", null],
])("reading %s counts as %s", async (path, tier) => {
  expect(await tierOf(asked(path))).toBe(tier);
});

test("an address counts in the line of the route that Remix finds for it, however it is written", async () => {
  const all = routes.map(({ path, index }) =>
    index ? { index: true, id: "/" } : { path: path ?? "", id: `/${path}` },
  );
  const spellings = [
    (path: string) => path,
    (path: string) => path.toUpperCase(),
    (path: string) => `${path}/`,
    (path: string) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (path: string) => `${path}%2Fx`,
  ];
  for (const [route, { at = route }] of Object.entries(ROUTES))
    for (const spelled of spellings) {
      const path = spelled(at.replace(/\?.*/, ""));
      if (path.includes("//")) continue;
      const [found] = matchRoutes(all, path) ?? [];
      const line = RATE_LIMITS[found?.route.id === "/*" ? "/*" : (found?.route.id ?? "/*")];
      expect(await tierOf(asked(path)), path).toBe(line?.read.tier ?? null);
    }
});
