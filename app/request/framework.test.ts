import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryHistory, createRouter } from "@remix-run/router";
import { afterEach, expect, test, vi } from "vitest";
import { addPageUserHeader, revalidatePage, routerState, skipOwnManifest } from "./framework.ts";
import { setPageUser } from "./page-user.ts";

const ROOT = join(import.meta.dirname, "../..");
const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");

afterEach(() => {
  setPageUser(null);
  vi.unstubAllGlobals();
});

function openPage() {
  const asked: { url: string; headers: Headers }[] = [];
  const page = {
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      asked.push({
        url: String(input instanceof Request ? input.url : input),
        headers: new Headers(init?.headers),
      });
      return Promise.reject(new TypeError("no network"));
    },
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", new URL("https://koinonia.test/chatbot/conv_1"));
  return { page, asked };
}

test("X26: the routes of the document's own address are known without a network", async () => {
  const { page, asked } = openPage();
  skipOwnManifest();
  const answer = await page.fetch(
    new URL("https://koinonia.test/__manifest?p=%2Fchatbot%2Fconv_1&version=1"),
  );
  expect(await answer.json()).toEqual({});
  expect(asked).toEqual([]);
});

test.each([
  "https://koinonia.test/__manifest?p=%2Fpets&version=1",
  "https://koinonia.test/__manifest?p=%2Fchatbot%2Fconv_1&p=%2Fpets&version=1",
  "/chatbot/conv_1.data",
])("any other request goes out: %s", async (url) => {
  const { page, asked } = openPage();
  skipOwnManifest();
  await expect(page.fetch(url)).rejects.toThrow("no network");
  expect(asked.map((request) => request.url)).toEqual([url]);
});

test.each([
  ["our server", "/chatbot/conv_1.data", "usr_1"],
  ["the vendor's interface behind it", "/__clerk/v1/client", null],
  ["another host", "https://other.test/file", null],
])("S20: a request to %s names the page's user where it is ours", async (_, url, named) => {
  const { page, asked } = openPage();
  addPageUserHeader();
  skipOwnManifest();
  await expect(page.fetch(url)).rejects.toThrow("no network");
  setPageUser("usr_1");
  await expect(page.fetch(url)).rejects.toThrow("no network");
  expect(asked.map(({ headers }) => headers.get("x-drawn-for"))).toEqual([null, named]);
});

test("a form that was sent outlives the page, a reading does not", async () => {
  const kept: (boolean | undefined)[] = [];
  const page = {
    fetch: (_input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      kept.push(init?.keepalive);
      return Promise.resolve(new Response());
    },
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", new URL("https://koinonia.test/community"));
  addPageUserHeader();
  const body = new URLSearchParams({ intent: "block" });
  for (const person of [null, "usr_1"]) {
    setPageUser(person);
    await page.fetch("/community/requests/preq_1.data", { method: "POST", body });
    await page.fetch("/community.data");
  }
  await page.fetch("/__clerk/v1/client", { method: "POST", body });
  expect(kept).toEqual([true, undefined, true, undefined, undefined]);
});

test("Remix still asks for routes as we answer it, keeps its router and fills the page's stream", () => {
  const remix = (file: string) => textOf(`node_modules/@remix-run/react/dist/esm/${file}.js`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Remix's text
  expect(remix("fog-of-war")).toContain('`${basename ?? "/"}/__manifest`');
  expect(remix("fog-of-war")).toContain('url.searchParams.append("p", path)');
  expect(remix("fog-of-war")).toMatch(/await fetch\(url/);
  expect(remix("browser")).toContain("window.__remixRouter = router;");
  expect(remix("single-fetch")).toContain("window.__remixContext.streamController.enqueue(");
  expect(remix("single-fetch")).toContain("window.__remixContext.streamController.close();");
});

test("the router has what we read of it", async () => {
  let read = 0;
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/chatbot?from=1"] }),
    routes: [{ id: "chat", path: "/chatbot", loader: () => ({ read: ++read }) }],
    hydrationData: { loaderData: { chat: { read: 0 } } },
  }).initialize();
  vi.stubGlobal("__remixRouter", router);
  const state = routerState();
  expect(state).toMatchObject({
    location: { pathname: "/chatbot", search: "?from=1" },
    loaderData: { chat: { read: 0 } },
    navigation: { state: "idle" },
    revalidation: "idle",
    actionData: null,
  });
  expect("formMethod" in state.navigation).toBe(true);
  expect([...state.fetchers.values()]).toEqual([]);
  revalidatePage();
  expect(routerState().revalidation).toBe("loading");
  await vi.waitFor(() =>
    expect(routerState()).toMatchObject({ revalidation: "idle", loaderData: { chat: { read: 1 } } }),
  );
  router.dispose();
});

const files = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);

test("what a form was answered is read by the hook that keeps it while rows are read again", () => {
  const reading = files.filter((path) => textOf(`app/${path}`).includes("useActionData"));
  expect(reading).toEqual(["request/use-action-reply.ts"]);
});

test("no other file reaches for it", () => {
  const reaching = files.filter((path) =>
    /__remixRouter|__remixManifest|__remixRouteModules|(?:window|globalThis|self)\.fetch\s*=[^=]/.test(
      textOf(`app/${path}`),
    ),
  );
  expect(reaching).toEqual(["request/framework.ts"]);
});
