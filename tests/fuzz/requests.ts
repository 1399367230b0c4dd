import { type Body, BROKEN, json, multipart, urlencoded, type Values, valueFor } from "./bodies.ts";
import {
  type Chance,
  COOKIES,
  HEADERS,
  METHODS,
  ODD_METHODS,
  PROTOTYPE,
  SEGMENTS,
  SHAPES,
  TEXTS,
} from "./hostile.ts";
import { ROLES, type Role } from "./people.ts";
import type { Form, Surface } from "./surface.ts";

/** A request before it is known who sends it. */
export type Plan = {
  role: Role;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Body | null;
  cookie?: string;
};

/** Ids that answers have told, so that forms name what is there. */
export type Ids = string[];

const PARAM = /\/:(\w+)\??/g;
export const filled = (path: string, value: () => string): string => path.replace(PARAM, () => `/${value()}`);
export const bare = (path: string): string => filled(path, () => "none");
export const dataOf = (path: string): string =>
  path === "/" ? "/_root.data" : `${path.replace(/\/$/, "")}.data`;

export const HTML = { accept: "text/html" };

/** Where a form of a feature may be sent. */
export const routesOf = ({ paths }: Surface, { feature }: Form): string[] =>
  paths
    .filter(({ features, takesForms }) => takesForms && features.includes(feature))
    .map(({ path }) => path);

export const fieldsOf = (form: Form, chance: Chance, ids: Ids, words: readonly string[]): Values =>
  Object.fromEntries([
    [form.key, form.value],
    ...form.fields.map((name) => [
      name,
      name === "requestId" && chance.often(0.8)
        ? `req_${Math.floor(chance.next() * 1e12)}`
        : valueFor(chance, [ids, words]),
    ]),
  ]);

export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Anything at all. */
export function anything(surface: Surface, chance: Chance, ids: Ids): Plan {
  const { paths, functions, forms, fields, queries, words } = surface;
  const form = chance.of(forms);
  const isForm = chance.often(0.45);
  const near = routesOf(surface, form);
  const pattern = isForm && near.length > 0 && chance.often(0.85) ? chance.of(near) : chance.of(paths).path;
  const segment = () => (ids.length > 0 && chance.often(0.4) ? chance.of(ids) : chance.of(SEGMENTS));
  let path =
    chance.often(0.12) && functions.length > 0
      ? `/functions/${chance.often(0.9) ? chance.of(functions) : chance.of(PROTOTYPE)}`
      : filled(pattern, segment);
  if (chance.often(0.12)) path = dataOf(path);
  if (chance.often(0.04)) path = `/${path}`;
  if (chance.often(0.03)) path = `${path}/${chance.of(SEGMENTS)}`;
  if (chance.often(0.3)) {
    const names = chance.often(0.8) ? queries : [...PROTOTYPE, "%", "=", "a[b]"];
    path += `?${Array.from({ length: 1 + Math.floor(chance.next() * 3) }, () => `${chance.of(names)}=${encoded(chance.of(chance.often(0.5) ? words : TEXTS))}`).join("&")}`;
  }
  const method = chance.often(isForm ? 0.9 : 0.2)
    ? "POST"
    : chance.often(0.6)
      ? "GET"
      : chance.of(chance.often(0.9) ? METHODS : ODD_METHODS);
  const headers: Record<string, string> = chance.often(0.5) ? { ...HTML } : {};
  while (chance.often(0.25)) {
    const [name, value] = chance.of(HEADERS);
    headers[name] = value;
  }
  const values = isForm
    ? fieldsOf(form, chance, ids, words)
    : Object.fromEntries(
        Array.from({ length: Math.floor(chance.next() * 6) }, () => [
          chance.often(0.9) ? chance.of(fields) : chance.of(PROTOTYPE),
          valueFor(chance, [ids, words]),
        ]),
      );
  return {
    role: chance.of(ROLES),
    method,
    path,
    headers,
    body: method === "GET" || method === "HEAD" ? null : bodyOf(path, values, chance),
    ...(chance.often(0.08) && { cookie: chance.of(COOKIES) }),
  };
}

function bodyOf(path: string, values: Values, chance: Chance): Body {
  if (chance.often(0.08)) return chance.of(Object.values(BROKEN))(values);
  if (path.startsWith("/functions/"))
    return chance.often(0.9) ? json(chance.often(0.85) ? values : chance.of(SHAPES)) : urlencoded(values);
  return chance.often(0.85) ? urlencoded(values) : multipart(values, chance.often(0.1));
}
