import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "#scripts/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import type { Extent } from "./extent.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { median } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Of each category. */
const TARGET = 100;
/** Times the largest contentful paint of the same content by bare Remix, at most (decision 0033). */
const LCP_TARGET = 0.6;

export const PUBLIC_PAGES = [
  "/",
  "/netflix",
  "/minimalist",
  "/bento",
  "/material",
  "/apple",
  "/pricing",
  "/youtube-playlist",
];

type Judged = { scores: readonly number[]; lcp: number; scriptBytes: number };

type LighthouseReport = {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
};
type Resources = { items?: { resourceType?: string; transferSize?: number }[] };

/**
 * Chromium names gzip first and the local workerd gives what is named first; the edge gives Brotli to all who know it.
 * So does Lighthouse's own question here, for the product and for the bare pages.
 */
const AS_AT_THE_EDGE = { "accept-encoding": "br, gzip" };

/** What Lighthouse says of a visit whose beginning it has missed in Chromium's trace: nothing of the page. */
const NOT_RECORDED = "NO_NAVSTART";
const TRIES = 4;

/** One visit, made again when it was not recorded. */
async function visit(url: string, port: number): Promise<LighthouseReport> {
  for (let left = TRIES - 1; ; left--) {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      extraHeaders: AS_AT_THE_EDGE,
    });
    const report = result?.lhr as unknown as LighthouseReport | undefined;
    if (report && !report.runtimeError) return report;
    const { code, message } = report?.runtimeError ?? { code: "", message: "no report" };
    if (code !== NOT_RECORDED || left === 0) throw new Error(`${url}: ${message}`);
    console.log(`${url}: Lighthouse has not recorded this visit; once more`);
  }
}

/** One visit as Lighthouse makes it by default: a phone of the middle class on a slow network, simulated. */
async function judge(url: string, port: number): Promise<Judged> {
  const report = await visit(url, port);
  const requests = (report.audits["network-requests"]?.details as Resources | undefined)?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return {
    scores: CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcp: report.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}

/** The visit in the middle, value by value. */
const middle = (visits: readonly Judged[]): Judged => ({
  scores: CATEGORIES.map((_name, at) => median(visits.map(({ scores }) => scores[at] ?? 0))),
  lcp: median(visits.map(({ lcp }) => lcp)),
  scriptBytes: median(visits.map(({ scriptBytes }) => scriptBytes)),
});

async function openBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}

type Baselines = {
  /** The same line of words without Remix and without script: sooner than that, no document can be painted. */
  least: string;
  /** One line of words by Remix. */
  bare: string;
  /** The front page's own content as Remix does it by itself: hydrated, its style sheet a link. */
  ordinary: string;
};

/** Lighthouse on every public page, and on those that they are compared with, in turn. */
export async function measurePublicPages(
  origin: string,
  baselines: Baselines,
  extent: Extent,
): Promise<Section> {
  const port = await freePort();
  const browser = await openBrowser(port);
  const stop = endsWithRun(() => browser.close());
  try {
    const urls = [...Object.values(baselines), ...PUBLIC_PAGES.map((path) => `${origin}${path}`)];
    const visits = new Map<string, Judged[]>(urls.map((url) => [url, []]));
    for (let round = 0; round < extent.visits; round++) {
      for (const url of urls) visits.get(url)?.push(await judge(url, port));
    }
    const found = (url: string) => middle(visits.get(url) ?? []);
    return section(origin, found, baselines);
  } finally {
    await stop();
  }
}

function section(
  origin: string,
  found: (url: string) => Judged,
  { least, bare, ordinary }: Baselines,
): Section {
  const line = (name: string, { scores, lcp, scriptBytes }: Judged, judged: string) => [
    name,
    ...scores.map(String),
    ms(lcp),
    times(lcp / found(bare).lcp),
    times(lcp / found(ordinary).lcp),
    `${(scriptBytes / 1000).toFixed(1)} kB`,
    judged,
  ];
  return {
    title: "Public pages: Lighthouse",
    head: [
      "page",
      ...CATEGORIES,
      "LCP",
      "to bare Remix",
      "to the same content by Remix",
      "scripts",
      `${TARGET} in all; LCP at most ${LCP_TARGET}`,
    ],
    rows: [
      line("one line without Remix or any script", found(least), "for information: the least there is"),
      line("bare Remix page, the same line", found(bare), "for information"),
      line("the front page's content by Remix", found(ordinary), "for information"),
      ...PUBLIC_PAGES.map((path) => {
        const page = found(`${origin}${path}`);
        const full = metOr(page.scores.every((score) => score >= TARGET));
        const toBare = metOr(page.lcp / found(bare).lcp <= LCP_TARGET);
        const toOrdinary = metOr(page.lcp / found(ordinary).lcp <= LCP_TARGET);
        return line(
          `\`${path}\``,
          page,
          `${full}; ${toBare} against one line, ${toOrdinary} against the same`,
        );
      }),
    ],
    note: "Lighthouse's own phone and network, simulated. The bare page shows one line of the system's font and no picture; the line above it is that line alone, so that its ratio is the least that any document could have (decision 0033). Scripts are what a visit loads, none of it needed to read.",
  };
}
