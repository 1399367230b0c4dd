import { and, countDistinct, eq, gte, inArray, lt } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import { blessings, payments } from "#app/features/billing/model/tables.ts";
import { conversations } from "#app/features/chat/model/tables.ts";
import type { Counted } from "./counters.ts";
import { siteCounters } from "./tables.ts";

export const countedFigures = (db: Database) => db.select().from(siteCounters);

export const membersActiveSince = (db: Database, since: number) =>
  db
    .select({ count: countDistinct(conversations.userId) })
    .from(conversations)
    .where(gte(conversations.lastMessageAt, since));

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

export const saveFigure = (db: Database, { name, count, countedAt }: Counted): Statement =>
  db
    .insert(siteCounters)
    .values({ name, count, countedAt })
    .onConflictDoUpdate({ target: siteCounters.name, set: { count, countedAt } });
