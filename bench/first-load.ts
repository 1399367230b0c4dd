import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Weight, weighVisits } from "./first-visit.ts";
import type { Page } from "./load.ts";
import { metOr, type Section, times } from "./report.ts";

/** Times the bare page's JavaScript, at most. */
const CHAT_TARGET = 1.35;
const WELCOME_TARGET = 1.15;

const SCRIPT = /(?:href|src)="(\/assets\/[^"]+\.js)"|(?:from|import)\s*\(?\s*"(\/assets\/[^"]+\.js)"/g;
/** Those of a static document, which it asks for after its first paint. */
const LATER = /data-scripts="([^"]+)"/;
const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** Everything that the document names, and what that imports: what the page needs, whatever comes later. */
async function weighNeeded({ origin, path, cookie, contains }: Page, client: string): Promise<Weight> {
  const response = await fetch(`${origin}${[path].flat()[0]}`, {
    headers: { accept: "text/html", ...(cookie && { cookie }) },
  });
  const html = await response.text();
  if (response.status !== 200 || !html.includes(contains))
    throw new Error(`${path} answered ${response.status}`);
  const wanted = [...html.matchAll(SCRIPT)].map(([, named, imported]) => named ?? imported ?? "");
  wanted.push(...(LATER.exec(html)?.[1]?.split(" ") ?? []));
  const files = new Map<string, number>();
  while (wanted.length > 0) {
    const file = wanted.pop() ?? "";
    if (files.has(file)) continue;
    const source = readFileSync(`${client}${file}`);
    files.set(file, gzipSync(source).length);
    for (const [, name] of source.toString().matchAll(STATIC_IMPORT)) wanted.push(`/assets/${name}`);
  }
  return { files: files.size, bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

type Pages = Record<"home" | "homeOfMember" | "signUp" | "welcome" | "chat", Page>;

/**
 * The JavaScript of a first visit, gzip, against a bare Remix page's. Bytes are bytes: no rounds needed. The hub is
 * judged by all that its visit loads without a press; the chat, which goes on to bring what may be pressed, by what it
 * needs.
 */
export async function measureFirstLoad(pages: Pages, bare: Page): Promise<Section> {
  const client = "build/client";
  const measured: { name: string; page: Page; from: string; needed?: number; visited?: number }[] = [
    { name: "bare Remix page", page: bare, from: "build/bench/client" },
    // first: what a member's first page of the day has to say is loaded too
    { name: "`/welcome`, a member's", page: pages.welcome, from: client, visited: WELCOME_TARGET },
    { name: "`/`, a visitor's", page: pages.home, from: client },
    { name: "`/`, a member's", page: pages.homeOfMember, from: client },
    { name: "`/auth?mode=signup`", page: pages.signUp, from: client },
    { name: "`/chatbot/:id`", page: pages.chat, from: client, needed: CHAT_TARGET },
  ];
  const visits = await weighVisits(measured.map(({ page }) => page));
  const needs = await Promise.all(measured.map(({ page, from }) => weighNeeded(page, from)));
  const ratio = (weights: readonly Weight[], at: number) =>
    (weights[at]?.bytes ?? 0) / (weights[0]?.bytes ?? 0);
  const judged = (kind: string, found: number, target?: number) =>
    target === undefined ? [] : [`${kind} at most ${target}: ${metOr(found <= target)}`];
  return {
    title: "First-load JavaScript, gzip",
    head: ["page", "loaded by itself", "ratio", "needed", "ratio", "target"],
    rows: measured.map(({ name, visited, needed }, at) => [
      name,
      weightText(visits[at]),
      times(ratio(visits, at)),
      weightText(needs[at]),
      times(ratio(needs, at)),
      [
        ...judged("by itself", ratio(visits, at), visited),
        ...judged("needed", ratio(needs, at), needed),
      ].join() || "for information",
    ]),
    note: "By itself: every script that Chromium loads until nothing has been asked for in six seconds, and nothing is pressed; the identity vendor's own aside, and the service worker's, which runs beside the page. Needed: what the document names, and what that imports.",
  };
}

const weightText = (weight: Weight | undefined): string =>
  weight ? `${(weight.bytes / 1000).toFixed(1)} kB in ${weight.files}` : "";
