import type { EntryContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { FrameCache } from "./document-frame.server.ts";

type FrameInput = Partial<{
  page: string;
  path: string;
  language: string;
  appearance: string;
  handle: unknown;
  errors: unknown;
}>;

const entry = (asked: FrameInput): EntryContext => {
  const { page = "routes/chatbot", path = "/chatbot/1", language = "en", appearance = "auto" } = asked;
  const { handle = { document: "app", remembered: "head" }, errors = null } = asked;
  return {
    routeModules: { [page]: { handle } },
    staticHandlerContext: {
      matches: [{ route: { id: "root" } }, { route: { id: page } }],
      errors,
      loaderData: { root: { language, appearance } },
      location: { pathname: path },
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
  ["a page that does not say that its head is fixed", { handle: { document: "app" } }],
  ["a static document", { handle: { document: "static" } }],
  ["a page that says nothing", { handle: null }],
])("%s: neither takes the frame nor gives it", (_what, asked) => {
  const frames = new FrameCache();
  frames.set(entry({}), "n", page("n"));
  expect(frames.get(entry(asked), "n")).toBeNull();
  const others = new FrameCache();
  others.set(entry(asked), "n", page("n"));
  expect(others.get(entry({}), "n")).toBeNull();
});

test("a document without scripts or without a nonce is not kept", () => {
  const frames = new FrameCache();
  frames.set(entry({}), "n", "<html><head></head><body><main>Words</main>");
  frames.set(entry({}), "", page(""));
  expect(frames.get(entry({}), "n")).toBeNull();
});
