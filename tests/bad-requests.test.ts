import { Hono } from "hono";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { cleanLog, routeOf } from "#app/log/log.ts";
import { masked } from "#app/log/masked.ts";
import routes from "#app/routes.ts";
import {
  requireKnownMethod,
  requireOwnHost,
  requireValidPath,
  requireWholeBody,
} from "#workers/request-shape.ts";
import { csrfProtection } from "#workers/security.ts";

const OWN = "https://koinonia.example";

const site = new Hono();
site.use(requireValidPath, csrfProtection, requireOwnHost, requireKnownMethod, requireWholeBody);
site.all("*", async (c) => {
  const { raw } = c.req;
  const form = raw.method === "POST" && !c.req.path.startsWith("/functions/") ? await raw.formData() : null;
  return c.json({
    method: raw.method,
    fields: form && Object.fromEntries(form),
    forwarded: raw.headers.get("x-forwarded-host"),
    hasBody: raw.body !== null,
  });
});

const URL_ENCODED = "application/x-www-form-urlencoded";
const whole = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';
const broken = (): ReadableStream =>
  new ReadableStream({ pull: (controller) => controller.error(new Error("Network connection lost")) });

type Sent = { type?: string; body?: BodyInit; headers?: Record<string, string>; path?: string };

function post({ type, body, headers = {}, path = "/settings" }: Sent): Promise<Response> {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { origin: OWN, ...(type !== undefined && { "content-type": type }), ...headers },
    duplex: "half",
    ...(body !== undefined && { body }),
  };
  const request = new Request(OWN + path, init);
  if (type === undefined) request.headers.delete("content-type");
  return Promise.resolve(site.request(request));
}

test.each<[what: string, sent: Sent, status: number]>([
  ["a form", { type: URL_ENCODED, body: "a=1" }, 200],
  ["a form that says its charset", { type: `${URL_ENCODED}; charset=UTF-8`, body: "a=1" }, 200],
  ["a multipart form", { type: "multipart/form-data; boundary=b", body: whole }, 200],
  ["nothing", {}, 200],
  ["a text", { type: "text/plain", body: "a=1" }, 415],
  ["JSON", { type: "application/json", body: '{"a":1}' }, 415],
  ["bytes without a type", { body: new Uint8Array([97, 61, 49]) }, 415],
  ["a type that is none", { type: ";;/", body: "a=1" }, 415],
  ["utf-16", { type: `${URL_ENCODED}; charset=utf-16`, body: "a\0=\x001\0" }, 415],
  [
    "what says it is compressed",
    { type: URL_ENCODED, body: "a=1", headers: { "content-encoding": "gzip" } },
    415,
  ],
  ["multipart without a boundary", { type: "multipart/form-data", body: whole }, 400],
  ["multipart with another boundary", { type: "multipart/form-data; boundary=c", body: whole }, 400],
  ["a form that breaks off", { type: URL_ENCODED, body: broken() }, 400],
  ["a function's payload that breaks off", { path: "/functions/x", body: broken() }, 400],
  ["a webhook that breaks off", { path: "/api/webhooks/stripe", body: broken() }, 400],
  ["a function's payload", { path: "/functions/x", type: "application/json", body: "{}" }, 200],
  ["more than a form is", { type: URL_ENCODED, body: "a".repeat(1024 * 1024 + 1) }, 413],
  [
    "a host that another proxy names",
    { type: URL_ENCODED, body: "a=1", headers: { "x-forwarded-host": "evil.example" } },
    403,
  ],
  [
    "its own host, named again",
    { type: URL_ENCODED, body: "a=1", headers: { "x-forwarded-host": "koinonia.example" } },
    200,
  ],
])("a POST with %s is answered %#", async (_what, sent, status) => {
  const answer = await post(sent);
  expect(answer.status).toBe(status);
  if (status === 200) return;
  const said = (await answer.json()) as { error: string; message: string };
  expect(said.error).toMatch(/^[a-z_]+$/);
  expect(said.message).toMatch(/^[A-Z].+\.$/);
});

test("fields arrive as they were sent, once the body is known to be whole", async () => {
  const answer = await post({ type: URL_ENCODED, body: "a=1&b=%F0%9F%99%8F&__proto__=x" });
  expect(JSON.stringify(((await answer.json()) as { fields: unknown }).fields)).toBe(
    '{"a":"1","b":"🙏","__proto__":"x"}',
  );
});

test("a browser reads a page in its language, a program JSON", async () => {
  const browser = await post({
    type: "text/plain",
    body: "a",
    headers: { accept: "text/html", "accept-language": "es" },
  });
  expect(browser.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await browser.text()).toContain("No se pudo leer como formulario");
  for (const path of ["/settings.data", "/functions/x"]) {
    const program = await post({
      path,
      headers: { accept: "text/html", "x-forwarded-host": "evil.example" },
    });
    expect(program.headers.get("content-type")).toMatch(/^application\/json/);
  }
});

test.each(["PUT", "PATCH", "DELETE", "PROPFIND"])(
  "%s is not a method here, and which are is said",
  async (method) => {
    const answer = await site.request(`${OWN}/settings`, { method, headers: { origin: OWN } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  },
);

test("OPTIONS says which methods there are", async () => {
  const answer = await site.request(`${OWN}/settings`, { method: "OPTIONS" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
});

test.each(["/%5C", "/a%00b", "/a//b", "//evil.example", "/%E0%A4%A", "/%", "/%0d%0aset-cookie:%20a"])(
  "%s is no address: not found, in words",
  async (path) => {
    const answer = await site.request(new Request(OWN + path, { headers: { accept: "text/html" } }));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("There is nothing at this address.");
  },
);

test("what is read is asked without what a proxy says of its host", async () => {
  const answer = await site.request(`${OWN}/`, { headers: { "x-forwarded-host": "evil.example" } });
  expect(await answer.json()).toMatchObject({ forwarded: null });
});

// ---- the log

const TOKEN = "Zk3_-9aQwErTyUiOpAsDfG";
const ID = "conv_01ARYZ6S410000000000000000";

/**
 * Parts of a path that are no secret: what they may be stands in the code. A plan is one of those that are ready, or has
 * an id, which no log line keeps.
 */
const PUBLIC_PARTS = new Set([
  "tab",
  "translation",
  "book",
  "chapter",
  "verse",
  "name",
  "date",
  "planId",
  "number",
  "kind",
  "item",
]);

test("a plan's own id stands in no log line", () => {
  expect(routeOf("/bible-study/plans/plan_01ARYZ6S410000000000000000")).toBe("/bible-study/plans/:id");
});

const secretRoutes = routes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => [...path.matchAll(/:(\w+)/g)].some(([, name = ""]) => !PUBLIC_PARTS.has(name)));

test("the routes with a secret in their address are these", () => {
  expect([...secretRoutes].sort()).toEqual([
    "/bible-feud/table/:token",
    "/challenges/:seasonId",
    "/chatbot/:conversationId/messages",
    "/chatbot/:conversationId?",
    "/community/members/:handle",
    "/community/requests/:requestId",
    "/community/testimonies/:testimonyId",
    "/conversations/:conversationId",
    "/conversations/:conversationId/export",
    "/daniel-plan/day/:day",
    "/daniel-plan/sheet/:week",
    "/daniel-plan/week/:week",
    "/evening/:token",
    "/friends/link/:token",
    "/shared/:token",
    "/study-groups/:slug",
    "/study-groups/:slug/calendar.ics",
    "/study-groups/:slug/evening",
    "/study-groups/:slug/evening/:id",
    "/study-groups/:slug/mine.json",
    "/study-groups/:slug/words.json",
    "/study-groups/:slug/words.md",
    "/study-groups/join/:token",
    "/trivia/:roundId",
    "/unsubscribe/:token",
    "/voice-chat/:conversationId?",
  ]);
});

test.each(
  secretRoutes.flatMap((route) => [TOKEN, ID, "abc", "my own words"].map((secret) => [route, secret])),
)("a log line of %s does not hold %s, nor as data, nor in other letters", (route, secret) => {
  for (const part of [secret, encodeURIComponent(secret)])
    for (const path of [route, `${route}.data`, route.replace(/^\/\w+/, (first) => first.toUpperCase())]) {
      const asked = path.replace(/:\w+\??/, part);
      const line = masked(
        JSON.stringify({ error: `Error at ${OWN}${asked}?_routes=routes/shared&code=4711` }),
      );
      expect(line, asked).not.toContain(part.split(/%20| /)[0]);
      expect(line, asked).not.toMatch(/4711|routes\/shared/);
      expect(routeOf(asked)).toBe(path.replace(/:\w+\??/, ":id"));
    }
});

test.each([
  ["/?__clerk_ticket=abc&__clerk_status=ok", "/?__clerk_ticket=:value&__clerk_status=:value"],
  ["/auth?email=ann%40example.com#top", "/auth?email=:value#top"],
  ["/billing/return?session=cs_test_a1B2c3D4e5F6", "/billing/return?session=:value"],
  ["no such customer: cus_Qx7aB3kLm9Zt1p", "no such customer: :id"],
  ["user_2abc-DEF is gone, sess_2abcDEFghiJ too", ":id is gone, :id too"],
  ["mail to ann.lee+x@mail.example.com failed", "mail to :email failed"],
  ["sms to +14155550100 failed", "sms to :phone failed"],
  ["token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2ln refused", "token :token refused"],
  ["key sk_live_abcdef123456, whsec_abcdef123456", "key :key, :key"],
  ["/Share/Zk39aQwErTyUiOpAsDfG", "/Share/:token"],
  ["/parties/member-room/somebody", "/parties/member-room/:id"],
  ["at closeAnswer (file:///script-0.mjs:25:9150)", "at closeAnswer (file:///script-0.mjs:25:9150)"],
  [
    "D1_ERROR: UNIQUE constraint failed: billing_customers.user_id",
    "D1_ERROR: UNIQUE constraint failed: billing_customers.user_id",
  ],
  ["/functions/send-verification-code", "/functions/send-verification-code"],
  ["/bible/web/song-of-solomon/3", "/bible/web/song-of-solomon/3"],
])("of %s the log says %s", (text, line) => {
  expect(masked(text)).toBe(line);
});

test("everything that is written is masked and one line: ours, and what libraries write", () => {
  const written: string[] = [];
  const write = (...lines: unknown[]) => void written.push(lines.join(" "));
  const log = { debug: write, log: write, info: write, warn: write, error: write };
  cleanLog(log);
  log.error('{"level":"error","at":"loader","error":"Error: no /shared/abc\\n    at a (b.ts:1:2)"}');
  log.error("Clerk: unable to resolve handshake:", new Error("Invalid JWT form.\n{ token }"));
  log.warn(`The url https://koinonia.example/parties/x/${ID} does not match`);
  log.log({ member: "Ann" });
  expect(written).toEqual([
    '{"level":"error","at":"loader","error":"Error: no /shared/:id\\n    at a (b.ts:1:2)"}',
    '{"level":"warn","at":"library","text":"Clerk: unable to resolve handshake: Error: Invalid JWT form."}',
    '{"level":"warn","at":"library","text":"The url https://koinonia.example/parties/x/:id does not match"}',
    '{"level":"info","at":"library","text":"object"}',
  ]);
});

test("the platform keeps our own lines, all of them, and no address of its own", () => {
  expect(unstable_readConfig({ config: "wrangler.toml" }).observability).toEqual({
    enabled: true,
    head_sampling_rate: 1,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: false },
  });
});

test("masking is linear: a long line costs next to nothing", () => {
  for (const text of [
    "a".repeat(100_000),
    "/chatbot/".repeat(20_000),
    "a@".repeat(50_000),
    "?a=".repeat(30_000),
    "ab_".repeat(30_000),
    "1-_".repeat(30_000),
  ]) {
    const began = performance.now();
    masked(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  }
});
