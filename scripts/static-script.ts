import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ENTRY = "app/platform/static/main.ts";
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
      }
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id, options) {
      if (id !== `\0${MODULE}`) return null;
      const scripts = options?.ssr ? (building ? [builtScript(root)] : DEVELOPMENT) : [];
      return `export const staticScripts = ${JSON.stringify(scripts)};`;
    },
  };
}

/** React's hot reload has to be there before the first island. */
const DEVELOPMENT = ["/@id/__x00__virtual:remix/inject-hmr-runtime", `/${ENTRY}`];

/** Remix makes the browser's build before the server's. */
function builtScript(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const file = manifest[ENTRY]?.file;
  if (!file) throw new Error(`${ENTRY} is not in the browser's build`);
  return `/${file}`;
}
