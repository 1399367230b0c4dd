import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { destinationAfter } from "#app/features/access/rules/destination.ts";
import { openPages } from "#app/request/open-pages.ts";
import routes from "#app/routes.ts";
import { PEOPLE, ROUTES } from "./route-table.ts";

const pathsOf = (entries: readonly RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path = "", index, children }) => {
    const here = `${above}/${path}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
    // a frame around other routes is no address of its own
    return [...(children && !index ? [] : [here]), ...pathsOf(children ?? [], here)];
  });

test("each route has its line in the table of who meets what, and each line its route", () => {
  const built = pathsOf(routes);
  expect(Object.keys(ROUTES).sort()).toEqual([...new Set(built)].sort());
});

test("each line says what everybody meets", () => {
  for (const [path, { get, post }] of Object.entries(ROUTES)) {
    expect(Object.keys(get).sort(), path).toEqual([...PEOPLE].sort());
    if (post) expect(Object.keys(post).sort(), path).toEqual([...PEOPLE].sort());
  }
});

test("each route that takes a form says who may send one", () => {
  const takeForms = routes
    .filter(({ file }) =>
      /export (async )?(function|const) action\b|export \{[^}]*\baction\b/.test(
        readFileSync(`app/${file}`, "utf8"),
      ),
    )
    .map(({ path = "" }) => `/${path}`);
  expect(takeForms.sort()).toEqual(
    Object.entries(ROUTES)
      .filter(([, { post }]) => post)
      .map(([path]) => path)
      .sort(),
  );
});

/** What a visitor of a protected page is led to sign-in with. */
const askedFor = Object.values(ROUTES)
  .flatMap(({ get, post }) => [get.visitor, post?.visitor])
  .map((met) => new URL(String(met), "http://own.invalid").searchParams.get("return_to"))
  .filter((path) => path !== null);

/** Where sign-in leads from an address that is not gone back to, and why. */
const ELSEWHERE: Record<string, string> = {
  // files, and an address for forms: their reader goes to the page that offers them
  "/settings/export": "/settings",
  "/wallet/ledger.csv": "/wallet",
  "/bible-study/journal/export": "/bible-study/journal",
  "/bible-study/journal/export?format=json": "/bible-study/journal?format=json",
  "/bible-study/plans/nt-90/calendar.ics": "/bible-study/plans/nt-90",
  "/daniel-plan/kept/export": "/daniel-plan/kept",
  "/study-groups/tuesday-table-abcdef/calendar.ics": "/study-groups/tuesday-table-abcdef",
  "/study-groups/tuesday-table-abcdef/mine.json": "/study-groups/tuesday-table-abcdef",
  "/conversations/conv_01ARYZ6S410000000000000000/export": "/conversations/conv_01ARYZ6S410000000000000000",
  "/conversations": "/chatbot",
  // asked on every way in that needs it (G13), and by the guards of every page (F13)
  "/age": "/chatbot",
  "/account-rests": "/chatbot",
  "/terms/accept": "/chatbot",
  // D5: administrators go to the community before anything else, and nobody else may see it
  "/admin/billing": "/chatbot",
  ...Object.fromEntries(
    [
      ...[
        "members",
        "break-glass",
        "flags",
        "announcements",
        "terms",
        "tournaments",
        "audit",
        "audit/export",
        "none",
      ],
      ...[
        "content",
        "content/doubts",
        "content/words",
        "content/devotional",
        "content/devotional/jesus-wept",
      ],
    ].map((room) => [`/admin/${room}`, "/chatbot"]),
  ),
  "/admin/queue": "/chatbot",
  "/admin/pastoral": "/chatbot",
  "/admin": "/chatbot",
};

test.each([...new Set(askedFor)])("S5, D5: sign-in leads back to %s, which had led to sign-in", (path) => {
  const isOpen = openPages(Object.fromEntries(routes.entries()));
  const came = { kind: "sign-in", source: "auth", role: "user", plan: null, popup: false } as const;
  expect(destinationAfter({ ...came, returnTo: path }, isOpen)).toBe(ELSEWHERE[path] ?? path);
});
