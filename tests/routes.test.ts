import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
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
      /export (async )?(function|const) action\b/.test(readFileSync(`app/${file}`, "utf8")),
    )
    .map(({ path = "" }) => `/${path}`);
  expect(takeForms.sort()).toEqual(
    Object.entries(ROUTES)
      .filter(([, { post }]) => post)
      .map(([path]) => path)
      .sort(),
  );
});
