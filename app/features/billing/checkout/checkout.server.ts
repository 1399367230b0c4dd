import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { type CheckoutOrder, type Offer, offerFor, sourceIn } from "#app/features/billing/model/offers.ts";
import type { BillingRefusal } from "#app/features/billing/model/refusals.ts";
import {
  addCheckout,
  checkoutsOf,
  customerOf,
  endCheckouts,
  openedCheckout,
  subscriptionsOfMember,
} from "#app/features/billing/model/store.server.ts";
import type { BillingCustomer, BillingSubscription, Checkout } from "#app/features/billing/model/tables.ts";
import { syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import { isYoung } from "#app/features/member/age.ts";
import { isCurrent } from "#app/features/member/entitlement.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import { ensureCustomer, renewCustomer } from "./customer.server.ts";
import { countPage, refusedByLimit } from "./page-limit.server.ts";

export type CheckoutRefusal = Exclude<BillingRefusal, "billing.no_customer" | "billing.no_subscription">;

/** The vendor remembers for a day what it was asked; a checkout that was not opened in that time is begun anew. */
const OPENING_MS = 23 * 3_600_000;
/** One that ends within this is not offered any more, ms. */
const NEARLY_OVER_MS = 60_000;
const MAX_ATTEMPTS = 4;
/** So many of the latest are looked through for one that stands open. */
const LOOKED_THROUGH = 20;

/** The one constraint that a race for premium is lost on. */
const ANOTHER_OPEN = "checkouts.user_id";
/** D8, F13: the account has been taken back, or left, in this moment. */
const ACCOUNT_PENDING_DELETION = "account_rests";

/**
 * Opens a page of the vendor's to pay on (F6, F7, D28). The row is written first and names the checkout at the vendor,
 * so that two tabs, or the same press twice, come to one checkout for premium; nobody can pay for it twice.
 */
export async function openCheckout(
  ctx: MemberContext,
  wanted: CheckoutOrder,
  back: { source?: string } = {},
): Promise<Result<{ url: string }, CheckoutRefusal>> {
  if (ctx.inShell) return refuse("billing.in_app");
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
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const read = await readForCheckout(ctx);
    if (offer.kind === "premium" && read.refusal) return refuse(read.refusal);
    if (offer.kind === "blessing" && read.young) return refuse("billing.adults_only");
    const { reusable, stale } =
      offer.kind === "premium" ? openCheckoutIn(read.checkouts, ctx.now()) : NO_OPEN_CHECKOUT;
    if (reusable?.url) return ok({ url: reusable.url });
    if (!(await closeAtVendor(ctx, stale, read.customer))) continue;
    const row = reusable ?? newCheckout(ctx, offer, source);
    const written = await commit(ctx.db, [
      ...(await countPage(ctx)),
      ...ending(ctx, stale),
      ...(reusable ? [] : [addCheckout(ctx.db, row)]),
    ]);
    // another tab was first: its checkout is this one's too
    if (!written.ok && written.constraint === ANOTHER_OPEN) continue;
    if (!written.ok && written.constraint === ACCOUNT_PENDING_DELETION) return refuse("billing.unreachable");
    const refused = written.ok ? null : refusedByLimit(written.constraint);
    if (refused) return refused;
    if (!written.ok) throw new Error(`checkout not begun: ${written.constraint}`);
    return createAtVendor(ctx, row, await ensureCustomer(ctx, read.customer));
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
  const { ageBand } = await ensureProfile(ctx, profiles[0]);
  return {
    young: isYoung(ageBand),
    customer: customers[0],
    refusal: refusalFor(mirrors[0]?.subscribed === true, subscriptions, checkouts),
    checkouts,
  };
}

/** Why premium is not offered; null where it is. */
function refusalFor(
  subscribed: boolean,
  subscriptions: readonly BillingSubscription[],
  checkouts: readonly Checkout[],
): CheckoutRefusal | null {
  if (subscribed) return "billing.already_premium";
  // late or disputed, it is paid again or ended, in Settings: never bought a second time
  if (subscriptions.some(isCurrent)) return "billing.premium_stands";
  const processing = checkouts.some(({ kind, state }) => kind === "premium" && state === "processing");
  return processing ? "billing.premium_on_its_way" : null;
}

const NO_OPEN_CHECKOUT: { reusable: Checkout | undefined; stale: Checkout[] } = {
  reusable: undefined,
  stale: [],
};

/** The checkout for premium that stands open, and those whose time is over or nearly so. */
function openCheckoutIn(checkouts: readonly Checkout[], now: number): typeof NO_OPEN_CHECKOUT {
  const begun = checkouts.filter(
    ({ kind, state }) => kind === "premium" && (state === "opening" || state === "open"),
  );
  const reusable = begun.find(({ expiresAt }) => expiresAt > now + NEARLY_OVER_MS);
  return { reusable, stale: begun.filter((one) => one !== reusable) };
}

const ending = (ctx: MemberContext, stale: readonly Checkout[]): Statement[] =>
  stale.length === 0
    ? []
    : [
        endCheckouts(
          ctx.db,
          stale.map(({ id }) => id),
        ),
      ];

/**
 * Nobody can pay there from now on. False when the vendor had closed one already, which may be because it was paid:
 * what it knows is written, and then it is looked again.
 */
async function closeAtVendor(
  ctx: MemberContext,
  stale: readonly Checkout[],
  customer: BillingCustomer | undefined,
): Promise<boolean> {
  let wereOpen = true;
  for (const { sessionId } of stale) {
    if (sessionId !== null && !(await ctx.payments.expireCheckout(sessionId))) wereOpen = false;
  }
  if (wereOpen) return true;
  if (customer) await syncCustomer(ctx, customer.customerId);
  // of what the vendor has forgotten nothing comes any more
  for (const statement of ending(ctx, stale)) await write(ctx, statement);
  return false;
}

const newCheckout = (ctx: MemberContext, offer: Offer, source: string): Checkout => ({
  ...offer,
  id: newId("checkout", ctx.now(), ctx.random),
  userId: ctx.userId,
  source,
  language: ctx.language,
  sessionId: null,
  url: null,
  paymentId: null,
  state: "opening",
  createdAt: ctx.now(),
  expiresAt: ctx.now() + OPENING_MS,
});

async function createAtVendor(
  ctx: MemberContext,
  row: Checkout,
  customer: BillingCustomer,
): Promise<Result<{ url: string }, CheckoutRefusal>> {
  const { id: sessionId, url, expiresAt } = await openOrEnd(ctx, row, customer);
  const written = await commitNamed(ctx.db, {
    opened: openedCheckout(ctx.db, row.id, { sessionId, url, expiresAt }),
  });
  if (!written.ok) throw new Error(`checkout not kept: ${written.constraint}`);
  const [kept] = written.rows.opened;
  if (kept && kept.state !== "over") return ok({ url });
  // closed in another tab while the vendor was asked (D8): its page is handed out to nobody
  await ctx.payments.expireCheckout(sessionId);
  return refuse("billing.unreachable");
}

/** What the vendor refuses as it stands is over: the next press begins another. */
async function openOrEnd(ctx: MemberContext, row: Checkout, customer: BillingCustomer) {
  try {
    return await openAt(ctx, row, customer).catch(async (error: unknown) => {
      if (!(error instanceof PaymentsFault) || error.reason !== "missing") throw error;
      return openAt(ctx, row, await renewCustomer(ctx, customer));
    });
  } catch (error) {
    if (error instanceof PaymentsFault && error.reason !== "unreachable") {
      await write(ctx, endCheckouts(ctx.db, [row.id]));
    }
    throw error;
  }
}

async function write(ctx: MemberContext, statement: Statement): Promise<void> {
  const done = await commit(ctx.db, [statement]);
  if (!done.ok) throw new Error(`checkout not kept: ${done.constraint}`);
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
