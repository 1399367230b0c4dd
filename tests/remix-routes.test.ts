import { matchRoutes } from "@remix-run/router";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Feature } from "#app/manifest/feature.ts";
import { FEATURES } from "#app/manifest/features.ts";
import routes from "#app/routes.ts";
import { routeChooser } from "#workers/remix/routes.ts";

fc.configureGlobal({ seed: 2026 });

/** As Remix's build has them. */
const BUILT = {
  root: { path: "" },
  ...Object.fromEntries(
    routes.map(({ id = "", path, index }) => [id, { parentId: "root", path, index }] as const),
  ),
};
const matched = (address: string, has: (id: string) => boolean, among = routes) => {
  const children = among
    .filter(({ id = "" }) => has(id))
    .map(({ id, path, index }) => (index ? { id, index: true as const } : { id, path: path ?? "" }));
  const tree = [{ id: "root", path: "", children }];
  return matchRoutes(tree as Parameters<typeof matchRoutes>[0], address)?.map(({ route, params }) => [
    route.id,
    params,
  ]);
};
const choose = routeChooser(BUILT);

const SEGMENTS = [...new Set(routes.flatMap(({ path = "" }) => path.split("/")))].filter(Boolean);
const segment = fc.oneof(
  fc.constantFrom(...SEGMENTS.map((one) => one.replace(/^:|\?$/g, ""))),
  fc.constantFrom("", "a", "%6Eew", "NEW", "x.data", "1", "..", "%2F"),
);
const near = fc
  .tuple(fc.constantFrom(...routes.map(({ path = "" }) => path)), fc.boolean())
  .map(([path, optional]) =>
    path
      .split("/")
      .filter((one) => optional || !one.endsWith("?"))
      .map((one) => one.replace(/^:.*$/, "some-1"))
      .join("/"),
  );

test("what is left of the routes for an address matches as all of them do", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        near,
        fc.array(segment, { maxLength: 6 }).map((all) => all.join("/")),
      ),
      (path) => {
        for (const address of [`/${path}`, `/${path}/`]) {
          const all = matched(address, () => true);
          const choice = choose(address);
          expect(choice ? matched(address, choice.has) : all, address).toEqual(all);
          // a data request has the same routes
          const data = choose(`${address}.data`);
          expect(data ? matched(address, data.has) : all, `${address}.data`).toEqual(all);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("the order in which features are gathered leads no address elsewhere", () => {
  const turned = [...Object.values<Feature>(FEATURES)].reverse().flatMap(({ routes: own = [] }) => own);
  const placeOf = new Map(turned.map(({ path }, at) => [path, at]));
  const placed = ({ path = "" }: { path?: string | undefined }) => placeOf.get(path) ?? turned.length;
  const other = [...routes].sort((one, another) => placed(one) - placed(another));
  expect(other).not.toEqual(routes);
  fc.assert(
    fc.property(near, (path) => {
      const address = `/${path}`;
      expect(
        matched(address, () => true, other),
        address,
      ).toEqual(matched(address, () => true));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["/community", ["root", "routes/community", "routes/not-found"]],
  ["/study-groups/tuesday", ["routes/study-groups", "routes/study-groups.new", "routes/study-groups.group"]],
  ["/community/new", ["root", "routes/community", "routes/community.new"]],
])("%s leaves few routes", (address, expected) => {
  const choice = choose(address);
  const left = Object.keys(BUILT).filter((id) => choice?.has(id));
  expect(left.length).toBeLessThanOrEqual(6);
  for (const id of expected) expect(Object.hasOwn(BUILT, id) ? left : expected, id).toContain(id);
});

test("an address of no route is left to all of them", () => {
  expect(choose("/nothing-of-ours")).toBeNull();
  expect(choose("/COMMUNITY")).toBeNull();
});
