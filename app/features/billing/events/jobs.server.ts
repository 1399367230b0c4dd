import { faultText } from "#app/core/fault-text.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import {
  isVendorTimeout,
  MAX_TIMEOUTS,
  settleByClock,
  syncCustomer,
} from "#app/features/billing/sync/sync.server.ts";
import type { AppContext } from "#app/request/context.ts";
import type { LiveSubscription } from "#app/vendors/ports.ts";
import { isHandled } from "./process-events.server.ts";
import {
  addEvent,
  claimJob,
  deleteOldEvents,
  expiredAccess,
  finishJob,
  type JobName,
  type KnownSubscription,
  postponeJob,
  runningAfter,
  subscriptionsNamed,
} from "./store.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back an hour's listing looks beyond the last one: an event may be listed late. */
const OVERLAP_MS = 10 * 60_000;
/** A round that came to nothing is begun again after this. */
const AGAIN_MS = 5 * 60_000;
/** The vendor lists events of thirty days: so far back the first round looks. What was worked is kept a little longer. */
const LISTED_MS = 30 * DAY_MS;
const KEPT_MS = 35 * DAY_MS;
const A_CHUNK = 100;
const MAX_AT_ONCE = 50;

/** Every hour: what happened at the vendor and never came here is put among what waits. */
export const fetchMissedEvents = (ctx: AppContext): Promise<void> =>
  runJob(ctx, "events", HOUR_MS, async (seenUntil) => {
    const missed: Statement[] = [];
    for await (const event of ctx.payments.eventsSince(seenUntil - OVERLAP_MS)) {
      if (!isHandled(event)) continue;
      missed.push(addEvent(ctx.db, { ...event, body: "" }, ctx.now()));
      if (missed.length >= A_CHUNK) await write(ctx, missed.splice(0));
    }
    await write(ctx, [...missed, deleteOldEvents(ctx.db, ctx.now() - KEPT_MS, 1_000)]);
  });

/** Every day: all subscriptions that run, there and here, are compared; whoever differs is asked for anew. */
export const compareSubscriptions = (ctx: AppContext): Promise<void> =>
  runJob(ctx, "subscriptions", DAY_MS, async () => {
    const day = Math.floor(ctx.now() / DAY_MS);
    const ask = (customerId: string) =>
      addEvent(
        ctx.db,
        {
          id: `compared:${day}:${customerId}`,
          type: "compared",
          customerId,
          intentId: null,
          body: "",
          createdAt: ctx.now(),
        },
        ctx.now(),
      );
    const running = new Set<string>();
    let chunk: LiveSubscription[] = [];
    const compare = async () => {
      const ids = chunk.map(({ id }) => id);
      const [known]: [KnownSubscription[]] = await ctx.db.batch([subscriptionsNamed(ctx.db, ids)]);
      const differing = chunk.filter((live) => !known.some((one) => isSame(one, live)));
      await write(
        ctx,
        differing.map(({ customerId }) => ask(customerId)),
      );
      chunk = [];
    };
    for await (const live of ctx.payments.liveSubscriptions()) {
      running.add(live.id);
      chunk.push(live);
      if (chunk.length >= A_CHUNK) await compare();
    }
    await compare();
    for (let last = ""; ; ) {
      const [known]: [KnownSubscription[]] = await ctx.db.batch([runningAfter(ctx.db, last, A_CHUNK)]);
      await write(
        ctx,
        known.filter(({ id }) => !running.has(id)).map(({ customerId }) => ask(customerId)),
      );
      const end = known.at(-1)?.id;
      if (end === undefined || known.length < A_CHUNK) return;
      last = end;
    }
  });

const isSame = (
  known: { id: string; status: string; periodEnd: number; cancelAtPeriodEnd: number },
  live: LiveSubscription,
): boolean =>
  known.id === live.id &&
  known.status === live.status &&
  known.periodEnd === live.periodEnd &&
  (known.cancelAtPeriodEnd === 1) === live.cancelAtPeriodEnd;

/** Every minute: a grace or a paid time that has run out. The vendor is asked; if it is silent, the clock decides. */
export async function expireAccess(ctx: AppContext): Promise<void> {
  const [over] = await ctx.db.batch([expiredAccess(ctx.db, ctx.now(), MAX_AT_ONCE)]);
  let silent = 0;
  for (const { customerId } of over) {
    try {
      const asked = silent < MAX_TIMEOUTS && (await trySyncCustomer(ctx, customerId));
      if (asked) continue;
      silent++;
      await settleByClock(ctx, customerId);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "billing.end", error: faultText(error) }));
    }
  }
}

async function write(ctx: AppContext, statements: Statement[]): Promise<void> {
  const done = await commit(ctx.db, statements);
  if (!done.ok) throw new Error(`billing round not written: ${done.constraint}`);
}

/** False when the vendor did not answer. */
async function trySyncCustomer(ctx: AppContext, customerId: string): Promise<boolean> {
  try {
    await syncCustomer(ctx, customerId);
    return true;
  } catch (error) {
    if (!isVendorTimeout(error)) throw error;
    return false;
  }
}

/** One in so many ms. What ends halfway begins again soon, where the last whole one ended. */
async function runJob(
  ctx: AppContext,
  name: JobName,
  apartMs: number,
  work: (seenUntil: number) => Promise<void>,
): Promise<void> {
  const now = ctx.now();
  const times = { now, apartMs, firstFrom: now - LISTED_MS };
  const claimed = await commitNamed(ctx.db, { job: claimJob(ctx.db, name, times) });
  if (!claimed.ok) throw new Error(`billing round not written: ${claimed.constraint}`);
  const [begun] = claimed.rows.job;
  if (!begun) return;
  try {
    await work(begun.seenUntil);
    await write(ctx, [finishJob(ctx.db, name, now)]);
  } catch (error) {
    console.error(JSON.stringify({ level: "error", at: `billing.${name}`, error: faultText(error) }));
    await write(ctx, [postponeJob(ctx.db, name, now - apartMs + AGAIN_MS)]);
  }
}
