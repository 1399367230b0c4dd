import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { newId } from "#app/core/id.ts";
import { TIERS } from "#app/rate-limit/tiers.ts";
import type { Session } from "#app/request/context.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { servePage } from "#workers/pages.ts";
import { rateLimited } from "#workers/rate-limited.ts";

const ORIGIN = "http://localhost";
const HTML = { accept: "text/html" };
const JSON_ = { accept: "application/json" };

afterEach(() => vi.restoreAllMocks());

type Sent = { method?: string; fields?: Record<string, string>; headers?: Record<string, string> };

/** Pages that answer whatever they are asked, and count it. */
function harness() {
  const asked: string[] = [];
  const pages = async (request: Request) => {
    const form = request.method === "POST" ? await request.formData() : [];
    asked.push(`${request.method} ${new URL(request.url).pathname} ${[...form].join("&")}`);
    return new Response("done");
  };
  const visit = (path: string, { method = "GET", fields, headers = HTML }: Sent = {}, bindings = env) =>
    servePage(
      new Request(ORIGIN + path, { method, headers, ...(fields && { body: new URLSearchParams(fields) }) }),
      bindings,
      { requestId: "test", waitUntil: () => undefined },
      { pages, isOpen: () => true, shared: null },
    );
  return { visit, asked };
}

const cookieOf = async (sub = newId("user", Date.now(), Math.random)) => ({
  cookie: `__session=${await sessionToken({ sub })}; __client_uat=1`,
});

/** Minutes are counted by the clock: not one that ends while this counts. */
async function withinOneMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 25_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
}

const statuses = async (times: number, visit: () => Promise<Response>): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (let n = 0; n < times; n++) {
    const { status } = await visit();
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
};

test("the 61st change of a minute is refused in words with Retry-After, as page, script and program read it; another member's is not", async () => {
  await withinOneMinute();
  const { visit, asked } = harness();
  const [ann, ben] = [await cookieOf(), await cookieOf()];
  const feed = (who: Record<string, string>, path = "/pet", headers: Record<string, string> = HTML) =>
    visit(path, {
      method: "POST",
      fields: { intent: "feed" },
      headers: { ...headers, ...who, "accept-language": "es" },
    });
  expect(await statuses(TIERS.write.limit, () => feed(ann))).toEqual({ 200: 60 });
  // what was sent came whole
  expect(new Set(asked)).toEqual(new Set(["POST /pet intent,feed"]));

  const page = await feed(ann);
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
    429,
    "60",
    "no-store",
  ]);
  expect(await page.text()).toContain("Fue más de lo que podemos recibir en un minuto");
  const script = await feed(ann, "/pet.data", {});
  expect([script.status, script.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(script.headers.get("content-type")).toMatch(/^text\/x-script/);
  expect(await script.text()).toContain("Espera un minuto");
  const program = await feed(ann, "/functions/delete-account", JSON_);
  expect(program.status).toBe(429);
  expect(await program.json()).toMatchObject({
    error: "too_fast",
    message: expect.stringContaining("minuto"),
  });
  // nothing of them reached a page
  expect(asked).toHaveLength(60);

  expect((await feed(ben)).status).toBe(200);
  // what she reads, asks the companion and takes along is counted by itself, and she can sign out
  for (const [path, sent] of [
    ["/welcome", {}],
    ["/bible/web/john/3", {}],
    ["/wallet/ledger.csv", {}],
    ["/chatbot", { method: "POST", fields: { intent: "send" } }],
    ["/session/end", { method: "POST", fields: {} }],
  ] as const)
    expect((await visit(path, { ...sent, headers: { ...HTML, ...ann } })).status, path).toBe(200);
});

const MEMBER: Session = {
  userId: "user_inside",
  sessionId: "sess",
  mfaVerified: true,
  verifiedMinutesAgo: 0,
};

test("when the window is over it is taken again", async () => {
  if (!env.TEST_LIMIT || !env.COSTLY_LIMIT) throw new Error("a binding is missing");
  const bindings = { ...env, COSTLY_LIMIT: env.TEST_LIMIT };
  const file = () => rateLimited(new Request(`${ORIGIN}/settings/export`), bindings, MEMBER, "test");
  let taken = 0;
  while (!(await file())) if (++taken > 2_000) throw new Error("never refused");
  expect(taken).toBeGreaterThanOrEqual(TIERS.costly.limit);
  await new Promise((resolve) => setTimeout(resolve, 10_050 - (Date.now() % 10_000)));
  expect(await file()).toBeNull();
});

test("who is not signed in is counted by network, whatever is asked; a member of that network is not among them", async () => {
  await withinOneMinute();
  const paths = ["/bible/web/john/3", "/shared/AAAAAAAAAAAAAAAAAAAAAA", "/wallet/ledger.csv"];
  const ask = (path: string, address: string, session: Session | null = null) =>
    rateLimited(
      new Request(ORIGIN + path, { headers: { ...HTML, "cf-connecting-ip": address } }),
      env,
      session,
      "test",
    );
  let refusedOnes = 0;
  for (let n = 0; n < TIERS.network.limit; n++)
    if (await ask(paths[n % paths.length] ?? "/", `2001:db8:1:2::${(n % 900) + 1}`)) refusedOnes++;
  expect(refusedOnes).toBe(0);
  const refused = await ask("/bible/web/john/3", "2001:db8:1:2::1");
  expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await ask("/bible/web/john/3", "2001:db8:1:3::1")).toBeNull();
  expect(await ask("/bible/web/john/3", "2001:db8:1:2::1", MEMBER)).toBeNull();
  // public pages, and what only leads on, are not counted
  expect(await ask("/", "2001:db8:1:2::1")).toBeNull();
});

test("help is not kept waiting: questions are counted apart, and far above what D1 lets through", async () => {
  await withinOneMinute();
  const { visit } = harness();
  const headers = { ...HTML, ...(await cookieOf()) };
  const form = (intent: string) => visit("/chatbot", { method: "POST", fields: { intent }, headers });
  expect(await statuses(TIERS.write.limit + 1, () => form("greet"))).toEqual({ 200: 60, 429: 1 });
  expect(await statuses(TIERS.write.limit + 20, () => form("send"))).toEqual({ 200: 80 });
});

test("it costs no trip to D1", async () => {
  const { visit } = harness();
  const headers = { ...HTML, ...(await cookieOf()) };
  const prepare = vi.spyOn(env.DB, "prepare");
  const withSession = vi.spyOn(env.DB, "withSession");
  const trips = () => prepare.mock.calls.length + withSession.mock.calls.length;
  await visit("/wallet/ledger.csv", { headers });
  const first = trips();
  await visit("/wallet", { headers });
  const uncounted = trips() - first;
  await visit("/wallet/ledger.csv", { headers });
  expect(trips() - first - uncounted).toBe(uncounted);
});

test("where Cloudflare cannot say, the request is let in and the log says so", async () => {
  const { visit } = harness();
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const broken = { limit: () => Promise.reject(new Error("the counter is away")) };
  const headers = { ...HTML, ...(await cookieOf()) };
  const answer = await visit(
    "/pet",
    { method: "POST", fields: { intent: "feed" }, headers },
    {
      ...env,
      WRITE_LIMIT: broken,
    },
  );
  expect(answer.status).toBe(200);
  expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({ level: "warn", at: "rate-limit" });
});
