import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { endCheckouts } from "#app/features/billing/model/store.server.ts";
import { syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import {
  addRegistration,
  noteReturn,
  registrationOf,
  removeRegistration,
  type StoredRegistration,
} from "#app/features/billing/unpaid/registration-store.server.ts";
import { undoDeletionRow } from "#app/features/settings/deletion/deletion.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import { BEGINNING_MS, nextStep, type RegistrationPlan } from "./registration.ts";
import { HAS_CONTENT } from "./store.server.ts";

/** The account was made with a plan to pay for (S14): from now on, until it is paid or used, it waits for that. */
export async function beginRegistration(ctx: MemberContext, plan: RegistrationPlan): Promise<void> {
  const now = ctx.now();
  await write(
    ctx,
    addRegistration(ctx.db, ctx.userId, { plan, now, madeAfter: now - BEGINNING_MS, unless: HAS_CONTENT }),
  );
}

/** Whether the account still hangs on its first payment. */
export const isWaitingToPay = async (ctx: MemberContext): Promise<boolean> =>
  (await registrationOf(ctx.db, ctx.userId, HAS_CONTENT)) !== null;

/** Its member goes on without paying, on Free: nothing waits any more. */
export const keepRegistration = (ctx: MemberContext): Promise<void> =>
  write(ctx, removeRegistration(ctx.db, ctx.userId));

/**
 * S18, D8: a member has come back from a checkout. An account that was made in order to pay, and neither paid nor was
 * used, is taken back once the vendor has closed what could still be paid, and says that nothing was: then it rests for
 * thirty days, as any other that is deleted. Everybody else keeps everything, and so does who pays late.
 */
export async function settleUnpaidRegistration(
  ctx: MemberContext,
  sessionId: string,
): Promise<"kept" | "waiting" | "cancelled"> {
  let known = await registrationOf(ctx.db, ctx.userId, HAS_CONTENT);
  let step = nextStep(known, sessionId, ctx.now(), "not yet");
  // from here on a minute is counted: of a plan's own checkout, and of no other
  if (step === "wait" && known?.returnedAt === null) {
    await write(ctx, noteReturn(ctx.db, ctx.userId, ctx.now()));
  }
  if (step === "ask" && known) {
    const asked = await closeAll(ctx, known);
    known = await registrationOf(ctx.db, ctx.userId, HAS_CONTENT);
    step = nextStep(known, sessionId, ctx.now(), asked);
  }
  if (step === "cancel") {
    // another was opened, or paid, since the vendor was asked: the next look sees it
    return (await undoDeletionRow(ctx)) ? "cancelled" : "waiting";
  }
  if (step === "keep" && known) await keepRegistration(ctx);
  return step === "wait" || step === "ask" ? "waiting" : "kept";
}

/** From here on nobody can pay there: what is paid by then is known, and what is not will not be. */
async function closeAll(ctx: MemberContext, known: StoredRegistration): Promise<"answered" | "silent"> {
  const unopened = known.checkouts.filter(({ state }) => state === "opening").map(({ id }) => id);
  if (unopened.length > 0) await write(ctx, endCheckouts(ctx.db, unopened));
  try {
    for (const { sessionId, state } of known.checkouts) {
      if (state === "open" && sessionId) await ctx.payments.expireCheckout(sessionId);
    }
    if (known.customerId) await syncCustomer(ctx, known.customerId);
    return "answered";
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error;
    return "silent";
  }
}

async function write(ctx: MemberContext, statement: Statement): Promise<void> {
  const written = await commit(ctx.db, [statement]);
  if (!written.ok) throw new Error(`registration not written: ${written.constraint}`);
}
