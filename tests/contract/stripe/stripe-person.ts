type Answer = { status: number; location: string | null; page: string };

const CARD = { email: "ann@example.com", number: "4242424242424242", expiry: "12 / 34", cvc: "123" };

/** Somebody at Stripe's hosted pages: fills in forms and presses buttons. */
export class StripePerson {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The page at an address that Stripe has given out. */
  open(url: string | null | undefined): Promise<Answer> {
    return this.#ask(url);
  }

  /** Pays with a good card, but for what is typed otherwise. */
  pay(url: string | null | undefined, typed: Partial<typeof CARD> = {}): Promise<Answer> {
    return this.#ask(url, { ...CARD, ...typed, step: "pay" });
  }

  press(url: string | null | undefined, step: string, fields: Record<string, string> = {}): Promise<Answer> {
    return this.#ask(url, { ...fields, step });
  }

  async #ask(url: string | null | undefined, form?: Record<string, string>): Promise<Answer> {
    // the sandbox of a test listens elsewhere than its product's name says
    const { pathname } = new URL(url ?? "");
    const response = await fetch(`${this.#origin}${pathname}`, {
      redirect: "manual",
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    return {
      status: response.status,
      location: response.headers.get("location"),
      page: await response.text(),
    };
  }
}
