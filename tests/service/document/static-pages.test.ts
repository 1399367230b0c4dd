import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { StaticPages } from "#app/document/cache/static-pages.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { servePage } from "#workers/pages.ts";

const ORIGIN = "http://localhost";
const routes = {
  root: { id: "root", path: "" },
  landing: { id: "landing", parentId: "root", handle: { document: "static" } },
  plans: {
    id: "plans",
    parentId: "root",
    path: "plans",
    handle: { document: "static", query: { ask: ["premium", "free"] } },
  },
  apple: { id: "apple", parentId: "root", path: "apple", handle: { document: "static", personal: true } },
  broken: { id: "broken", parentId: "root", path: "broken", handle: { document: "static" } },
  chat: { id: "chat", parentId: "root", path: "chat", handle: undefined },
};

/** A harness whose pages tell everything that Remix was told: what must not be kept would be seen. */
function harness() {
  const drawn: { url: string; headers: string[] }[] = [];
  const pages = async (request: Request, { app }: AppLoadContext) => {
    drawn.push({ url: request.url, headers: [...request.headers.keys()] });
    const { pathname } = new URL(request.url);
    if (pathname === "/broken") return new Response("no", { status: 500 });
    const session = {
      ...app.session,
      signedIn: app.signedIn,
      zone: app.browserZone,
      lang: app.language,
      firstVisit: app.firstVisit,
    };
    const html = `<link rel="stylesheet" href="/assets/root-1.css"/><p>${JSON.stringify(session)} ${drawn.length}</p>`;
    return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
  };
  const modules = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      { ...route, module: { default: () => null, ...("handle" in route && { handle: route.handle }) } },
    ]),
  );
  const waiting: Promise<unknown>[] = [];
  const sheets = { fetch: async () => new Response("p { color: $& }\n") };
  const made = { pages, isOpen: () => true, shared: new StaticPages(modules) };
  const visit = (path: string, headers: Record<string, string> = {}, method = "GET", origin = ORIGIN) =>
    servePage(
      new Request(`${origin}${path}`, { headers, method }),
      { ...env, ASSETS: sheets as unknown as Fetcher },
      { requestId: "test", waitUntil: (work) => void waiting.push(work) },
      made,
    );
  return { visit, drawn, waiting };
}

const asMember = async (sub: string) => {
  const token = await sessionToken({ sub });
  return { cookie: `__session=${token}; __client_uat=1; tz=Europe%2FParis` };
};

test("visitors share one document: Remix draws it once", async () => {
  const { visit, drawn } = harness();
  const first = await (await visit("/")).text();
  expect(await (await visit("/")).text()).toBe(first);
  expect(drawn).toEqual([{ url: `${ORIGIN}/`, headers: [] }]);
  expect(first).toContain('"signedIn":false');
});

test("the style sheet stands in the document, letter for letter", async () => {
  expect(await (await harness().visit("/")).text()).toContain("<style>p { color: $& }</style><p>");
});

test("two members and a visitor: no document holds anyone's data", async () => {
  const { visit, drawn } = harness();
  const ann = await (await visit("/", await asMember("user_ann"))).text();
  const ben = await (await visit("/", await asMember("user_ben"))).text();
  const visitor = await (await visit("/")).text();
  expect(ben).toBe(ann);
  expect(ann).toContain('"signedIn":true');
  expect(visitor).toContain('"signedIn":false');
  for (const text of [ann, ben, visitor]) expect(text).not.toMatch(/user_|sess_|Europe/);
  expect(drawn.every(({ headers }) => headers.length === 0)).toBe(true);
});

test("a page that greets by name is drawn for each member, and kept for visitors alone", async () => {
  const { visit, drawn } = harness();
  const ann = await visit("/apple", await asMember("user_ann"));
  expect(await ann.text()).toContain("user_ann");
  expect(ann.headers.get("cache-control")).toBe("private, no-store");
  expect(await (await visit("/apple", await asMember("user_ben"))).text()).toContain("user_ben");
  expect(await (await visit("/apple")).text()).not.toContain("user_");
  await visit("/apple");
  expect(drawn).toHaveLength(3);
});

test("each host has its own: a document names its origin", async () => {
  const { visit, drawn } = harness();
  await visit("/");
  await visit("/", {}, "GET", "https://elsewhere.example");
  expect(drawn.map(({ url }) => url)).toEqual([`${ORIGIN}/`, "https://elsewhere.example/"]);
});

test("each language and appearance has its own", async () => {
  const { visit, drawn } = harness();
  await visit("/");
  expect(await (await visit("/", { "accept-language": "es-MX,es;q=0.9" })).text()).toContain('"lang":"es"');
  await visit("/", { cookie: "appearance=dark" });
  await visit("/", { cookie: "appearance=dark; language=es" });
  expect(drawn).toHaveLength(4);
});

test.each([
  ["/plans?utm_source=letter", "/plans"],
  ["/plans?ask=premium&session=secret", "/plans?ask=premium"],
  ["/plans?ask=cheaper", "/plans"],
  ["/plans?ask=constructor&constructor=premium", "/plans"],
  ["/plans?ask=nothing&ask=premium", "/plans"],
  ["/?ask=premium", "/"],
])("of %s the page sees %s", async (asked, seen) => {
  const { visit, drawn } = harness();
  await visit(asked);
  expect(drawn[0]?.url).toBe(`${ORIGIN}${seen}`);
});

test("a thousand made-up queries are answered with the one document that is kept", async () => {
  const { visit, drawn } = harness();
  const kept = await (await visit("/plans")).text();
  const names = ["ask", "utm_source", "fbclid", "__proto__", "_routes", "drawn_for"];
  for (let n = 0; n < 1_000; n++) {
    const asked = `/plans?${names[n % names.length]}=${crypto.randomUUID()}&${crypto.randomUUID()}=${n}`;
    expect(await (await visit(asked)).text()).toBe(kept);
  }
  expect(drawn).toHaveLength(1);
});

test("each value that a page knows has a document of its own", async () => {
  const { visit, drawn } = harness();
  for (const path of [
    "/plans",
    "/plans?ask=premium",
    "/plans?ask=free",
    "/plans?ask=premium&utm_source=letter",
  ])
    await visit(path);
  expect(drawn.map(({ url }) => url)).toEqual(
    ["/plans", "/plans?ask=premium", "/plans?ask=free"].map((path) => ORIGIN + path),
  );
});

test("no cookie and no language pushes out the documents that nearly everyone reads", async () => {
  const { visit, drawn } = harness();
  const cookies = ["auto", "light", "dark"].flatMap((appearance) =>
    ["small", "usual", "large"].flatMap((size) =>
      ["device", "less"].map(
        (movement) => `appearance=${appearance}; text_size=${size}; movement=${movement}`,
      ),
    ),
  );
  await visit("/");
  for (const path of ["/", "/plans", "/plans?ask=premium", "/plans?ask=free"])
    for (const cookie of cookies)
      for (const language of ["en", "es", "fr", "constructor", "de;q=0.1,es;q=0.9"])
        await visit(path, { cookie, "accept-language": language });
  const before = drawn.length;
  // 4 addresses, 18 looks, 2 languages, and the first visit
  expect(before).toBe(4 * 18 * 2 + 1);
  await visit("/");
  await visit("/", { cookie: "appearance=auto" });
  expect(drawn).toHaveLength(before);
});

test("what is no static page, and what is no reading, goes to Remix", async () => {
  const { visit, drawn } = harness();
  for (const path of ["/chat", "/nowhere", "/plans/"]) await visit(path);
  for (const path of ["/chat", "/nowhere", "/plans/"]) await visit(path);
  await visit("/", {}, "POST");
  expect(drawn).toHaveLength(7);
});

test("a page that failed is not kept", async () => {
  const { visit, drawn } = harness();
  expect((await visit("/broken")).status).toBe(500);
  expect((await visit("/broken")).status).toBe(500);
  expect(drawn).toHaveLength(2);
});

test("who may keep it: edges only what was asked without a cookie; nobody a member's", async () => {
  const { visit } = harness();
  const cacheControl = async (headers?: Record<string, string>) =>
    (await visit("/", headers)).headers.get("cache-control");
  expect(await cacheControl()).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=60");
  expect(await cacheControl({ cookie: "language=es" })).toBe("private, no-cache");
  expect(await cacheControl(await asMember("user_ann"))).toBe("private, no-store");
  expect((await visit("/")).headers.get("vary")).toBe("accept-encoding, accept-language, cookie");
});

test("what runs inline the policy knows by its words: there is no nonce", async () => {
  const policy = (await harness().visit("/")).headers.get("content-security-policy");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;| https)/);
});

test("a first visit, without any cookie, has a document of its own; so has whoever comes back", async () => {
  const { visit, drawn } = harness();
  const isFirst = async (headers?: Record<string, string>) =>
    /"firstVisit":(true|false)/.exec(await (await visit("/", headers)).text())?.[1];
  expect(await isFirst()).toBe("true");
  expect(await isFirst({ cookie: "tz=UTC" })).toBe("false");
  expect(await isFirst({ cookie: "tz=Europe%2FParis; campaign=1" })).toBe("false");
  expect(await isFirst(await asMember("user_ann"))).toBe("false");
  expect(drawn).toHaveLength(3);
});

test("compressed for whom it may be, and not sent again to whom has it", async () => {
  const { visit } = harness();
  const encodingOf = async (accepted: string) => {
    const document = await visit("/", { "accept-encoding": accepted });
    return document.headers.get("content-encoding");
  };
  expect(await encodingOf("gzip, deflate, br, zstd")).toBe("br");
  expect(await encodingOf("gzip, br;q=0")).toBe("gzip");
  expect(await encodingOf("brotli")).toBeNull();
  const plain = await visit("/");
  expect(plain.headers.get("content-encoding")).toBeNull();
  const again = await visit("/", { "if-none-match": plain.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

/** The cache alone, with a clock in hand: each drawing says its number. */
function shelf() {
  const known = Array.from({ length: 200 }, (_, word) => `${word}`);
  const kept = new StaticPages({
    plans: {
      id: "plans",
      parentId: "root",
      path: "plans",
      module: { handle: { document: "static", query: { ask: known } } },
    },
  } as unknown as ConstructorParameters<typeof StaticPages>[0]);
  const waiting: Promise<unknown>[] = [];
  let drawings = 0;
  const read = async (now: number, query = "") => {
    const answer = await kept.answer({
      request: new Request(`${ORIGIN}/plans${query}`),
      variant: {
        language: "en",
        appearance: "auto",
        textSize: "usual",
        movement: "device",
        firstVisit: false,
        signedIn: false,
      },
      render: async () => new Response(`${++drawings}`, { headers: { "content-type": "text/html" } }),
      assets: { fetch: async () => new Response(null, { status: 404 }) },
      now,
      waitUntil: (work) => void waiting.push(work),
    });
    return answer?.text();
  };
  return { read, settled: () => Promise.all(waiting.splice(0)) };
}

test("a document is as it was for a minute; then one more reader has the old one while it is made anew", async () => {
  const { read, settled } = shelf();
  expect([await read(0), await read(59_999)]).toEqual(["1", "1"]);
  expect([await read(60_000), await read(60_001)]).toEqual(["1", "1"]);
  await settled();
  expect(await read(60_002)).toBe("2");
});

test("nobody reads a document of ten minutes ago", async () => {
  const { read } = shelf();
  await read(0);
  expect(await read(600_000)).toBe("2");
});

test("what is kept is bounded: what was not asked for longest goes first", async () => {
  const { read } = shelf();
  for (let word = 0; word < 160; word++) await read(0, `?ask=${word}`);
  // asked for again, it stays
  expect(await read(1, "?ask=0")).toBe("1");
  await read(1, "?ask=160");
  expect(await read(1, "?ask=0")).toBe("1");
  expect(await read(1, "?ask=1")).toBe("162");
});
