import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Search } from "#app/features/billing/admin/admin.ts";
import { billingOf } from "#app/features/billing/model/store.server.ts";
import type { PaymentRow } from "#app/features/billing/model/tables.ts";
import { addLookUps, refusalsOf } from "#app/features/member/audit/store.server.ts";
import { under13UntilOf } from "#app/features/member/fragments-store.server.ts";

const MAX_FOUND = 10;

export type MemberBillingRow = {
  userId: string;
  fullName: string;
  customerId: string | null;
  /** When the account of somebody under 13 is erased; null where it is none. */
  under13Until: number | null;
  /** JSON */
  billing: string;
};

const WHERE: Record<Search["by"], string> = {
  id: `p.user_id = ?1 OR p.user_id IN (
    SELECT user_id FROM billing_customers WHERE customer_id = ?1
    UNION SELECT user_id FROM payments WHERE id = ?1 OR intent_id = ?1 OR subscription_id = ?1
    UNION SELECT user_id FROM billing_subscriptions WHERE id = ?1
    UNION SELECT user_id FROM checkouts WHERE id = ?1 OR session_id = ?1)`,
  email:
    "p.user_id IN (SELECT user_id FROM billing_customers WHERE customer_id IN (SELECT value FROM json_each(?2)))",
  name: "instr(lower(p.full_name), lower(?1)) > 0",
};

/** Who is found, in this order; `?1` and `?2` as `membersBilling` has them. */
const found = (by: Search["by"]): string =>
  `FROM profiles p WHERE (${WHERE[by]}) AND ?1 <> '' AND ?2 IS NOT NULL ORDER BY p.full_name, p.user_id LIMIT ${MAX_FOUND}`;

/** A line for each member that the same search shows, or one that nobody was found. */
export const addLookUp = (
  db: Database,
  { by, text }: Search,
  customers: readonly string[],
  { actorUserId, at }: { actorUserId: string; at: number },
): Statement => db.written(addLookUps(found(by)), text, JSON.stringify(customers), actorUserId, by, at);

/** @param customers the vendor's, for a search by e-mail */
export const membersBilling = (
  db: Database,
  { by, text }: Search,
  customers: readonly string[],
): RawQuery<MemberBillingRow> =>
  db.written(
    `SELECT p.user_id AS userId, p.full_name AS fullName,
      (SELECT customer_id FROM billing_customers WHERE user_id = p.user_id) AS customerId,
      ${under13UntilOf("p.user_id")} AS under13Until,
      ${billingOf("p.user_id")} AS billing
    ${found(by)}`,
    text,
    JSON.stringify(customers),
  );

export type PaymentOfCustomer = Pick<
  PaymentRow,
  "id" | "state" | "amountCents" | "refundedCents" | "dispute" | "intentId"
> & {
  userId: string;
  customerId: string;
  /** So often the vendor has said no to giving it back. */
  refusals: number;
};

/** None once its account is gone. */
export const paymentOf = (db: Database, id: string): RawQuery<PaymentOfCustomer> =>
  db.written(
    `SELECT p.id, p.user_id AS userId, c.customer_id AS customerId, p.state, p.amount_cents AS amountCents,
      p.refunded_cents AS refundedCents, p.dispute, p.intent_id AS intentId,
      ${refusalsOf("refund", "p.user_id", "p.id")} AS refusals
    FROM payments p JOIN billing_customers c ON c.user_id = p.user_id WHERE p.id = ?1`,
    id,
  );
