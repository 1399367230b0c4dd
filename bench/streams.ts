import { setTimeout } from "node:timers/promises";
import type { LocalKeys } from "#scripts/local-keys.ts";
import { ask } from "./ask.ts";
import { BareTalk } from "./bare-talk.ts";
import { Crowd } from "./crowd.ts";
import type { Extent } from "./extent.ts";
import { addMember, type Member } from "./members.ts";
import type { Product } from "./product.ts";
import type { Provider } from "./provider.ts";
import { metOr, ms, type Section } from "./report.ts";
import { quantile } from "./statistics.ts";
import { Tab } from "./tab.ts";
import type { Pace } from "./timed-words.ts";

/** Post to first words in the second tab, over the provider's own first word, p95, ms. */
const OVER_MS = 10;
/** From the provider to a tab, each word, p99, ms. */
const WORD_MS = 50;
const TABS = 10;
/** How a quick model speaks. */
const QUICK = { firstMs: 80, everyMs: 25, words: 120 };
/** So slow, and the longer the more there are, that the last is asked before the first has ended. */
const slow = (count: number): Pace => ({
  firstMs: 500,
  everyMs: 2_000,
  words: Math.max(12, Math.ceil(count / 30)),
});
const ANSWER_WITHIN_MS = 30_000;
const ALL_WITHIN_MS = 240_000;
/** Questions that are posted, and members that are added, at the same time. */
const AT_ONCE = 24;

export type Streaming = {
  product: Product;
  provider: Provider;
  keys: LocalKeys;
  /** Origin of the bare parts. */
  bare: string;
};

/** New members, a few at a time: thousands of statements under way at once are more than Miniflare can count. */
async function people({ product, keys }: Streaming, count: number): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < count) {
    const added = Array.from({ length: Math.min(AT_ONCE, count - members.length) }, () =>
      addMember(product.db, { keys, origin: product.origin, titles: ["Today"] }),
    );
    members.push(...(await Promise.all(added)));
  }
  return members;
}

/** One question at a time, beside each one of the provider's own and one by bare parts; the clock is read in the second tab. */
async function firstWords(streaming: Streaming, posts: number) {
  const { product, provider } = streaming;
  const { origin } = product;
  const [member] = await people(streaming, 1);
  if (!member) throw new Error("nobody asks");
  await provider.keep({ ...QUICK, words: 12 });
  const second = await Tab.open({ origin, ...member });
  const bareTalk = await BareTalk.open(streaming.bare);
  const own: number[] = [];
  const bare: number[] = [];
  const first: number[] = [];
  const toTab: number[] = [];
  try {
    for (let n = -3; n < posts; n++) {
      const alone = await provider.ownFirstWord();
      const byParts = await bareTalk.firstWord("A question");
      const before = second.wordsTook.length;
      const posted = performance.now();
      const { firstDelta } = await second.arrivalOf(await ask(origin, member, 0), ANSWER_WITHIN_MS);
      if (n < 0) continue;
      own.push(alone);
      bare.push(byParts);
      first.push(firstDelta - posted);
      toTab.push(second.wordsTook[before] ?? Number.NaN);
    }
    if (second.faults > 0) throw new Error("a frame was lost");
    return { own, bare, first, toTab };
  } finally {
    bareTalk.close();
    second.close();
  }
}

/** A few answers into ten tabs; how long each word took to each tab, and each sentence's last word. */
async function tenTabs(streaming: Streaming, posts: number) {
  const { product, provider } = streaming;
  const [member] = await people(streaming, 1);
  if (!member) throw new Error("nobody asks");
  await provider.keep(QUICK);
  const tabs = await Promise.all(
    Array.from({ length: TABS }, () => Tab.open({ origin: product.origin, ...member })),
  );
  try {
    for (let n = 0; n < posts; n++) {
      const answerId = await ask(product.origin, member, n);
      await Promise.all(tabs.map((tab) => tab.arrivalOf(answerId, ANSWER_WITHIN_MS)));
    }
    const received = tabs.map(({ wordsTook }) => wordsTook.length);
    if (tabs.some(({ faults }) => faults > 0) || received.some((words) => words !== posts * QUICK.words))
      throw new Error(`words were lost: ${received.join(" ")}`);
    return {
      took: tabs.flatMap(({ wordsTook }) => wordsTook),
      ends: tabs.flatMap(({ endsTook }) => endsTook),
    };
  } finally {
    for (const tab of tabs) tab.close();
  }
}

/** So many members ask at once, a tab each. @throws when a frame or a word is lost, or they were not all at once */
async function crowd(streaming: Streaming, count: number) {
  const { product, provider } = streaming;
  const members = await people(streaming, count);
  const tabs = new Crowd();
  try {
    await tabs.open(members.map(({ userId, cookie }) => ({ origin: product.origin, userId, cookie })));
    const pace = slow(count);
    await provider.keep(pace);
    const waiting = [...members];
    const began = performance.now();
    const lane = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        await ask(product.origin, one, 0);
        // nobody asks faster than first words come: more questions than are answered would only wait in line
        await setTimeout(pace.firstMs);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const asking = performance.now() - began;
    const rooms = await tabs.counted(new Map(members.map(({ userId }) => [userId, 1])), ALL_WITHIN_MS);
    const whole = rooms.filter(
      ({ finished, faults, words }) => finished === 1 && faults === 0 && words === pace.words,
    );
    return { asking, whole: whole.length, atOnce: await provider.mostAtOnce() };
  } finally {
    await tabs.stop();
  }
}

/** How fast, and how many at once, answers stream, beside what their provider takes by itself. */
export async function measureStreams(streaming: Streaming, { posts, streams }: Extent): Promise<Section> {
  const { own, bare, first, toTab } = await firstWords(streaming, posts.one);
  const over = (took: number[], q: number) => quantile(took, q) - quantile(own, q);
  const late95 = over(first, 0.95);
  const { took, ends } = await tenTabs(streaming, Math.ceil(posts.one / 10));
  const late = quantile(ends, 0.99);
  const { asking, whole, atOnce } = await crowd(streaming, streams);
  const all = whole === streams && atOnce === streams;
  return {
    title: "Streams, beside the provider itself",
    head: ["what", "measured", "the provider alone", "over it", "target"],
    rows: [
      [
        "post to the first words in a second tab, p50 / p95",
        `${ms(quantile(first, 0.5))} / ${ms(quantile(first, 0.95))}`,
        `${ms(quantile(own, 0.5))} / ${ms(quantile(own, 0.95))}`,
        `${ms(over(first, 0.5))} / ${ms(late95)}`,
        `p95 at most ${OVER_MS} ms over: ${metOr(late95 <= OVER_MS)}`,
      ],
      [
        "the same by bare parts: Hono, a D1 read, a D1 write, a room, a socket",
        `${ms(quantile(bare, 0.5))} / ${ms(quantile(bare, 0.95))}`,
        `${ms(quantile(own, 0.5))} / ${ms(quantile(own, 0.95))}`,
        `${ms(over(bare, 0.5))} / ${ms(over(bare, 0.95))}`,
        "for information",
      ],
      [
        "of that, from the provider's word to the tab, p50 / p95",
        `${ms(quantile(toTab, 0.5))} / ${ms(quantile(toTab, 0.95))}`,
        "—",
        "—",
        "for information",
      ],
      [
        `a word's way to each of ${TABS} tabs, p50 / p99`,
        `${ms(quantile(took, 0.5))} / ${ms(quantile(took, 0.99))}`,
        "—",
        "—",
        "for information: words wait for their sentence",
      ],
      [
        "the same of a sentence's last word, p50 / p99",
        `${ms(quantile(ends, 0.5))} / ${ms(late)}`,
        "—",
        "—",
        `p99 under ${WORD_MS} ms: ${metOr(late < WORD_MS)}`,
      ],
      [
        `${streams.toLocaleString("en")} members, an answer each`,
        `${atOnce.toLocaleString("en")} at once, ${whole.toLocaleString("en")} whole, asked within ${ms(asking)}`,
        "—",
        "—",
        `all at once, no word lost: ${metOr(all)}`,
      ],
    ],
    note: `The provider is a stub of its own thread: its first word after ${QUICK.firstMs} ms, then one each ${QUICK.everyMs} ms; in sentences of twelve; each word says when it was said. D1 is local, its data in memory; there is no network.`,
  };
}
