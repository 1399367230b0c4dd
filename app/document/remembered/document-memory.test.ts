import { gunzipSync } from "node:zlib";
import type { EntryContext } from "@remix-run/cloudflare";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DocumentCache, type DocumentCacheKey, documentCacheKey } from "./document-memory.server.ts";
import type { EmbeddedData } from "./embedded-json.ts";

fc.configureGlobal({ seed: 2026 });

type Answer = Partial<{
  handle: unknown;
  errors: unknown;
  actionData: unknown;
  statusCode: number;
  root: object;
  pathname: string;
  search: string;
}>;

const entry = (answer: Answer = {}): EntryContext => {
  const { handle = { document: "app", remembered: "document" }, errors = null, actionData = null } = answer;
  const { statusCode = 200, root = { language: "en" }, pathname = "/chatbot/1", search = "" } = answer;
  return {
    routeModules: { "routes/chatbot": { handle } },
    staticHandlerContext: {
      matches: [{ route: { id: "root" } }, { route: { id: "routes/chatbot" } }],
      loaderData: { root, "routes/chatbot": { at: 0 } },
      location: { pathname, search },
      errors,
      actionData,
      statusCode,
    },
  } as unknown as EntryContext;
};
const WITH_QUERY = { document: "app", remembered: "document", query: { show: ["talk"] } };
const text = (gzip: Uint8Array | null) => gzip && gunzipSync(gzip).toString();
/** Rendered twice, and so kept. */
const keep = (memory: DocumentCache, asked: DocumentCacheKey, document: string) => {
  memory.set(asked, document);
  return memory.set(asked, document);
};
const carrying = (key: string, fresh: string[] = []): EmbeddedData[] => [
  { data: () => ({}), json: "{}", key, fresh },
];

test("a document is given back with each request's own values in their places", () => {
  const memory = new DocumentCache();
  const drawn = (nonce: string, id: string) =>
    `<p ${nonce}>Words</p><input value="${id}"><input value="${id}-start">`;
  const first = documentCacheKey(entry(), carrying("rows", ["req_1"]), "nonce+/1==");
  const second = documentCacheKey(entry(), carrying("rows", ["req_2"]), "nonce+/2==");
  if (!first || !second) throw new Error("it was to be remembered");
  expect(memory.get(first)).toBeNull();
  expect(memory.set(first, drawn("nonce+/1==", "req_1"))).toBeNull();
  // rendered once, it is not compressed: most documents are never asked for again
  expect(memory.get(second)).toBeNull();
  expect(text(memory.set(second, drawn("nonce+/2==", "req_2")))).toBe(drawn("nonce+/2==", "req_2"));
  expect(text(memory.get(second))).toBe(drawn("nonce+/2==", "req_2"));
  expect(text(memory.get(first))).toBe(drawn("nonce+/1==", "req_1"));
});

test("a value of another length than the first one's has no place: the document is drawn anew, and kept so", () => {
  const memory = new DocumentCache();
  const first = documentCacheKey(entry(), carrying("rows", ["req_1"]), "nonce-1");
  const longer = documentCacheKey(entry(), carrying("rows", ["req_10"]), "nonce-1");
  if (!first || !longer) throw new Error("it was to be remembered");
  keep(memory, first, "<p>req_1</p>");
  expect(memory.get(longer)).toBeNull();
  expect(text(memory.set(longer, "<p>req_10</p>"))).toBe("<p>req_10</p>");
  expect(text(memory.get(longer))).toBe("<p>req_10</p>");
  expect(memory.size).toBeLessThan(200);
});

test.each<[what: string, answer: Answer, rows: string]>([
  ["other rows", {}, "others"],
  ["another member, language or look", { root: { language: "es" } }, "rows"],
  ["another address", { pathname: "/chatbot/2" }, "rows"],
  ["a query that the page knows", { handle: WITH_QUERY, search: "?show=talk" }, "rows"],
])("%s: another document", (_what, answer, rows) => {
  const memory = new DocumentCache();
  const first = documentCacheKey(entry(), carrying("rows"), "n1");
  const other = documentCacheKey(entry(answer), carrying(rows), "n1");
  if (!first || !other) throw new Error("it was to be remembered");
  keep(memory, first, "<p>Mine</p>");
  expect(memory.get(other)).toBeNull();
});

test.each<[what: string, answer: Answer]>([
  ["a reply to a form", { actionData: { "routes/chatbot": {} } }],
  ["an error", { errors: { root: {} } }],
  ["a refusal", { statusCode: 404 }],
  ["an address with a query, which anybody can make up", { search: "?from=hub" }],
  ["a value of it that the page does not know", { handle: WITH_QUERY, search: "?show=all" }],
  ["another parameter beside it", { handle: WITH_QUERY, search: "?show=talk&n=1" }],
  ["the same one twice", { handle: WITH_QUERY, search: "?show=talk&show=talk" }],
  ["a parameter by the name of a method", { handle: WITH_QUERY, search: "?constructor=1" }],
  ["a page that does not say so", { handle: { document: "app" } }],
  ["a page that says nothing", { handle: null }],
])("%s is rendered each time", (_what, answer) => {
  expect(documentCacheKey(entry(answer), carrying("rows"), "n")).toBeNull();
});

test("any markup comes back as it was, and the memory keeps its bound", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.string({ unit: "binary" })), { maxLength: 40 }),
      (documents) => {
        const memory = new DocumentCache(400);
        for (const [key, words] of documents) {
          const asked = documentCacheKey(entry(), carrying(key), "NONCE-1");
          if (!asked) throw new Error("it was to be remembered");
          const markup = `<i NONCE-1>${words.toWellFormed()}</i>`;
          keep(memory, asked, markup);
          const recalled = text(memory.get(asked));
          expect(recalled === null || recalled === markup).toBe(true);
        }
        expect(memory.size).toBeLessThanOrEqual(400);
      },
    ),
  );
});
