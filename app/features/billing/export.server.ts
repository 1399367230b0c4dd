import { asc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { csvFile, type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { auditWhole, lookUpsWhole } from "#app/features/member/audit/store.server.ts";
import {
  billingCustomers,
  billingSubscriptions,
  blessings,
  checkouts,
  paymentEvents,
  payments,
  under13Refunds,
  unpaidMails,
  unpaidRegistrations,
} from "./model/tables.ts";

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

const customersOf = (db: Database, userId: string) =>
  db
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));

const intentsOf = (db: Database, userId: string) =>
  db.select({ id: payments.intentId }).from(payments).where(eq(payments.userId, userId));

/** What the member has paid, and what was done about it. The card is the vendor's: nobody here has ever seen it. */
export const billingExport: ExportSection = {
  tables: [
    "billing_customers",
    "checkouts",
    "billing_subscriptions",
    "payments",
    "blessings",
    "payment_events",
    "audit_log",
    "staff_look_ups",
    "unpaid_registrations",
    "unpaid_mails",
    "under_13_refunds",
  ],
  async *files({ db, userId }) {
    const [
      customers,
      opened,
      subscriptions,
      paid,
      gifts,
      audit,
      lookUps,
      registrations,
      mails,
      returns,
      events,
    ] = await db.batch([
      db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId)),
      db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(asc(checkouts.createdAt)),
      db.select().from(billingSubscriptions).where(eq(billingSubscriptions.userId, userId)),
      db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.at)),
      db
        .select(getTableColumns(blessings))
        .from(blessings)
        .innerJoin(payments, eq(payments.id, blessings.paymentId))
        .where(eq(payments.userId, userId)),
      auditWhole(db, userId),
      lookUpsWhole(db, userId),
      db.select().from(unpaidRegistrations).where(eq(unpaidRegistrations.userId, userId)),
      db.select().from(unpaidMails).where(eq(unpaidMails.userId, userId)),
      db.select().from(under13Refunds).where(eq(under13Refunds.userId, userId)),
      db
        .select()
        .from(paymentEvents)
        .where(
          or(
            inArray(paymentEvents.customerId, customersOf(db, userId)),
            inArray(paymentEvents.intentId, intentsOf(db, userId)),
          ),
        ),
    ]);
    const giftOf = new Map(gifts.map((gift) => [gift.paymentId, gift]));
    const history = paid.map((payment) => {
      const blessing = giftOf.get(payment.id);
      return { ...payment, note: blessing?.note ?? "", ...(blessing && { blessing }) };
    });
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
        returns,
        audit,
        lookUps,
        told: events,
      }),
    };
  },
};
