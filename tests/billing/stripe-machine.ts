import type { CustomerAccount } from "#app/core/money.ts";
import { type CheckoutOffer, type PaymentEvent, type Payments, PaymentsFault } from "#app/vendors/ports.ts";
import { StripeLedger } from "./stripe-ledger.ts";

const DAY_MS = 86_400_000;

/** What a call comes to: `lost`: it was done, and the answer never came. */
export type Fault = "unreachable" | "lost" | "refused" | "none";

/**
 * A payment vendor as a small machine behind the port: its events can be lost, doubled and delayed by who delivers them.
 * The adapter to the real one is proven by `tests/contract`; this one is for orders of events by the thousand.
 */
export class StripeMachine extends StripeLedger implements Payments {
  /** How often each call was made. */
  readonly calls: string[] = [];
  fault: Fault = "none";
  /** Waited for before each answer. */
  turn: () => Promise<void> = async () => {};
  readonly #keys = new Map<string, string>();

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

  createCustomer({ userId, email, key }: Parameters<Payments["createCustomer"]>[0]): Promise<string> {
    return this.#called("createCustomer", () =>
      this.#once(`customer:${key}`, () => {
        const id = this.newId("cus");
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
      return { id, url: `https://pay.test/${id}`, expiresAt: this.now() + DAY_MS };
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

  endSubscription(id: string): Promise<void> {
    return this.#called("endSubscription", () => {
      if (this.subscriptions.get(id)?.endedAt === null) this.end(id);
    });
  }

  refund(intentId: string, key: string): Promise<void> {
    return this.#called("refund", () => {
      this.#once(`refund:${key}`, () => {
        const payment = this.ofIntent(intentId);
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
        checkouts: own(this.sessions.values()).map(({ id, reference, kind, state, paymentId }) => ({
          id,
          reference,
          kind,
          state,
          paymentId,
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
      this.emit("customer.deleted", customerId);
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
}
