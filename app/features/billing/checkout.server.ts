import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/platform/context.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import { ensureCustomer, renewCustomer } from "./customer.server.ts";
import { type Offer, offerFor, sourceIn, type Wanted } from "./offers.ts";
import { countPage, refusedByLimit } from "./page-limit.server.ts";
import type { BillingRefusal, PageLimitRefusal } from "./refusals.ts";
import {
  addCheckout,
  checkoutsOf,
  claimAsking,
  customerOf,
  endCheckouts,
  openedCheckout,
  subscriptionsOfMember,
} from "./store.server.ts";
import { trySync } from "./sync.server.ts";
import type { BillingCustomer, Checkout } from "./tables.ts";

export type CheckoutRefusal = Extract<
  BillingRefusal,
  "billing.unreachable" | "billing.amount" | "billing.note" | "billing.already_premium" | PageLimitRefusal
>;

/** The vendor remembers for a day what it was asked; a checkout that was not opened in that time is begun anew. */
const OPENING_MS = 23 * 3_600_000;
/** One that ends within this is not offered any more, ms. */
const NEARLY_OVER_MS = 60_000;
const MOST_ROUNDS = 4;
/** So many of the latest are looked through for one that stands open. */
const LOOKED_THROUGH = 20;

/** The one constraint that a race for premium is lost on. */
const ANOTHER_STANDS = "checkouts.user_id";

/**
 * Opens a page of the vendor's to pay on (F6, F7, D28). The row is written first and names the checkout at the vendor,
 * so that two tabs, or the same press twice, come to one checkout for premium; nobody can pay for it twice.
 */
export async function openCheckout(
  ctx: MemberContext,
  wanted: Wanted,
  back: { source?: string } = {},
): Promise<Result<{ url: string }, CheckoutRefusal>> {
  const offer = offerFor(wanted);
  if (!offer.ok) return offer;
  try {
    return await open(ctx, offer.value, sourceIn(back.source));
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error;
    console.warn(
      JSON.stringify({
        level: "warn",
        at: "billing.checkout",
        requestId: ctx.requestId,
        error: faultText(error),
      }),
    );
    return refuse("billing.unreachable");
  }
}

async function open(
  ctx: MemberContext,
  offer: Offer,
  source: string,
): Promise<Result<{ url: string }, CheckoutRefusal>> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const read = await readForCheckout(ctx);
    if (offer.kind === "premium" && read.hasPremium) return refuse("billing.already_premium");
    const { standing, stale } =
      offer.kind === "premium" ? standingIn(read.checkouts, ctx.now()) : NO_STANDING;
    if (standing?.url) return ok({ url: standing.url });
    const row = standing ?? newCheckout(ctx, offer, source);
    const written = await commit(ctx.db, [
      ...(await countPage(ctx)),
      ...(stale.length > 0 ? [endCheckouts(ctx.db, stale)] : []),
      ...(standing ? [] : [addCheckout(ctx.db, row)]),
    ]);
    // another tab was first: its checkout is this one's too
    if (!written.ok && written.constraint === ANOTHER_STANDS) continue;
    const refused = written.ok ? null : refusedByLimit(written.constraint);
    if (refused) return refused;
    if (!written.ok) throw new Error(`checkout not begun: ${written.constraint}`);
    return ok({ url: await atVendor(ctx, row, await ensureCustomer(ctx, read.customer)) });
  }
  throw new Error("checkout not begun: another stands and cannot be found");
}

/** Everything that a checkout must know, in one trip. */
async function readForCheckout(ctx: MemberContext) {
  const { db, userId } = ctx;
  const [profiles, customers, mirrors, subscriptions, checkouts] = await db.batch([
    profileOf(db, userId),
    customerOf(db, userId),
    subscriptionOf(db, userId),
    subscriptionsOfMember(db, userId),
    checkoutsOf(db, userId, LOOKED_THROUGH),
  ]);
  await ensureProfile(ctx, profiles[0]);
  // one that has not ended is paid again or ended, in the portal: never bought a second time
  const runs = subscriptions.some(
    ({ status, endedAt }) => endedAt === null && status !== "incomplete" && status !== "incomplete_expired",
  );
  const processing = checkouts.some(({ kind, state }) => kind === "premium" && state === "processing");
  return {
    customer: customers[0],
    hasPremium: mirrors[0]?.subscribed === true || runs || processing,
    checkouts,
  };
}

const NO_STANDING: { standing: Checkout | undefined; stale: string[] } = { standing: undefined, stale: [] };

/** The checkout for premium that stands open, and those whose time is over. */
function standingIn(checkouts: readonly Checkout[], now: number): typeof NO_STANDING {
  const begun = checkouts.filter(
    ({ kind, state }) => kind === "premium" && (state === "opening" || state === "open"),
  );
  const standing = begun.find(({ expiresAt }) => expiresAt > now + NEARLY_OVER_MS);
  return { standing, stale: begun.filter((one) => one !== standing).map(({ id }) => id) };
}

const newCheckout = (ctx: MemberContext, offer: Offer, source: string): Checkout => ({
  ...offer,
  id: newId("checkout", ctx.now(), ctx.random),
  userId: ctx.userId,
  source,
  language: ctx.language,
  sessionId: null,
  url: null,
  state: "opening",
  createdAt: ctx.now(),
  expiresAt: ctx.now() + OPENING_MS,
});

/** What the vendor refuses as it stands is over: the next press begins another. */
async function atVendor(ctx: MemberContext, row: Checkout, customer: BillingCustomer): Promise<string> {
  try {
    const { id, url, expiresAt } = await openAt(ctx, row, customer).catch(async (error: unknown) => {
      if (!(error instanceof PaymentsFault) || error.reason !== "missing") throw error;
      return openAt(ctx, row, await renewCustomer(ctx, customer));
    });
    await keep(ctx, openedCheckout(ctx.db, row.id, { sessionId: id, url, expiresAt }));
    return url;
  } catch (error) {
    if (error instanceof PaymentsFault && error.reason !== "unreachable") {
      await keep(ctx, endCheckouts(ctx.db, [row.id]));
    }
    throw error;
  }
}

async function keep(ctx: MemberContext, statement: Statement): Promise<void> {
  const written = await commit(ctx.db, [statement]);
  if (!written.ok) throw new Error(`checkout not kept: ${written.constraint}`);
}

const openAt = (ctx: MemberContext, row: Checkout, { customerId }: BillingCustomer) => {
  const from = row.source ? `&from=${row.source}` : "";
  return ctx.payments.openCheckout({
    customerId,
    userId: ctx.userId,
    kind: row.kind,
    amountCents: row.amountCents,
    reference: row.id,
    successUrl: `${ctx.origin}/billing/return?session={CHECKOUT_SESSION_ID}${from}`,
    cancelUrl: `${ctx.origin}/billing/cancelled?session=${row.id}&kind=${row.kind}${from}`,
    language: row.language,
  });
};

/** Pages that wait have the vendor asked once in so many ms. */
const ASK_APART_MS = 5_000;

/**
 * What the server knows of a checkout, by the vendor's name of it or ours: for the page that a member comes back to.
 * The vendor's word comes by webhook; while it does not, the vendor is asked behind the answer.
 */
export async function readCheckout(
  ctx: MemberContext,
  sessionId: string,
): Promise<"waiting" | "paid" | "unpaid" | "unknown"> {
  const row = await ctx.db.firstOfPrimary<{ state: Checkout["state"] }>(
    "SELECT state FROM checkouts WHERE user_id = ?1 AND (id = ?2 OR session_id = ?2)",
    ctx.userId,
    sessionId,
  );
  if (!row) return "unknown";
  if (row.state === "paid") return "paid";
  if (row.state === "over") return "unpaid";
  const [claimed] = await ctx.db.batch([claimAsking(ctx.db, ctx.userId, ctx.now(), ASK_APART_MS)]);
  const customerId = claimed[0]?.customerId;
  if (customerId) ctx.waitUntil(trySync(ctx, customerId));
  return "waiting";
}
