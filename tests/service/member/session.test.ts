import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { member, rows } from "#tests/service/members.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { cookiesOf } from "#workers/documents/cookies.ts";
import { servePage } from "#workers/pages.ts";
import { authenticate } from "#workers/session.ts";

const ORIGIN = "http://localhost";

async function asked(headers: Record<string, string>) {
  const token = await sessionToken({ sub: "user_ruth", expiresInS: -60 });
  const request = new Request(`${ORIGIN}/chatbot`, {
    headers: { cookie: `__session=${token}; __client_uat=1`, accept: "text/html", ...headers },
  });
  return authenticate(request, cookiesOf(request), env as Cloudflare.Env, ORIGIN);
}

test.each([
  ["a page that the browser asks for", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }],
  ["the same, fetched by the service worker", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "empty" }],
])("S5: an old token on %s goes through the vendor's handshake", async (_what, headers) => {
  const outcome = await asked(headers);
  expect("handshake" in outcome && outcome.handshake.status).toBe(307);
  expect("handshake" in outcome && outcome.handshake.headers.get("location")).toContain("/client/handshake");
});

test("S5: an old token on a script's own request is nobody's, and goes nowhere", async () => {
  const outcome = await asked({ "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" });
  expect(outcome).toMatchObject({ session: null });
});

test.each([
  ["a page: they go on as a visitor", "/welcome", 303, "/"],
  ["a script's request: it is told", "/welcome.data", 401, null],
])("F13: a session whose account is gone ends with %s", async (_what, path, status, location) => {
  const token = await sessionToken({ sub: "user_erased" });
  const page = await servePage(
    new Request(`${ORIGIN}${path}`, {
      headers: { cookie: `__session=${token}; __session_abc=${token}; __client_uat=1; language=es` },
    }),
    env as Cloudflare.Env,
    { requestId: "test", waitUntil: () => undefined },
    {
      pages: async () => new Response("This account no longer exists.", { status: 401 }),
      isOpen: () => true,
      shared: null,
    },
  );
  expect([page.status, page.headers.get("location")]).toEqual([status, location]);
  expect(page.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual([
    "__session=",
    "__session_abc=",
    "__client_uat=",
  ]);
});

test.each([
  ["a page", "GET", 200, 1],
  ["a page that is not there", "GET", 404, 0],
  ["a form", "POST", 200, 0],
])(
  "LV11, LV12: %s that is drawn for a member (%s, %i): %i daily logins",
  async (_what, method, status, logins) => {
    const ctx = await member();
    const token = await sessionToken({ sub: ctx.userId });
    const left: Promise<unknown>[] = [];
    await servePage(
      new Request(`${ORIGIN}/pet`, { method, headers: { cookie: `__session=${token}; __client_uat=1` } }),
      env as Cloudflare.Env,
      { requestId: "test", waitUntil: (work) => void left.push(work) },
      { pages: async () => new Response("here", { status }), isOpen: () => true, shared: null },
    );
    await Promise.all(left);
    const given = await rows(
      "SELECT 1 FROM wallet_ledger WHERE user_id = ? AND cause = 'daily_login'",
      ctx.userId,
    );
    expect(given).toHaveLength(logins);
  },
);
