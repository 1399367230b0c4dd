import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "./load.ts";
import { metOr, type Section, times } from "./report.ts";

/** Times the bare page's JavaScript, at most. */
const CHAT_TARGET = 1.35;
const WELCOME_TARGET = 1.15;

const SCRIPT = /(?:href|src)="(\/assets\/[^"]+\.js)"|(?:from|import)\s*\(?\s*"(\/assets\/[^"]+\.js)"/g;
/** Those of a static document, which it asks for after its first paint. */
const LATER = /data-scripts="([^"]+)"/;
const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

type Weight = { files: number; bytes: number };

/** Everything that the document names, and what that imports; Clerk's own script comes from elsewhere, later. */
async function weigh({ origin, path, cookie, contains }: Page, client: string): Promise<Weight> {
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

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The JavaScript of a first visit, gzip, against a bare Remix page's. Bytes are bytes: no rounds needed. */
export async function measureFirstLoad(
  pages: Record<"home" | "signUp" | "welcome" | "chat", Page>,
  bare: Page,
): Promise<Section> {
  const baseline = await weigh(bare, "build/bench/client");
  const weights: [name: string, weight: Weight, target: number | null][] = [
    ["bare Remix page", baseline, null],
    ["`/`", await weigh(pages.home, "build/client"), null],
    ["`/auth?mode=signup`", await weigh(pages.signUp, "build/client"), null],
    ["`/welcome`", await weigh(pages.welcome, "build/client"), WELCOME_TARGET],
    ["`/chatbot/:id`", await weigh(pages.chat, "build/client"), CHAT_TARGET],
  ];
  return {
    title: "First-load JavaScript, gzip",
    head: ["page", "files", "size", "ratio", "target"],
    rows: weights.map(([name, { files, bytes }, target]) => {
      const ratio = bytes / baseline.bytes;
      const judged = target === null ? "for information" : `at most ${target}: ${metOr(ratio <= target)}`;
      return [name, String(files), kilobytes(bytes), times(ratio), judged];
    }),
  };
}
