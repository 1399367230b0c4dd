import type { AppLoadContext } from "@remix-run/cloudflare";
import fc from "fast-check";
import { expect, test } from "vitest";
import { carriedMarkup, seal } from "./seal.server.ts";

fc.configureGlobal({ seed: 2026 });

const request = (carried: AppLoadContext["carried"]) => ({ carried }) as AppLoadContext;

test("what is JSON already is sent on as it came", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (rows, now) => {
      for (const own of [{}, { now }]) {
        const sealed = seal(request(null), own, { written: { rows: JSON.stringify(rows) } });
        const sent = JSON.parse("json" in sealed ? sealed.json : "");
        expect(sent).toEqual(JSON.parse(JSON.stringify({ ...own, rows })));
      }
    }),
  );
});

test("a document carries each page's rows once, and nothing in them can end their element", () => {
  const carried: NonNullable<AppLoadContext["carried"]> = [];
  const rows = ["</script><script>alert(1)</script>", "<!-- <script>", "\u2028"];
  expect(seal(request(carried), { rows })).toEqual({ at: 0 });
  expect(seal(request(carried), {}, { written: { rows: "[1]" } })).toEqual({ at: 1 });
  expect(carried[1]?.data()).toEqual({ rows: [1] });
  const markup = carriedMarkup(carried);
  expect(markup.match(/<[/!s]/g)).toEqual(["<s", "</", "<s", "</"]);
  const [first] = [...markup.matchAll(/<script type="application\/json" id="carried-0">([^<]*)<\/script>/g)];
  expect(JSON.parse(first?.[1] ?? "")).toEqual({ rows });
});

test("what is fresh is carried, and is no part of what the markup follows from", () => {
  const carried: NonNullable<AppLoadContext["carried"]> = [];
  for (const id of ["one", "two"])
    seal(request(carried), { id, name: "Ann" }, { written: { rows: "[1]" }, fresh: ["id"] });
  const [first, second] = carried;
  expect(first?.key).toBe(second?.key);
  expect(first?.fresh).toEqual(["one"]);
  expect(JSON.parse(first?.json ?? "")).toEqual({ id: "one", rows: [1], name: "Ann" });
  expect(JSON.parse(second?.json ?? "")).toEqual({ id: "two", rows: [1], name: "Ann" });
});
