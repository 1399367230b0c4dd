import type { AppLoadContext } from "@remix-run/cloudflare";
import fc from "fast-check";
import { expect, test } from "vitest";
import { embeddedMarkup, embedJson } from "./embed-json.server.ts";

fc.configureGlobal({ seed: 2026 });

const request = (embedded: AppLoadContext["embedded"]) => ({ embedded }) as AppLoadContext;

test("what is JSON already is sent on as it came", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (rows, now) => {
      for (const own of [{}, { now }]) {
        const embedded = embedJson(request(null), own, { written: { rows: JSON.stringify(rows) } });
        const sent = JSON.parse("json" in embedded ? embedded.json : "");
        expect(sent).toEqual(JSON.parse(JSON.stringify({ ...own, rows })));
      }
    }),
  );
});

test("a document carries each page's rows once, and nothing in them can end their element", () => {
  const embedded: NonNullable<AppLoadContext["embedded"]> = [];
  const rows = ["</script><script>alert(1)</script>", "<!-- <script>", "\u2028"];
  expect(embedJson(request(embedded), { rows })).toEqual({ at: 0 });
  expect(embedJson(request(embedded), {}, { written: { rows: "[1]" } })).toEqual({ at: 1 });
  expect(embedded[1]?.data()).toEqual({ rows: [1] });
  const markup = embeddedMarkup(embedded);
  expect(markup.match(/<[/!s]/g)).toEqual(["<s", "</", "<s", "</"]);
  const [first] = [...markup.matchAll(/<script type="application\/json" id="embedded-0">([^<]*)<\/script>/g)];
  expect(JSON.parse(first?.[1] ?? "")).toEqual({ rows });
});

test("what is fresh is embedded, and is no part of what the markup follows from", () => {
  const embedded: NonNullable<AppLoadContext["embedded"]> = [];
  for (const id of ["one", "two"])
    embedJson(request(embedded), { id, name: "Ann" }, { written: { rows: "[1]" }, fresh: ["id"] });
  const [first, second] = embedded;
  expect(first?.key).toBe(second?.key);
  expect(first?.fresh).toEqual(["one"]);
  expect(JSON.parse(first?.json ?? "")).toEqual({ id: "one", rows: [1], name: "Ann" });
  expect(JSON.parse(second?.json ?? "")).toEqual({ id: "two", rows: [1], name: "Ann" });
});
