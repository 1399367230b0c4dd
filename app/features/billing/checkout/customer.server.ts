import { commit, commitNamed } from "#app/db/commit.ts";
import { addCustomer, customerOf, replaceCustomer } from "#app/features/billing/model/store.server.ts";
import type { BillingCustomer } from "#app/features/billing/model/tables.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";

/**
 * The member's one customer at the vendor. The vendor makes one for the key, however often it is asked, and the row
 * is one by the schema: two tabs at once come to the same.
 * @throws PaymentsFault, and Response 401 when the account no longer exists at the identity vendor
 */
export async function ensureCustomer(
  ctx: MemberContext,
  found: BillingCustomer | undefined,
): Promise<BillingCustomer> {
  if (found) return found;
  const customerId = await create(ctx, ctx.userId);
  const row = { userId: ctx.userId, customerId, origin: ctx.origin, createdAt: ctx.now() };
  return keptCustomer(ctx, addCustomer(ctx.db, row));
}

/** The vendor knows the old one no more: somebody has removed it there. */
export async function renewCustomer(ctx: MemberContext, lost: BillingCustomer): Promise<BillingCustomer> {
  const customerId = await create(ctx, `${ctx.userId}:${lost.customerId}`);
  const written = await commit(ctx.db, [replaceCustomer(ctx.db, ctx.userId, customerId, lost.version)]);
  if (!written.ok && written.constraint !== "customer_changed") {
    throw new Error(`customer not renewed: ${written.constraint}`);
  }
  return keptCustomer(ctx, null);
}

async function create(ctx: MemberContext, key: string): Promise<string> {
  const account = await ctx.accounts.find(ctx.userId);
  if (!account) throw new Response("This account no longer exists.", { status: 401 });
  const { email, fullName } = account;
  return ctx.payments.createCustomer({ userId: ctx.userId, email, name: fullName, key });
}

/** The row that stands, once `added` is written. */
async function keptCustomer(
  { db, userId }: MemberContext,
  added: ReturnType<typeof addCustomer> | null,
): Promise<BillingCustomer> {
  const written = await commitNamed(db, { added, customer: customerOf(db, userId) });
  if (!written.ok) throw new Error(`customer not kept: ${written.constraint}`);
  const [row] = written.rows.customer;
  if (!row) throw new Error("customer not kept");
  return row;
}

/** The account goes: nothing is charged any more, from this moment on. Asked again, nothing happens. */
export async function endBilling(ctx: AppContext, userId: string): Promise<void> {
  const [row] = await customerOf(ctx.db, userId);
  if (row) await ctx.payments.removeCustomer(row.customerId);
}
