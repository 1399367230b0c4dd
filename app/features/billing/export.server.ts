import { asc, eq, or } from "drizzle-orm";
import { csvFile, type ExportSection, jsonFile } from "#app/db/export-section.ts";
import {
  auditLog,
  billingCustomers,
  billingSubscriptions,
  blessings,
  checkouts,
  payments,
  unpaidMails,
  unpaidRegistrations,
} from "./tables.ts";

const COLUMNS = [
  "time",
  "kind",
  "amountCents",
  "refundedCents",
  "currency",
  "state",
  "dispute",
  "note",
  "id",
];

/** What the member has paid, and what was done about it. The card is the vendor's: nobody here has ever seen it. */
export const billingExport: ExportSection = {
  tables: [
    "billing_customers",
    "checkouts",
    "billing_subscriptions",
    "payments",
    "audit_log",
    "unpaid_registrations",
    "unpaid_mails",
  ],
  async *files({ db, userId }) {
    const [customers, opened, subscriptions, paid, gifts, audit, registrations, mails] = await db.batch([
      db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId)),
      db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(asc(checkouts.createdAt)),
      db.select().from(billingSubscriptions).where(eq(billingSubscriptions.userId, userId)),
      db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.at)),
      db
        .select({ paymentId: blessings.paymentId, note: blessings.note })
        .from(blessings)
        .innerJoin(payments, eq(payments.id, blessings.paymentId))
        .where(eq(payments.userId, userId)),
      db
        .select()
        .from(auditLog)
        .where(or(eq(auditLog.userId, userId), eq(auditLog.actorUserId, userId)))
        .orderBy(asc(auditLog.at)),
      db.select().from(unpaidRegistrations).where(eq(unpaidRegistrations.userId, userId)),
      db.select().from(unpaidMails).where(eq(unpaidMails.userId, userId)),
    ]);
    const noteOf = new Map(gifts.map(({ paymentId, note }) => [paymentId, note]));
    const history = paid.map((payment) => ({ ...payment, note: noteOf.get(payment.id) ?? "" }));
    yield { path: "billing/payments.json", content: jsonFile(history) };
    yield {
      path: "billing/payments.csv",
      content: csvFile(
        COLUMNS,
        (async function* () {
          for (const row of history) yield { ...row, time: new Date(row.at).toISOString() };
        })(),
      ),
    };
    yield {
      path: "billing/account.json",
      content: jsonFile({
        customer: customers[0] ?? null,
        subscriptions,
        checkouts: opened,
        registrations,
        mails,
        audit,
      }),
    };
  },
};
