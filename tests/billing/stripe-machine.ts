import type { PurchaseKind } from "#app/core/money.ts";
import {
  type CheckoutOffer,
  type CustomerAccount,
  type PaidCheckout,
  type PaidPayment,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  PaymentsFault,
} from "#app/vendors/ports.ts";

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;
const CENTS: Record<Exclude<PurchaseKind, "blessing">, number> = { premium: 995, pack: 395 };

type Session = PaidCheckout & { customerId: string; amountCents: number; userId: string };
type Subscription = PaidSubscription & { customerId: string };
type Payment = PaidPayment & { customerId: string };

/** What a call comes to: `lost`: it was done, and the answer never came. */
export type Fault = "unreachable" | "lost" | "refused" | "none";

/**
 * A payment vendor as a small machine behind the port: it holds the state, tells of each change by an event, and its
 * events can be lost, doubled and delayed by who delivers them. The adapter to the real one is proven by
 * `tests/contract`; this one is for orders of events by the thousand.
 */
export class StripeMachine implements Payments {
  readonly customers = new Map<string, { userId: string; email: string; gone: boolean }>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly payments = new Map<string, Payment>();
  /** All that ever happened, oldest first. */
  readonly events: PaymentEvent[] = [];
  /** How often each call was made. */
  readonly calls: string[] = [];
  fault: Fault = "none";
  /** Waited for before each answer. */
  turn: () => Promise<void> = async () => {};
  readonly #now: () => number;
  readonly #keys = new Map<string, string>();
  readonly #name: string;
  #count = 0;

  /** @param name part of all ids: several may stand before one database */
  constructor(now: () => number, name = "") {
    this.#now = now;
    this.#name = name;
  }

  #id(prefix: string): string {
    this.#count++;
    return `${prefix}_${this.#name}${String(this.#count).padStart(6, "0")}`;
  }

  #tell(type: string, customerId: string | null, intentId: string | null = null): void {
    this.events.push({ id: this.#id("evt"), type, createdAt: this.#now(), customerId, intentId });
  }

  async #called<Answer>(name: string, work: () => Answer): Promise<Answer> {
    this.calls.push(name);
    await this.turn();
    if (this.fault === "unreachable") throw new PaymentsFault("unreachable", name);
    if (this.fault === "refused") throw new PaymentsFault("refused", name);
    const answer = work();
    if (this.fault === "lost") throw new PaymentsFault("unreachable", name);
    return answer;
  }

  #once(key: string, make: () => string): string {
    const known = this.#keys.get(key);
    if (known) return known;
    const made = make();
    this.#keys.set(key, made);
    return made;
  }

  // the port

  createCustomer({ userId, email, key }: Parameters<Payments["createCustomer"]>[0]): Promise<string> {
    return this.#called("createCustomer", () =>
      this.#once(`customer:${key}`, () => {
        const id = this.#id("cus");
        this.customers.set(id, { userId, email, gone: false });
        return id;
      }),
    );
  }

  openCheckout(offer: CheckoutOffer) {
    return this.#called("openCheckout", () => {
      if (this.customers.get(offer.customerId)?.gone !== false)
        throw new PaymentsFault("missing", "customer");
      const id = this.#once(`checkout:${offer.reference}`, () => this.addSession(offer));
      return { id, url: `https://pay.test/${id}`, expiresAt: this.#now() + DAY_MS };
    });
  }

  expireCheckout(id: string): Promise<boolean> {
    return this.#called("expireCheckout", () => this.expire(id));
  }

  openPortal(customerId: string): Promise<string> {
    return this.#called("openPortal", () => {
      if (this.customers.get(customerId)?.gone !== false) throw new PaymentsFault("missing", "customer");
      return `https://portal.test/${customerId}`;
    });
  }

  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void> {
    return this.#called("setCancelAtPeriodEnd", () => {
      const one = this.subscriptions.get(id);
      if (!one || one.endedAt !== null) throw new PaymentsFault("missing", "subscription");
      if (one.cancelAtPeriodEnd !== cancel) this.cancel(id, cancel);
    });
  }

  refund(intentId: string, key: string): Promise<void> {
    return this.#called("refund", () => {
      this.#once(`refund:${key}`, () => {
        const payment = this.#ofIntent(intentId);
        const left = payment.amountCents - payment.refundedCents;
        if (left <= 0) throw new PaymentsFault("refused", "refunded");
        this.refundCents(payment.id, left);
        return "done";
      });
    });
  }

  readCustomer(customerId: string): Promise<CustomerAccount | null> {
    return this.#called("readCustomer", () => {
      const customer = this.customers.get(customerId);
      if (!customer || customer.gone) return null;
      const own = <Row extends { customerId: string }>(rows: Iterable<Row>) =>
        [...rows]
          .filter((row) => row.customerId === customerId)
          .map(({ customerId: _, ...row }) => structuredClone(row));
      return {
        subscriptions: own(this.subscriptions.values()),
        payments: own(this.payments.values()),
        checkouts: own(this.sessions.values()).map(({ id, reference, kind, state }) => ({
          id,
          reference,
          kind,
          state,
        })),
      };
    });
  }

  customerOfPayment(intentId: string): Promise<string | null> {
    return this.#called(
      "customerOfPayment",
      () => [...this.payments.values()].find((one) => one.intentId === intentId)?.customerId ?? null,
    );
  }

  removeCustomer(customerId: string): Promise<void> {
    return this.#called("removeCustomer", () => {
      const customer = this.customers.get(customerId);
      if (!customer || customer.gone) return;
      for (const one of this.subscriptions.values()) {
        if (one.customerId === customerId && one.endedAt === null) this.end(one.id);
      }
      customer.gone = true;
      this.#tell("customer.deleted", customerId);
    });
  }

  customersByEmail(email: string): Promise<string[]> {
    return this.#called("customersByEmail", () =>
      [...this.customers].filter(([, one]) => one.email === email && !one.gone).map(([id]) => id),
    );
  }

  async verifyEvent(body: string, signature: string): Promise<PaymentEvent | null> {
    return signature === "good" ? (JSON.parse(body) as PaymentEvent) : null;
  }

  async *eventsSince(time: number): AsyncGenerator<PaymentEvent> {
    const found = await this.#called("eventsSince", () =>
      this.events.filter(({ createdAt }) => createdAt >= time).reverse(),
    );
    yield* found;
  }

  async *liveSubscriptions() {
    const found = await this.#called("liveSubscriptions", () =>
      [...this.subscriptions.values()].filter(({ endedAt }) => endedAt === null),
    );
    for (const { id, customerId, status, periodEnd, cancelAtPeriodEnd } of found) {
      yield { id, customerId, status, periodEnd, cancelAtPeriodEnd };
    }
  }

  // what people and banks do

  addSession({
    customerId,
    userId,
    kind,
    amountCents,
    reference,
  }: Omit<CheckoutOffer, "successUrl" | "cancelUrl" | "language">): string {
    const id = this.#id("cs");
    const cents = kind === "blessing" ? amountCents : CENTS[kind];
    this.sessions.set(id, { id, reference, kind, state: "open", customerId, userId, amountCents: cents });
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

  #ofIntent(intentId: string): Payment {
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
      at: this.#now(),
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
    if (kind === "premium") this.#subscribe(customerId);
    else {
      const intentId = this.#id("pi");
      const paid = { id: sessionId, kind, reference, subscriptionId: null, intentId, amountCents };
      this.#add(customerId, { ...paid, state: "paid" });
    }
    this.#tell("checkout.session.completed", customerId);
    return true;
  }

  /** The member is done, the bank takes its time. */
  payLater(sessionId: string): void {
    const session = this.session(sessionId);
    if (session.state !== "open") return;
    session.state = "processing";
    this.#tell("checkout.session.completed", session.customerId);
  }

  /** The bank has decided. */
  arrive(sessionId: string, paid: boolean): void {
    const session = this.session(sessionId);
    if (session.state !== "processing") return;
    session.state = "open";
    if (paid) this.pay(sessionId);
    else session.state = "over";
    this.#tell(`checkout.session.async_payment_${paid ? "succeeded" : "failed"}`, session.customerId);
  }

  expire(sessionId: string): boolean {
    const session = this.session(sessionId);
    if (session.state !== "open") return false;
    session.state = "over";
    this.#tell("checkout.session.expired", session.customerId);
    return true;
  }

  #subscribe(customerId: string): void {
    const [id, now] = [this.#id("sub"), this.#now()];
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
    this.#invoice(id, true);
    this.#tell("customer.subscription.created", customerId);
    this.#tell("invoice.paid", customerId);
  }

  #invoice(subscriptionId: string, paid: boolean): void {
    const { customerId } = this.subscription(subscriptionId);
    this.#add(customerId, {
      id: this.#id("in"),
      kind: "premium",
      reference: null,
      subscriptionId,
      intentId: paid ? this.#id("pi") : null,
      amountCents: CENTS.premium,
      state: paid ? "paid" : "failed",
    });
  }

  /** A month is over. */
  renew(id: string, paid: boolean): void {
    const one = this.subscription(id);
    if (one.endedAt !== null || one.status !== "active") return;
    if (one.cancelAtPeriodEnd) return this.end(id);
    one.periodEnd += MONTH_MS;
    if (!paid) Object.assign(one, { status: "past_due", unpaidSince: this.#now() });
    this.#invoice(id, paid);
    this.#tell(paid ? "invoice.paid" : "invoice.payment_failed", one.customerId);
    this.#tell("customer.subscription.updated", one.customerId);
  }

  /** The portal: another card, and what was owed goes through. */
  mend(id: string): void {
    const one = this.subscription(id);
    if (one.status !== "past_due") return;
    Object.assign(one, { status: "active", unpaidSince: null });
    for (const payment of this.payments.values()) {
      if (payment.subscriptionId !== id || payment.state !== "failed") continue;
      Object.assign(payment, { state: "paid", intentId: this.#id("pi"), at: this.#now() });
    }
    this.#tell("invoice.paid", one.customerId);
    this.#tell("customer.subscription.updated", one.customerId);
  }

  cancel(id: string, cancel: boolean): void {
    const one = this.subscription(id);
    if (one.endedAt !== null) return;
    one.cancelAtPeriodEnd = cancel;
    this.#tell("customer.subscription.updated", one.customerId);
  }

  end(id: string): void {
    const one = this.subscription(id);
    if (one.endedAt !== null) return;
    Object.assign(one, { status: "canceled", endedAt: this.#now(), unpaidSince: null });
    this.#tell("customer.subscription.deleted", one.customerId);
  }

  refundCents(paymentId: string, cents: number): void {
    const payment = this.payments.get(paymentId);
    if (payment?.state !== "paid") return;
    const left = payment.amountCents - payment.refundedCents;
    if (left <= 0 || payment.dispute === "open" || payment.dispute === "lost") return;
    payment.refundedCents += Math.min(cents, left);
    this.#tell("charge.refunded", payment.customerId);
  }

  dispute(paymentId: string): void {
    const payment = this.payments.get(paymentId);
    if (payment?.state !== "paid" || payment.dispute !== "none") return;
    payment.dispute = "open";
    // a dispute names the payment and no customer
    this.#tell("charge.dispute.created", null, payment.intentId);
  }

  closeDispute(paymentId: string, won: boolean): void {
    const payment = this.payments.get(paymentId);
    if (payment?.dispute !== "open") return;
    payment.dispute = won ? "won" : "lost";
    this.#tell("charge.dispute.closed", null, payment.intentId);
  }
}
