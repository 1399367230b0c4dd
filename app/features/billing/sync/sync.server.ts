import { faultText } from "#app/core/fault-text.ts";
import type { CustomerAccount } from "#app/core/money.ts";
import { commit } from "#app/db/commit.ts";
import type { Database, Statement } from "#app/db/database.ts";
import type { CreditMove } from "#app/features/billing/model/credits.ts";
import {
  addBlessing,
  endRefunds,
  moveCheckout,
  nextVersion,
  savePayment,
  saveSubscription,
  storedOf,
} from "#app/features/billing/model/store.server.ts";
import type { SettledPayment, Stored } from "#app/features/billing/model/stored.ts";
import { addUnpaidMail } from "#app/features/billing/unpaid/store.server.ts";
import { saveMirror } from "#app/features/member/store.server.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import { addMovement, beginStats, withdrawCredits } from "#app/features/wallet/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import type { Publication } from "#party/protocol.ts";
import { type Changes, isEmpty, settle } from "./settle.ts";

/** The vendor is read three times at most; the rest is for writers that have not asked it. */
const MAX_ATTEMPTS = 8;

/** `settled`: D1 says what the vendor says. `unknown`: no customer of ours, or its account is gone. */
export type Synced = "settled" | "unknown";

/** What else the commit writes: the events that it has answered, an administrator's act. */
export type ExtraStatements = (db: Database) => Statement[];
const NOTHING: ExtraStatements = () => [];

/**
 * Asks the vendor for everything that it knows of a customer, and writes what differs: two D1 trips around one reading.
 * An event is only the occasion for it, so that order, doubles and losses make no difference. Of two at once the one
 * that asked later stands: the other reads again, unless somebody has asked since it began.
 * @throws PaymentsFault when the vendor does not answer
 */
export async function syncCustomer(
  ctx: AppContext,
  customerId: string,
  beside: ExtraStatements = NOTHING,
): Promise<Synced> {
  return settleWith(ctx, customerId, { asks: true, beside });
}

/** The same without the vendor, for time alone: a grace that has run out, a paid time that is over. */
export async function settleByClock(ctx: AppContext, customerId: string): Promise<Synced> {
  return settleWith(ctx, customerId, { asks: false, beside: NOTHING });
}

const asStored = ({ subscriptions }: Stored): CustomerAccount => ({
  subscriptions,
  payments: [],
  checkouts: [],
});

async function settleWith(
  ctx: AppContext,
  customerId: string,
  { asks, beside }: { asks: boolean; beside: ExtraStatements },
): Promise<Synced> {
  let begunAt: number | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const stored = await storedOf(ctx.db, customerId);
    if (!stored) return removeMissingCustomer(ctx, beside);
    begunAt ??= stored.readings;
    // whoever wrote the second reading began it after the first was written, and so after this call had begun
    if (stored.readings >= begunAt + 2) return readSince(ctx, beside);
    const account = asks ? await ctx.payments.readCustomer(stored.customerId) : asStored(stored);
    const changes = settle(stored, account, ctx.now());
    const { statements, publications } = written(ctx, stored, changes);
    // the version is raised even where nothing differs: who asked earlier must not write now
    const done = await commit(ctx.db, [
      nextVersion(ctx.db, stored.userId, stored.version, asks),
      ...statements,
      ...beside(ctx.db),
    ]);
    if (done.ok) {
      reportUnknown(customerId, changes.unknown);
      if (publications.length > 0) deliver(ctx, () => ctx.rooms.publish(stored.userId, publications));
      return "settled";
    }
    if (done.constraint === "FOREIGN KEY") return removeMissingCustomer(ctx, beside);
    if (done.constraint !== "customer_changed") throw new Error(`billing not settled: ${done.constraint}`);
  }
  throw new Error("billing not settled: too many at once");
}

/** Somebody else has read the vendor since and written what it says: only what belongs to this call is left. */
async function readSince(ctx: AppContext, beside: ExtraStatements): Promise<Synced> {
  const done = await commit(ctx.db, beside(ctx.db));
  if (!done.ok) throw new Error(`billing not settled: ${done.constraint}`);
  return "settled";
}

/** Not one of ours, or its account has been erased meanwhile: there is nothing to write but that it was looked at. */
async function removeMissingCustomer(ctx: AppContext, beside: ExtraStatements): Promise<Synced> {
  const done = await commit(ctx.db, beside(ctx.db));
  if (!done.ok) throw new Error(`event not closed: ${done.constraint}`);
  return "unknown";
}

function written(
  ctx: AppContext,
  { userId, version }: Stored,
  changes: Changes,
): { statements: Statement[]; publications: Publication[] } {
  const { db } = ctx;
  if (isEmpty(changes)) return { statements: [], publications: [] };
  const notice = changes.unpaid && unpaidNotice(ctx, userId, changes.unpaid);
  const statements = [
    ...changes.subscriptions.map((row) => saveSubscription(db, userId, row)),
    ...changes.payments.map((row) => savePayment(db, userId, row)),
    ...changes.payments.filter(isGivenBack).map(({ id }) => endRefunds(db, id)),
    ...changes.blessings.map((row) => addBlessing(db, row)),
    ...changes.checkouts.map((row) => moveCheckout(db, row)),
    ...(changes.credits.length > 0 ? [beginStats(db, userId, ctx.now())] : []),
    ...changes.credits.map((move) => moved(ctx, userId, move)),
    ...(changes.mirror ? [saveMirror(db, userId, changes.mirror, ctx.now())] : []),
    ...(notice ? [notice.statement] : []),
    ...(changes.unpaid ? [addUnpaidMail(db, userId, changes.unpaid, ctx.now())] : []),
  ];
  const changed: Publication = {
    id: `billing:${userId}:${version + 1}`,
    event: { name: "subscription.changed" },
  };
  return { statements, publications: notice ? [changed, notice.publication] : [changed] };
}

const isGivenBack = ({ refundedCents, amountCents }: SettledPayment): boolean =>
  refundedCents === amountCents;

const unpaidNotice = (
  ctx: AppContext,
  userId: string,
  { subscriptionId, since, until }: NonNullable<Changes["unpaid"]>,
) => notification(ctx, userId, `${subscriptionId}:${since}`, { topic: "premium.unpaid", until });

function moved({ db, now }: AppContext, userId: string, move: CreditMove): Statement {
  switch (move.move) {
    case "grant":
      return addMovement(db, userId, now(), {
        currency: "message_credits",
        amount: move.messages,
        cause: "credits_bought",
        causeId: move.paymentId,
      });
    case "withdraw":
      return withdrawCredits(db, userId, { most: move.most, key: move.key, now: now() });
    case "restore":
      return addMovement(db, userId, now(), {
        currency: "message_credits",
        amount: move.messages,
        cause: "credits_restored",
        causeId: move.key,
      });
  }
}

function reportUnknown(customerId: string, unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  console.error(JSON.stringify({ level: "error", at: "billing.unknown", customerId, unknown }));
}

/** A vendor that is silent to so many in a row is silent to all: the next run asks again, and the cron has other work. */
export const MAX_TIMEOUTS = 3;
export const isVendorTimeout = (error: unknown): boolean =>
  error instanceof PaymentsFault && error.reason === "unreachable";

/** Behind an answer: a vendor that does not answer now is asked again by the cron. */
export async function trySync(ctx: AppContext, customerId: string): Promise<void> {
  try {
    await syncCustomer(ctx, customerId);
  } catch (error) {
    console.warn(
      JSON.stringify({
        level: "warn",
        at: "billing.sync",
        requestId: ctx.requestId,
        error: faultText(error),
      }),
    );
  }
}
