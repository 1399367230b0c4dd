import type { PaidCheckout, PaidPayment, PaidSubscription, PurchaseKind } from "#app/core/money.ts";
import { type CheckoutOffer, type PaymentEvent, PaymentsFault } from "#app/vendors/ports.ts";

const MONTH_MS = 30 * 86_400_000;
const CENTS: Record<Exclude<PurchaseKind, "blessing">, number> = { premium: 995, pack: 395 };

type Session = PaidCheckout & { customerId: string; amountCents: number; userId: string };
type Subscription = PaidSubscription & { customerId: string };
type Payment = PaidPayment & { customerId: string };

/** A payment vendor's ledger, and what people and banks do to them: each change emits an event. */
export class StripeLedger {
  readonly customers = new Map<string, { userId: string; email: string; gone: boolean }>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly payments = new Map<string, Payment>();
  /** All that ever happened, oldest first. */
  readonly events: PaymentEvent[] = [];
  protected readonly now: () => number;
  readonly #name: string;
  #count = 0;

  /** @param name part of all ids: several may stand before one database */
  constructor(now: () => number, name = "") {
    this.now = now;
    this.#name = name;
  }

  protected newId(prefix: string): string {
    this.#count++;
    return `${prefix}_${this.#name}${String(this.#count).padStart(6, "0")}`;
  }

  protected emit(type: string, customerId: string | null, intentId: string | null = null): void {
    this.events.push({ id: this.newId("evt"), type, createdAt: this.now(), customerId, intentId });
  }

  addSession({
    customerId,
    userId,
    kind,
    amountCents,
    reference,
  }: Omit<CheckoutOffer, "successUrl" | "cancelUrl" | "language">): string {
    const id = this.newId("cs");
    const cents = kind === "blessing" ? amountCents : CENTS[kind];
    const session = { id, reference, kind, paymentId: null, customerId, userId, amountCents: cents };
    this.sessions.set(id, { ...session, state: "open" });
    return id;
  }

  session(id: string): Session {
    const found = this.sessions.get(id);
    if (!found) throw new Error(`no session ${id}`);
    return found;
  }

  subscription(id: string): Subscription {
    const found = this.subscriptions.get(id);
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  }

  protected ofIntent(intentId: string): Payment {
    const found = [...this.payments.values()].find((one) => one.intentId === intentId);
    if (!found) throw new PaymentsFault("missing", "payment");
    return found;
  }

  #add(
    customerId: string,
    payment: Omit<PaidPayment, "currency" | "refundedCents" | "dispute" | "receiptUrl" | "at">,
  ) {
    const row: Payment = {
      ...payment,
      customerId,
      currency: "usd",
      refundedCents: 0,
      dispute: "none",
      receiptUrl: `https://pay.test/receipt/${payment.id}`,
      at: this.now(),
    };
    this.payments.set(row.id, row);
    return row;
  }

  /** The member pays on the vendor's page. False when nobody can pay there any more. */
  pay(sessionId: string): boolean {
    const session = this.session(sessionId);
    if (session.state !== "open") return false;
    const { customerId, kind, reference, amountCents } = session;
    session.state = "paid";
    if (kind === "premium") session.paymentId = this.#subscribe(customerId);
    else {
      const intentId = this.newId("pi");
      const paid = { id: sessionId, kind, reference, subscriptionId: null, intentId, amountCents };
      session.paymentId = this.#add(customerId, { ...paid, state: "paid" }).id;
    }
    this.emit("checkout.session.completed", customerId);
    return true;
  }

  /** The member is done, the bank takes its time. */
  payLater(sessionId: string): void {
    const session = this.session(sessionId);
    if (session.state !== "open") return;
    session.state = "processing";
    this.emit("checkout.session.completed", session.customerId);
  }

  /** The bank has decided. */
  arrive(sessionId: string, paid: boolean): void {
    const session = this.session(sessionId);
    if (session.state !== "processing") return;
    session.state = "open";
    if (paid) this.pay(sessionId);
    else session.state = "over";
    this.emit(`checkout.session.async_payment_${paid ? "succeeded" : "failed"}`, session.customerId);
  }

  expire(sessionId: string): boolean {
    const session = this.session(sessionId);
    if (session.state !== "open") return false;
    session.state = "over";
    this.emit("checkout.session.expired", session.customerId);
    return true;
  }

  /** Its first invoice pays for it. */
  #subscribe(customerId: string): string {
    const [id, now] = [this.newId("sub"), this.now()];
    this.subscriptions.set(id, {
      id,
      customerId,
      status: "active",
      periodEnd: now + MONTH_MS,
      cancelAtPeriodEnd: false,
      unpaidSince: null,
      endedAt: null,
      createdAt: now,
    });
    const invoice = this.#invoice(id, true);
    this.emit("customer.subscription.created", customerId);
    this.emit("invoice.paid", customerId);
    return invoice;
  }

  #invoice(subscriptionId: string, paid: boolean): string {
    const { customerId } = this.subscription(subscriptionId);
    const invoice = this.#add(customerId, {
      id: this.newId("in"),
      kind: "premium",
      reference: null,
      subscriptionId,
      intentId: paid ? this.newId("pi") : null,
      amountCents: CENTS.premium,
      state: paid ? "paid" : "failed",
    });
    return invoice.id;
  }

  /** A month is over. */
  renew(id: string, paid: boolean): void {
    const one = this.subscription(id);
    if (one.endedAt !== null || one.status !== "active") return;
    if (one.cancelAtPeriodEnd) return this.end(id);
    one.periodEnd += MONTH_MS;
    if (!paid) Object.assign(one, { status: "past_due", unpaidSince: this.now() });
    this.#invoice(id, paid);
    this.emit(paid ? "invoice.paid" : "invoice.payment_failed", one.customerId);
    this.emit("customer.subscription.updated", one.customerId);
  }

  /** The portal: another card, and what was owed goes through. */
  mend(id: string): void {
    const one = this.subscription(id);
    if (one.status !== "past_due") return;
    Object.assign(one, { status: "active", unpaidSince: null });
    for (const payment of this.payments.values()) {
      if (payment.subscriptionId !== id || payment.state !== "failed") continue;
      Object.assign(payment, { state: "paid", intentId: this.newId("pi"), at: this.now() });
    }
    this.emit("invoice.paid", one.customerId);
    this.emit("customer.subscription.updated", one.customerId);
  }

  cancel(id: string, cancel: boolean): void {
    const one = this.subscription(id);
    if (one.endedAt !== null) return;
    one.cancelAtPeriodEnd = cancel;
    this.emit("customer.subscription.updated", one.customerId);
  }

  end(id: string): void {
    const one = this.subscription(id);
    if (one.endedAt !== null) return;
    Object.assign(one, { status: "canceled", endedAt: this.now(), unpaidSince: null });
    this.emit("customer.subscription.deleted", one.customerId);
  }

  refundCents(paymentId: string, cents: number): void {
    const payment = this.payments.get(paymentId);
    if (payment?.state !== "paid") return;
    const left = payment.amountCents - payment.refundedCents;
    if (left <= 0 || payment.dispute === "open" || payment.dispute === "lost") return;
    payment.refundedCents += Math.min(cents, left);
    this.emit("charge.refunded", payment.customerId);
  }

  dispute(paymentId: string): void {
    const payment = this.payments.get(paymentId);
    if (payment?.state !== "paid" || payment.dispute !== "none") return;
    payment.dispute = "open";
    // a dispute names the payment and no customer
    this.emit("charge.dispute.created", null, payment.intentId);
  }

  closeDispute(paymentId: string, won: boolean): void {
    const payment = this.payments.get(paymentId);
    if (payment?.dispute !== "open") return;
    payment.dispute = won ? "won" : "lost";
    this.emit("charge.dispute.closed", null, payment.intentId);
  }
}
