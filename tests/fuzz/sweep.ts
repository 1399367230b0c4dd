import { BROKEN, json, urlencoded } from "./bodies.ts";
import { type Chance, METHODS, ODD_METHODS, SEGMENTS, SHAPES, TEXTS } from "./hostile.ts";
import { ROLES } from "./people.ts";
import { bare, dataOf, encoded, fieldsOf, filled, HTML, type Ids, type Plan, routesOf } from "./requests.ts";
import type { Surface } from "./surface.ts";

/** What every run asks, however short: each address, each function, each form, and each body that is none. */
export function essentials(surface: Surface, chance: Chance, ids: Ids): (() => Plan)[] {
  const { paths, functions, forms, fields, words } = surface;
  const strange = { origin: "http://evil.example" };
  const forwarded = { ...HTML, "x-forwarded-host": "evil.example" };
  const broken = Object.values(BROKEN);
  const takers = paths.filter(({ takesForms }) => takesForms);
  return [
    ...paths.flatMap(({ path }): (() => Plan)[] => [
      () => ({ role: chance.of(ROLES), method: "GET", path: bare(path), headers: HTML }),
      () => ({ role: "admin", method: "GET", path: dataOf(bare(path)) }),
      () => ({ role: "visitor", method: "HEAD", path: dataOf(bare(path)), headers: strange }),
      () => ({ role: "visitor", method: "POST", path: bare(path), headers: forwarded, body: urlencoded({}) }),
      () => ({ role: "member", method: "POST", path: bare(path), body: chance.of(broken)({ a: "b" }) }),
    ]),
    ...broken.flatMap((body): (() => Plan)[] => [
      () => ({
        role: "admin",
        method: "POST",
        path: bare(chance.of(takers).path),
        body: body({ intent: "send" }),
      }),
      () => ({ role: "member", method: "POST", path: `/functions/${chance.of(functions)}`, body: body({}) }),
    ]),
    ...functions.flatMap((name) =>
      Array.from({ length: 6 }, () => (): Plan => {
        const all = Object.fromEntries(fields.map((field) => [field, chance.of(SHAPES)]));
        return { role: "subscriber", method: "POST", path: `/functions/${name}`, body: json(all) };
      }),
    ),
    ...SEGMENTS.map((segment) => (): Plan => {
      const path = filled(chance.of(paths.filter(({ path }) => path.includes(":"))).path, () => segment);
      return { role: chance.of(ROLES), method: "GET", path };
    }),
    ...forms.flatMap((form) =>
      routesOf(surface, form).map((path) => (): Plan => {
        const body = urlencoded(fieldsOf(form, chance, ids, words));
        return { role: "admin", method: "POST", path: bare(path), headers: HTML, body };
      }),
    ),
  ];
}

/** Everything once: each address by each method, each broken body, each function, each form, each strange name. */
export function sweep(surface: Surface, chance: Chance, ids: Ids): (() => Plan)[] {
  const { paths, functions, forms, queries, words } = surface;
  const plans: (() => Plan)[] = [];
  const plan = (made: () => Plan) => void plans.push(made);
  for (const { path } of paths) {
    for (const at of [bare(path), dataOf(bare(path))]) {
      for (const method of ["GET", "POST"])
        for (const role of ROLES) plan(() => ({ role, method, path: at, headers: HTML }));
      for (const method of [...METHODS, ...ODD_METHODS])
        plan(() => ({ role: chance.of(ROLES), method, path: at, headers: HTML }));
      plan(() => ({
        role: "visitor",
        method: "POST",
        path: at,
        headers: { ...HTML, "x-forwarded-host": "evil.example" },
        body: urlencoded({}),
      }));
      for (const origin of ["http://evil.example", "no address", "null"])
        plan(() => ({ role: "visitor", method: "HEAD", path: at, headers: { origin } }));
    }
    for (const broken of Object.values(BROKEN))
      plan(() => ({ role: chance.of(ROLES), method: "POST", path: bare(path), body: broken({ a: "b" }) }));
    for (const name of queries)
      plan(() => ({
        role: chance.of(ROLES),
        method: "GET",
        path: `${bare(path)}?${name}=${encoded(chance.of(TEXTS))}`,
      }));
    for (const segment of path.includes(":") ? SEGMENTS : [])
      plan(() => ({ role: chance.of(ROLES), method: "GET", path: filled(path, () => segment) }));
  }
  for (const name of functions) {
    const at = `/functions/${name}`;
    for (const shape of SHAPES) plan(() => ({ role: "member", method: "POST", path: at, body: json(shape) }));
    for (const field of surface.fields)
      plan(() => ({
        role: "subscriber",
        method: "POST",
        path: at,
        body: json({ [field]: chance.of(SHAPES) }),
      }));
    for (const broken of Object.values(BROKEN))
      plan(() => ({ role: "member", method: "POST", path: at, body: broken({ message: "a" }) }));
  }
  for (const form of forms)
    for (const at of routesOf(surface, form))
      for (const role of ["member", "subscriber", "admin"] as const)
        plan(() => ({
          role,
          method: "POST",
          path: bare(at),
          headers: HTML,
          body: urlencoded(fieldsOf(form, chance, ids, words)),
        }));
  return plans;
}
