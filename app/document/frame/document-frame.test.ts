import type { EntryContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { FrameCache } from "./document-frame.server.ts";

type FrameInput = Partial<{
  page: string;
  path: string;
  language: string;
  words: string;
  appearance: string;
  search: string;
  handle: unknown;
  meta: unknown;
  errors: unknown;
}>;

type Reads = {
  data: { words: string };
  location: { search: string };
  matches: { data: { language: string } }[];
};
const titled = ({ data, location, matches }: Reads) => [
  { title: `${data.words} ${location.search} ${matches[0]?.data.language}` },
];

const entry = (asked: FrameInput): EntryContext => {
  const { page = "routes/chatbot", path = "/chatbot/1", language = "en", appearance = "auto" } = asked;
  const { handle = { document: "app" }, meta = titled, errors = null, words = "Talk", search = "" } = asked;
  return {
    routeModules: { root: { meta: () => [{ title: "Koinonia" }] }, [page]: { handle, meta } },
    staticHandlerContext: {
      matches: [{ route: { id: "root" } }, { route: { id: page } }],
      errors,
      loaderData: { root: { language, appearance }, [page]: { words } },
      location: { pathname: path, search },
    },
  } as unknown as EntryContext;
};

const page = (nonce: string) =>
  `<html lang="en"><head><title>Talk</title></head><body><main>Words</main><script nonce="${nonce}">scroll()</script><script nonce="${nonce}" type="module">start()</script>`;

test("a frame is remembered but for its nonce", () => {
  const frames = new FrameCache();
  expect(frames.get(entry({}), "one")).toBeNull();
  frames.set(entry({}), "one", page("one"));
  expect(frames.get(entry({ path: "/chatbot/2" }), "two")).toEqual({
    head: "<title>Talk</title>",
    scripts: `<script nonce="two">scroll()</script><script nonce="two" type="module">start()</script>`,
  });
});

test.each<[what: string, asked: FrameInput]>([
  ["another page", { page: "routes/welcome" }],
  ["another language", { language: "es" }],
  ["another appearance", { appearance: "dark" }],
  ["an error in its place", { errors: { root: {} } }],
  ["other words in its title", { words: "Bread" }],
  ["an address that its title names", { search: "?q=bread" }],
  ["no title of its own", { meta: null }],
  ["a static document", { handle: { document: "static" } }],
])("%s: neither takes the frame nor gives it", (_what, asked) => {
  const frames = new FrameCache();
  frames.set(entry({}), "n", page("n"));
  expect(frames.get(entry(asked), "n")).toBeNull();
  const others = new FrameCache();
  others.set(entry(asked), "n", page("n"));
  expect(others.get(entry({}), "n")).toBeNull();
});

test("a page that says nothing of its document is remembered too, and one without a title by the root's", () => {
  for (const asked of [{ handle: null }, { meta: null }]) {
    const frames = new FrameCache();
    frames.set(entry(asked), "n", page("n"));
    expect(frames.get(entry(asked), "n")?.head).toBe("<title>Talk</title>");
  }
});

test("the longest unused goes first", () => {
  const frames = new FrameCache();
  for (let n = 0; n <= 500; n++) {
    frames.set(entry({ words: `Word ${n}` }), "n", page("n"));
    expect(frames.get(entry({ words: "Word 0" }), "n") !== null || n === 0).toBe(true);
  }
  expect(frames.get(entry({ words: "Word 1" }), "n")).toBeNull();
});

test("a document without scripts or without a nonce is not kept", () => {
  const frames = new FrameCache();
  frames.set(entry({}), "n", "<html><head></head><body><main>Words</main>");
  frames.set(entry({}), "", page(""));
  expect(frames.get(entry({}), "n")).toBeNull();
});
