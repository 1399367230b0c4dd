import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import { foldFile, openText } from "#app/features/bible-offline/model/kept-text.ts";
import { searchKept } from "#app/features/bible-offline/model/search-kept.ts";
import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { serveBaseline } from "./baseline/serve.ts";
import { BIBLE_QUERIES } from "./bible-queries.ts";
import { giveCookies, openBrowser } from "./browser.ts";
import type { Extent } from "./extent.ts";
import { weighVisits } from "./first-visit.ts";
import { addMember } from "./members.ts";
import { serveProduct } from "./product.ts";
import { keepWords, tapWords } from "./reader-words.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { quantile } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";
import { TALK } from "./talk.ts";

const TURN_MS = 50;
const TYPED_MS = 100;
const KEPT_SEARCH_MS = 50;
const WORD_MS = 100;
/** Times the bare page's JavaScript. */
const FIRST_LOAD = 1.2;
const WITHIN_MS = 30_000;
/** The chapters beside the one that is shown have been fetched, ms. */
const QUIET_MS = 400;
/** Words that are typed, and that many verses have. */
const TYPED = [
  "shepherd",
  "river",
  "bread",
  "lamb",
  "garden",
  "mercy",
  "anchor",
  "vineyard",
  "lantern",
  "oil",
  "temple",
  "harvest",
  "covenant",
  "darkness",
  "trumpet",
  "chariot",
  "wisdom",
  "stone",
  "lion",
  "rain",
];

type Tap = { press: string; shown: string };

/** A press, and the time to the frame after which what follows from it is on screen, by the page's own clock, ms. */
const tapToPaint = (page: Page, tap: Tap): Promise<number> =>
  page.evaluate(
    ({ press, shown }) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        document.querySelector<HTMLElement>(press)?.click();
        const look = () => {
          if (document.querySelector(shown)) requestAnimationFrame(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        look();
      }),
    tap,
  );

/** From chapter to chapter of Genesis. @returns what each turn took, and how often the chapter was asked for then */
async function turnChapters(page: Page, origin: string, turns: number) {
  await page.goto(`${origin}/bible-study/kjv/genesis/1`);
  // before a press comes the hand: the page hydrates at its first sign
  await page.mouse.move(400, 400);
  await page.locator(".study-nav").waitFor();
  await page.waitForLoadState("networkidle");
  const took: number[] = [];
  let asked = 0;
  for (let chapter = 2; chapter < 2 + turns; chapter++) {
    await page.waitForTimeout(QUIET_MS);
    const isOfIt = new RegExp(`genesis/${chapter}(?!\\d)|\\.data`);
    const note = (request: { url(): string; method(): string }) => {
      if (request.method() === "GET" && isOfIt.test(decodeURIComponent(request.url()))) asked++;
    };
    page.on("request", note);
    const shown = `[data-verse="${1_000_000 + chapter * 1_000 + 1}"]`;
    took.push(await tapToPaint(page, { press: ".reader-where a[rel=next]", shown }));
    page.off("request", note);
  }
  return { took, asked };
}

/** A word typed at once: from the last letter to the first verse that has it on screen, ms; the pause is in it. */
async function typeWords(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}/bible-study/search`);
  await page.waitForLoadState("networkidle");
  const took: number[] = [];
  for (const word of TYPED)
    took.push(
      await page.evaluate(
        (word) =>
          new Promise<number>((resolve) => {
            const field = document.querySelector<HTMLInputElement>("input[type=search]");
            const began = performance.now();
            // as a key does it: React hears of a value only through the element's own setter
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, word);
            field?.dispatchEvent(new Event("input", { bubbles: true }));
            const isHere = () =>
              [...document.querySelectorAll("mark")].some(({ textContent }) =>
                textContent?.toLowerCase().startsWith(word),
              );
            const look = () => {
              if (isHere()) requestAnimationFrame(() => resolve(performance.now() - began));
              else requestAnimationFrame(look);
            };
            look();
          }),
        word,
      ),
    );
  return took;
}

/** The fixed list of searches over the King James Version as a device keeps it, ms. */
function searchKeptText(rounds: number): number[] {
  const file = gunzipSync(readFileSync("data/bible/kjv.tsv.gz")).toString();
  const texts = [openText({ translation: "KJV", file, folded: foldFile(file) })];
  const took: number[] = [];
  for (let round = -1; round < rounds; round++)
    for (const { text } of BIBLE_QUERIES) {
      const began = performance.now();
      searchKept(
        texts,
        { text, scope: "all", translation: "KJV", after: null },
        { language: "en", own: "KJV" },
      );
      if (round >= 0) took.push(performance.now() - began);
    }
  return took;
}

async function inBrowser(context: BrowserContext, origin: string, extent: Extent) {
  const page = await context.newPage();
  page.setDefaultTimeout(WITHIN_MS);
  const turned = await turnChapters(page, origin, extent.quick ? 10 : 40);
  const typed = await typeWords(page, origin);
  await keepWords(page, origin);
  await context.setOffline(true);
  const words = await tapWords(page, origin, extent.quick ? 10 : 30);
  return { turned, typed, words };
}

/** The reader as its member has it in the hand: turning, typing, a word without a network, and what a first visit loads. */
export async function measureReader(extent: Extent): Promise<Section> {
  const product = await serveProduct(await freePort());
  const stop = endsWithRun(product.stop);
  const bare = await serveBaseline("remix", await freePort(), TALK);
  const stopBare = endsWithRun(bare.stop);
  const browser = await openBrowser();
  const close = endsWithRun(() => browser.close());
  try {
    const { origin, db } = product;
    const { cookie } = await addMember(db, { keys: localKeys(), origin, titles: ["Today"] });
    const [own, plain] = await weighVisits([
      { origin, path: "/bible-study/kjv/john/3", cookie, contains: "For God so loved" },
      { origin: bare.origin, path: "/", contains: "Welcome to Remix" },
    ]);
    const ratio = (own?.bytes ?? Number.NaN) / (plain?.bytes ?? Number.NaN);
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    await giveCookies(context, cookie, origin);
    const { turned, typed, words } = await inBrowser(context, origin, extent);
    const within = (values: readonly number[], most: number) => [
      `${ms(quantile(values, 0.5))} / ${ms(quantile(values, 0.95))}`,
      `p95 within ${most} ms: ${metOr(quantile(values, 0.95) <= most)}`,
    ];
    return {
      title: "The reader in the hand",
      head: ["what", "p50 / p95", "target on an idle machine"],
      rows: [
        ["from a chapter to the next: tap to paint", ...within(turned.took, TURN_MS)],
        ["requests for the chapter at that tap", `${turned.asked}`, `none: ${metOr(turned.asked === 0)}`],
        ["a word typed: to the first verse on screen", ...within(typed, TYPED_MS)],
        ["a search of the kept King James Version", ...within(searchKeptText(extent.rounds), KEPT_SEARCH_MS)],
        ["a tapped word without a network: to its dictionary word", ...within(words, WORD_MS)],
        [
          "JavaScript of a first visit, gzip, to a bare Remix page's",
          times(ratio),
          `at most ${FIRST_LOAD}: ${metOr(ratio <= FIRST_LOAD)}`,
        ],
      ],
      note: "In Chromium without a graphics card, to the frame after the one that has it. A word at once is asked at once; only a burst of keys is waited for.",
    };
  } finally {
    await close();
    await stop();
    await stopBare();
  }
}
