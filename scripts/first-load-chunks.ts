import type { Plugin } from "vite";

/** The framework: it changes with its versions alone, and is kept by browsers until then. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//;
/** What every document of the app begins with; the entry itself stays alone, for running it draws the page. */
const APP = /\/app\/root\.tsx$/;
const CHAT = /\/app\/routes\/chat\/chatbot\.tsx$/;
/** The script of static documents, and what it brings once they have loaded: small because they share nothing with these. */
const STATIC = /\/app\/(document\/(static\/(main|session-island)|when-used\/main)|native\/app-life)\.ts$/;
const SCRIPT = /\/app\/document\/static\/main\.ts$/;
/** Vite's own, with each import that comes later. */
const IMPORTER = /vite\/preload-helper/;
/** What more than one page shows. */
const COMMON =
  /\/app\/(core|request|session|navigation|realtime|native|subscription|document|rate-limit|ui|features\/(member|chat\/styles))\//;

type Modules = {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
};

/**
 * Few files for the page that members open most. Left alone, Rollup makes a file of each set of modules that the
 * same pages share: thirty for the chat, most of them under a kilobyte, each compressed without the others.
 * Here they are three: the framework, what every page has, and the chat.
 */
export function firstLoadChunks(): Plugin {
  const chunks = new Map<string, string>();
  const manualChunks = (id: string, modules: Modules): string | undefined => {
    if (FRAMEWORK.test(id)) return "framework";
    if (IMPORTER.test(id)) return "shared";
    if (chunks.size === 0) nameChunks(chunks, modules);
    return chunks.get(id);
  };
  return {
    name: "first-load-chunks",
    configEnvironment: (name) =>
      name === "client" ? { build: { rollupOptions: { output: { manualChunks } } } } : null,
  };
}

/** What is needed at once is named; what is imported later keeps files of its own. */
function nameChunks(chunks: Map<string, string>, modules: Modules): void {
  const app = reached(modules, APP);
  const chat = reached(modules, CHAT);
  const still = reached(modules, STATIC);
  // one file more beside the script itself, not one each
  for (const id of reached(modules, SCRIPT))
    if (!SCRIPT.test(id) && !app.has(id) && !chat.has(id)) chunks.set(id, "static-parts");
  for (const id of new Set([...app, ...chat])) {
    // named too, or Rollup would draw it into the first that needs it
    const sheet = COMMON.test(id) && !app.has(id) && /([^/]+)\.css$/.exec(id)?.[1];
    chunks.set(id, sheet || (still.has(id) ? "shared" : app.has(id) || COMMON.test(id) ? "app" : "chat"));
  }
}

/** Our own modules that a page has loaded before its first line runs. */
function reached({ getModuleIds, getModuleInfo }: Modules, from: RegExp): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || !/\/(app|party)\//.test(id) || id.includes("/node_modules/")) return;
    found.add(id);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const id of getModuleIds()) if (from.test(id)) visit(id);
  return found;
}
