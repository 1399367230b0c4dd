import { randomUUID } from "node:crypto";
import type { LocalKeys } from "#scripts/local-keys.ts";
import { roundTrip } from "./ask.ts";
import { CONNECTIONS, type Extent } from "./extent.ts";
import { inOneBatch } from "./in-one-batch.ts";
import { type Page, type Posted, startLoader } from "./load.ts";
import { addMember, type Member } from "./members.ts";
import type { Product } from "./product.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { Tab } from "./tab.ts";

/** From the tap to the other tab, p95, on an idle machine, ms. */
const TARGET_MS = 60;
/** Of the bare action's throughput, at least. */
const TARGET = 0.75;
/** More meals than any run has. */
const COINS = 10_000_000;
/** Longer than any meal takes, ms. */
const FED_WITHIN_MS = 10_000;
/** Before the first that counts. */
const WARM_UP = 5;

export type Meals = {
  product: Pick<Product, "db" | "origin">;
  keys: LocalKeys;
  /** Origins of the baselines. */
  hono: string;
  remix: string;
};

type Keeper = Member & { petId: string };

/** A member with a pet and a full wallet. */
async function addKeeper({ product: { db, origin }, keys }: Meals): Promise<Keeper> {
  const member = await addMember(db, { keys, origin, titles: [] });
  const { userId } = member;
  await inOneBatch(db, [
    db.prepare("INSERT INTO user_stats (user_id, updated_at) VALUES (?, 0)").bind(userId),
    db
      .prepare(`INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
        VALUES (?1, 'faith_coins', ?2, 'tournament_podium', 'bench', ?2, 0)`)
      .bind(userId, COINS),
  ]);
  const adopt = { intent: "adopt", petTypeId: "dog", petName: "Boaz" };
  await post(origin, { cookie: member.cookie, fields: adopt }, randomUUID());
  const pet = await db
    .prepare("SELECT id FROM user_pets WHERE user_id = ?")
    .bind(userId)
    .first<{ id: string }>();
  if (!pet) throw new Error("no pet was adopted");
  return { ...member, petId: pet.id };
}

const mealOf = ({ cookie, petId }: Keeper): Posted => ({
  cookie,
  fields: { intent: "feed", petId, via: "script" },
});

/** One form as the page's script sends it. @throws unless it was done */
async function post(origin: string, { cookie, fields }: Posted, requestId: string): Promise<void> {
  const answer = await fetch(`${origin}/pet.data`, {
    method: "POST",
    headers: { cookie, origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ ...fields, requestId, via: "script" }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${fields.intent} was answered ${answer.status}: ${text}`);
}

/** A meal's way from the tap to the other tab of the member, beside bare round trips. */
export async function measureMealsWay(meals: Meals, { posts }: Extent): Promise<Section> {
  const { origin } = meals.product;
  const keeper = await addKeeper(meals);
  const other = await Tab.open({ origin, ...keeper });
  const seen: number[] = [];
  const answered: number[] = [];
  const trips: number[] = [];
  try {
    for (let n = -WARM_UP; n < posts.one; n++) {
      const trip = await roundTrip(meals.hono);
      const requestId = randomUUID();
      const came = other.eventOf(`pet:${requestId}`, FED_WITHIN_MS);
      const tapped = performance.now();
      await post(origin, mealOf(keeper), requestId);
      const answeredAfter = performance.now() - tapped;
      const there = (await came) - tapped;
      if (n < 0) continue;
      seen.push(there);
      answered.push(answeredAfter);
      trips.push(trip);
    }
    if (other.faults > 0) throw new Error("the other tab has not got every event once and in order");
  } finally {
    other.close();
  }
  const p95 = quantile(seen, 0.95);
  return {
    title: "A meal's way to the other tab",
    head: [
      "meals",
      "other tab p50 / p95",
      "own answer p50 / p95",
      "bare Hono p95",
      "ratio of p95s",
      "target on an idle machine",
    ],
    rows: [
      [
        String(seen.length),
        `${ms(quantile(seen, 0.5))} / ${ms(p95)}`,
        `${ms(quantile(answered, 0.5))} / ${ms(quantile(answered, 0.95))}`,
        ms(quantile(trips, 0.95)),
        times(p95 / quantile(trips, 0.95)),
        `p95 under ${TARGET_MS} ms: ${metOr(p95 < TARGET_MS)}`,
      ],
    ],
  };
}

/** The action beside a bare Remix action that reads in one batch and writes in another; each connection has its own row. */
export async function measureFeeding(meals: Meals, extent: Extent): Promise<Section> {
  const keepers = await Promise.all(Array.from({ length: CONNECTIONS }, () => addKeeper(meals)));
  const pages: Record<"feed" | "bare", Page> = {
    feed: {
      origin: meals.product.origin,
      path: "/pet.data",
      contains: '"wallet"',
      posts: keepers.map(mealOf),
    },
    bare: {
      origin: meals.remix,
      path: "/act.data",
      contains: '"done"',
      posts: keepers.map((_, n) => ({ cookie: "", fields: { id: String(n) } })),
    },
  };
  const loader = startLoader();
  const rates = { feed: [] as number[], bare: [] as number[] };
  try {
    for (const page of Object.values(pages)) await loader.perSecond(page, extent.warmUpMs);
    for (let round = 0; round < extent.rounds; round++) {
      for (const name of ["feed", "bare"] as const)
        rates[name].push(await loader.perSecond(pages[name], extent.roundMs));
    }
  } finally {
    await loader.stop();
  }
  const ratio = median(rates.feed.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
  return {
    title: "Feeding, actions per second",
    head: ["action", "median", "baseline", "its median", "ratio", "target"],
    rows: [
      [
        "`POST /pet`, feed",
        median(rates.feed).toFixed(0),
        "bare Remix action, one batched D1 read and one batched write",
        median(rates.bare).toFixed(0),
        times(ratio),
        `at least ${TARGET}: ${metOr(ratio >= TARGET)}`,
      ],
    ],
    note: `${CONNECTIONS} members at once, each with a pet of their own. Every meal is told to its member's room, which the baseline has not.`,
  };
}
