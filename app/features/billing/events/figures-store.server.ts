import { and, countDistinct, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { blessings, payments } from "#app/features/billing/model/tables.ts";

/** What was paid and stayed paid: a blessing that went back whole, or that a bank has taken or may take, was not sent. */
export const blessingsSent = (db: Database) =>
  db
    .select({ count: countDistinct(blessings.paymentId) })
    .from(blessings)
    .innerJoin(payments, eq(payments.id, blessings.paymentId))
    .where(
      and(
        eq(payments.state, "paid"),
        lt(payments.refundedCents, payments.amountCents),
        inArray(payments.dispute, ["none", "won"]),
      ),
    );
