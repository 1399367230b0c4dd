export type RecordedWebhook = { headers: Record<string, string>; body: string; type: string; id: string };

/** Clerk's resource is the data itself, and `object` is its kind; Stripe's is in it. */
type Data = { id: string; object?: string | { id: string } };

/** What the product has received, and the tests that wait for it. */
export class WebhookRecorder {
  readonly received: RecordedWebhook[] = [];
  #waiting: (() => void)[] = [];
  #refusals = 0;

  /** The next deliveries are answered with 500. */
  refuse(times: number): void {
    this.#refusals = times;
  }

  /** Returns the status to answer with. */
  receive(headers: Record<string, string>, body: string): number {
    const { type, data } = JSON.parse(body) as { type: string; data: Data };
    const { id } = typeof data.object === "object" ? data.object : data;
    this.received.push({ headers, body, type, id });
    for (const wake of this.#waiting.splice(0)) wake();
    if (this.#refusals === 0) return 204;
    this.#refusals -= 1;
    return 500;
  }

  /** The deliveries of one event of one resource, once there are `count` of them. */
  async of(type: string, id: string, count = 1): Promise<RecordedWebhook[]> {
    for (;;) {
      const found = this.received.filter((webhook) => webhook.type === type && webhook.id === id);
      if (found.length >= count) return found;
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }
}
