import type { AppLoadContext } from "@remix-run/cloudflare";
import fc from "fast-check";
import { expect, test } from "vitest";
import { carriedMarkup, seal } from "./seal.server.ts";

fc.configureGlobal({ seed: 2026 });

const request = (carried: AppLoadContext["carried"]) => ({ carried }) as AppLoadContext;

test("what is JSON already is sent on as it came", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (rows, now) => {
      for (const data of [{ rows }, { rows, now }, { now, rows }]) {
        const sealed = seal(request(null), data, { rows: JSON.stringify(rows) });
        expect(JSON.parse("json" in sealed ? sealed.json : "")).toEqual(JSON.parse(JSON.stringify(data)));
      }
    }),
  );
});

test("a document carries each page's rows once, and nothing in them can end their element", () => {
  const carried: NonNullable<AppLoadContext["carried"]> = [];
  const rows = ["</script><script>alert(1)</script>", "<!-- <script>", "\u2028"];
  expect(seal(request(carried), { rows })).toEqual({ at: 0 });
  expect(seal(request(carried), { rows: [] }, { rows: "[]" })).toEqual({ at: 1 });
  const markup = carriedMarkup(carried);
  expect(markup.match(/<[/!s]/g)).toEqual(["<s", "</", "<s", "</"]);
  const [first] = [...markup.matchAll(/<script type="application\/json" id="carried-0">([^<]*)<\/script>/g)];
  expect(JSON.parse(first?.[1] ?? "")).toEqual({ rows });
});
