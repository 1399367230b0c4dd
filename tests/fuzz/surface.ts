import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import ts from "typescript";
import { RATE_LIMITS } from "#app/rate-limit/rate-limits.ts";
import routes from "#app/routes.ts";

/** One kind of form: the value that names it (`intent`, `action`) and the fields beside it. */
export type Form = { key: string; value: string; fields: string[]; feature: string };

/** Everything that can be asked of the server, read from the source, so that what is new is fuzzed without being told. */
export type Surface = {
  /** Paths with their parameters: `/chatbot/:conversationId?`. */
  paths: { path: string; features: string[]; takesForms: boolean }[];
  functions: string[];
  forms: Form[];
  /** Names of fields, of forms and of JSON. */
  fields: string[];
  /** Names of query parameters. */
  queries: string[];
  /** Words that the schemas know. */
  words: string[];
};

/** Addresses that are no page of Remix: workers/edge.ts, and Remix's own manifest. */
const EDGE = [
  "/healthz",
  "/api/webhooks/clerk",
  "/api/webhooks/stripe",
  "/parties/:party/:room",
  "/__manifest",
];

/** Where the server functions of features are gathered, for one address. */
const FUNCTIONS = "app/manifest/functions.server.ts";

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.tsx?$/.test(path) && !path.includes(".test.")) yield path;
  }
}

const pathsOf = (entries: readonly RouteConfigEntry[], above = ""): { path: string; file: string }[] =>
  entries.flatMap(({ path = "", file, children }) => {
    const here = `${above}/${path}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
    return [{ path: here, file }, ...pathsOf(children ?? [], here)];
  });

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

const unique = (values: Iterable<string>): string[] => [...new Set(values)].filter(Boolean).sort();

/** Calls `found` with each `z.object({…})`, `z.strictObject({…})` of a file: its keys and the values' source. */
function schemasIn(path: string, text: string, found: (fields: Map<string, string>) => void): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    const [shape] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && /^z\.(strict|loose)?[oO]bject$/.test(node.expression.getText(source)))
      if (shape && ts.isObjectLiteralExpression(shape))
        found(
          new Map(
            shape.properties.map((one) => [
              one.name?.getText(source) ?? "",
              ts.isPropertyAssignment(one) ? one.initializer.getText(source) : "",
            ]),
          ),
        );
    ts.forEachChild(node, walk);
  };
  walk(source);
}

export function surface(): Surface {
  const forms: Form[] = [];
  const fields = new Set<string>();
  const words = new Set<string>();
  const queries = new Set<string>();
  for (const folder of [
    "app/features",
    "app/routes",
    "app/request",
    "app/session",
    "app/navigation",
    "app/realtime",
    "app/mail",
  ])
    for (const path of files(folder)) {
      const text = readFileSync(path, "utf8");
      for (const name of matchesOf(text, /\b(?:form|body|sent)\.(?:get|has|getAll)\("(\w+)"\)/g))
        fields.add(name);
      for (const name of matchesOf(text, /(?:searchParams|query|asked|search)\.(?:get|has)\("([\w-]+)"\)/g))
        queries.add(name);
      // what functions take out of their payload without a schema
      for (const list of matchesOf(text, /const \{([^}]*)\} =\s*typeof payload/g))
        for (const name of list.split(",")) fields.add(name.trim());
      if (!text.includes("zod")) continue;
      for (const word of matchesOf(text, /"([\w.-]{1,30})"/g)) words.add(word);
      schemasIn(path, text, (found) => {
        for (const name of found.keys()) fields.add(name);
        const feature = dirname(path).split("/")[2] ?? "";
        for (const key of ["intent", "action"])
          for (const value of matchesOf(found.get(key) ?? "", /"([\w.-]+)"/g))
            forms.push({ key, value, fields: [...found.keys()].filter((name) => name !== key), feature });
      });
    }
  const paths = pathsOf(routes).map(({ path, file }) => {
    const own = readFileSync(`app/${file}`, "utf8");
    const text = own.includes(FUNCTIONS) ? own + readFileSync(FUNCTIONS, "utf8") : own;
    return {
      path: path === "/*" ? "/:nowhere" : path,
      features: unique(matchesOf(text, /#app\/features\/([\w-]+)\//g)),
      takesForms: /export (async )?(function|const) action\b|export \{[^}]*\baction\b/.test(text),
    };
  });
  const { act } = RATE_LIMITS["/functions/:name"] ?? {};
  return {
    paths: [...paths, ...EDGE.map((path) => ({ path, features: [], takesForms: false }))],
    functions: act && "field" in act ? Object.keys(act.of) : [],
    forms,
    fields: unique(fields),
    queries: unique([...queries, "_routes", "_data", "index", "drawn_for", "p", "version", "utm_source"]),
    words: unique(words),
  };
}
