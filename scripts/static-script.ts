import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ENTRY = "app/document/static/main.ts";
/** The script of app pages that wait until they are used. */
const WHEN_USED = "app/document/when-used/main.ts";
const MODULE = "virtual:static-scripts";

/**
 * The one script of static documents, built with the client build so that what it brings in later (dialogs,
 * notices) shares chunks with the app. `virtual:static-scripts` says where it is, to the server alone: browsers
 * never draw a static document.
 */
export function staticScript(): Plugin {
  let root = "";
  let building = false;
  return {
    name: "static-script",
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    buildStart() {
      if (building && this.environment.name === "client") {
        this.emitFile({ type: "chunk", id: join(root, ENTRY), name: "static" });
        this.emitFile({ type: "chunk", id: join(root, WHEN_USED), name: "when-used" });
      }
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id, options) {
      if (id !== `\0${MODULE}`) return null;
      const nothing = { scripts: [], imports: [] };
      const { scripts, imports } = options?.ssr
        ? building
          ? builtScript(root, ENTRY)
          : DEVELOPMENT
        : nothing;
      const whenUsed = options?.ssr && building ? builtScript(root, WHEN_USED).scripts : [];
      return Object.entries({ staticScripts: scripts, staticImports: imports, whenUsedScripts: whenUsed })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("");
    },
  };
}

/** React's hot reload has to be there before the first island. */
const DEVELOPMENT = {
  scripts: ["/@id/__x00__virtual:remix/inject-hmr-runtime", `/${ENTRY}`],
  imports: [],
};

type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Remix makes the browser's build before the server's. What the script imports is named beside it: else a browser
 * asks for it only when it has read the script, a round trip later.
 */
function builtScript(root: string, entry: string): { scripts: string[]; imports: string[] } {
  const manifest = JSON.parse(
    readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8"),
  ) as Manifest;
  const file = manifest[entry]?.file;
  if (!file) throw new Error(`${entry} is not in the browser's build`);
  const named = new Set<string>();
  const follow = (chunk: string) => {
    for (const next of manifest[chunk]?.imports ?? []) {
      if (named.has(next)) continue;
      named.add(next);
      follow(next);
    }
  };
  follow(entry);
  const imports = [...named].flatMap((chunk) => manifest[chunk]?.file ?? []);
  return { scripts: [`/${file}`], imports: imports.map((path) => `/${path}`) };
}
