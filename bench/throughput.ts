import type { Extent } from "./extent.ts";
import { type Loader, type Page, startLoader } from "./load.ts";
import { metOr, type Section, times } from "./report.ts";
import { median } from "./statistics.ts";

/** Of the baseline's requests per second, at least. */
const TARGET = 0.75;
/** The same for the front page, which is made once for everyone. */
const FRONT_TARGET = 1.5;

export type Pages = Record<
  "home" | "chat" | "unseen" | "health" | "bare" | "page" | "row" | "sameData",
  Page
>;
type Name = keyof Pages;

/** Product, its baseline, and the target where there is one. */
const COMPARED: [name: Name, baseline: Name, target: number | null][] = [
  ["home", "page", FRONT_TARGET],
  ["home", "row", null],
  ["chat", "row", TARGET],
  ["chat", "sameData", null],
  ["unseen", "row", null],
  ["health", "bare", null],
  ["page", "row", null],
];

const TITLES: Record<Name, string> = {
  home: "`/` signed out",
  chat: "`/chatbot/:id` signed in",
  unseen: "`/chatbot/:id` never seen before",
  health: "`/healthz`",
  bare: "bare Hono",
  page: "bare Remix page",
  row: "bare Remix page with one D1 row",
  sameData: "bare Remix page with the same data",
};

async function rounds(loader: Loader, pages: Pages, extent: Extent): Promise<Record<Name, number[]>> {
  const names = Object.keys(pages) as Name[];
  const rates: Record<Name, number[]> = {
    home: [],
    chat: [],
    unseen: [],
    health: [],
    bare: [],
    page: [],
    row: [],
    sameData: [],
  };
  for (const name of names) await loader.perSecond(pages[name], extent.warmUpMs);
  for (let round = 0; round < extent.rounds; round++) {
    for (const name of names) rates[name].push(await loader.perSecond(pages[name], extent.roundMs));
  }
  return rates;
}

/** Requests per second, the product's pages and the baselines in turn; the ratio is taken round by round. */
export async function measureThroughput(pages: Pages, extent: Extent): Promise<Section> {
  const loader = startLoader();
  try {
    const rates = await rounds(loader, pages, extent);
    return {
      title: "Throughput, requests per second",
      head: ["page", "median", "baseline", "its median", "ratio", "target"],
      rows: COMPARED.map(([name, baseline, target]) => {
        const ratio = median(rates[name].map((rate, round) => rate / (rates[baseline][round] ?? Number.NaN)));
        return [
          TITLES[name],
          median(rates[name]).toFixed(0),
          TITLES[baseline],
          median(rates[baseline]).toFixed(0),
          times(ratio),
          target === null ? "for information" : `at least ${target}: ${metOr(ratio >= target)}`,
        ];
      }),
    };
  } finally {
    await loader.stop();
  }
}
