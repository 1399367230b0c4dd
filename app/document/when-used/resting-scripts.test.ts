import type { EntryContext } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";

vi.mock("virtual:static-scripts", () => ({ whenUsedScripts: ["/assets/when-used-1.js"] }));
const { restingScripts, waitsForUse } = await import("./resting-scripts.server.ts");

const entry = (handle: unknown, { search = "", errors = null as unknown } = {}): EntryContext =>
  ({
    routeModules: { page: { handle } },
    staticHandlerContext: { matches: [{ route: { id: "page" } }], errors, location: { search } },
  }) as unknown as EntryContext;

const USED = { document: "app", hydrates: "when-used" };

test.each([
  ["a page that says so", entry(USED), true],
  ["an app page", entry({ document: "app" }), false],
  ["a page without a handle", entry(undefined), false],
  ["one whose address says what is open", entry(USED, { search: "?v=16" }), false],
  ["one that has failed", entry(USED, { errors: { page: new Error("no") } }), false],
])("R13: %s waits until it is used: %#", (_name, page, expected) => {
  expect(waitsForUse(page)).toBe(expected);
});

test("R13: Remix's scripts rest in their places, and one script comes instead", () => {
  const markup =
    '<body><main>x</main><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
    '<script nonce="n">window.__remixContext = {};</script><script nonce="n" type="module" async="">import "/assets/a.js";</script>';
  const settings = { clerk: "</script>", language: "en", signedIn: true, userId: "user_1" };
  const document = restingScripts(markup, settings as never);
  expect(document).not.toContain("modulepreload");
  expect(document).toContain(
    '<link rel="later" href="/assets/a.js"/><link rel="later" href="/assets/b.js"/>',
  );
  // what the page hydrates from is there; what would start it is not
  expect(document).toContain('<script nonce="n">window.__remixContext = {};</script>');
  expect(document).toContain('<script nonce="n" type="text/later">import "/assets/a.js";</script>');
  expect(document).toMatch(/<script type="module" src="\/assets\/when-used-1\.js"><\/script>$/);
  expect(document.match(/<\/script>/g)).toHaveLength(4);
});
