import type { Language } from "#app/core/language.ts";
import type { CustomerAccount, PaidSubscription, PurchaseKind } from "#app/core/money.ts";

/**
 * What the product needs of the outside world, in the product's words.
 * Adapters stand in the folders beside this file; only `workers/compose.ts` knows which.
 */

/** One turn of the conversation as the model sees it. */
export type Turn = { role: "user" | "assistant"; text: string };

/** A function that the model may call while it answers. What it gives back is data for the model, never shown as it is. */
export type CompanionTool = {
  name: string;
  /** When to use it, for the model. */
  description: string;
  /** JSON Schema of the arguments, in the strict form: every property required, none other allowed. */
  parameters: Record<string, unknown>;
  /** Answers whatever it is called with: arguments that are wrong get an error to read. Throws only for faults. */
  call(args: unknown): Promise<string>;
};

export type CompanionRequest = {
  /** The system prompt: ours alone, no member's words in it. */
  instructions: string;
  /** Oldest first; the last is the question. At most ten (C19). */
  turns: readonly Turn[];
  /** From an enumeration, never free text. */
  theme: string;
  /** A hash of the member's id, for the vendor's abuse tracing. */
  memberHash: string;
  /** None if absent. */
  tools?: readonly CompanionTool[];
  /** Told once the answer has ended, in whichever way: also when it was stopped or broke off. */
  onUsed?(used: UsedUp): void;
};

/** `text` is the model's prose with reference markers such as `[[John 3:16]]`, never Scripture itself. */
export type CompanionChunk =
  | { kind: "text"; text: string }
  | { kind: "end"; model: string; inputTokens: number; cachedTokens: number; outputTokens: number };

/** Why no answer came: `busy` 429, `down` 5xx or no connection, `broken` a stream that ended early, `silent` no word in time. */
export type CompanionFaultReason = "busy" | "down" | "broken" | "silent" | "refused";

/** What an answer used up: tokens as the vendor counted them. `usageUnknown`: its last request was cut off before the vendor counted it, and stands with the most that it can have used. */
export type UsedUp = {
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  usageUnknown: boolean;
};

export class CompanionFault extends Error {
  /** The pages' bundle and the Worker's have a class of this each: it is known by its name. */
  static override [Symbol.hasInstance](value: unknown): value is CompanionFault {
    return value instanceof Error && value.name === "CompanionFault";
  }

  readonly reason: CompanionFaultReason;
  constructor(reason: CompanionFaultReason, message: string) {
    super(message);
    this.name = "CompanionFault";
    this.reason = reason;
  }
}

export interface Companion {
  /** Streams one answer. Throws `CompanionFault`; an aborted signal ends the stream without a throw. */
  answer(request: CompanionRequest, signal: AbortSignal): AsyncIterable<CompanionChunk>;
}

export interface Moderation {
  /** What the vendor finds in a text, by its own names. Throws when it cannot be reached or does not answer in time. */
  categoriesOf(text: string): Promise<string[]>;
}

/** A person as the identity vendor knows them. Times are epoch milliseconds. */
export type Account = {
  userId: string;
  fullName: string;
  email: string;
  phoneNumber: string | null;
  phoneVerified: boolean;
  timeZone: string | null;
  /** What the person read when signing up; null when unknown. */
  language: string | null;
  /** As the sign-up form put it there; the person can write it. */
  ageBand: string | null;
  createdAt: number;
  updatedAt: number;
};

export interface Accounts {
  /** Null when the vendor does not know the id (deleted). Throws when the vendor cannot be reached. */
  find(userId: string): Promise<Account | null>;
  /**
   * Stores a number that was proven elsewhere as the account's one verified number (E.164). The same twice is no
   * error. Throws when the vendor cannot be reached or does not know the account.
   */
  addVerifiedPhone(
    userId: string,
    phoneNumber: string,
  ): Promise<{ ok: true; account: Account } | { ok: false; refusal: "number_taken" }>;
  /** Ends a session; one that has ended already is no fault. Throws when the vendor cannot be reached. */
  endSession(sessionId: string): Promise<void>;
  /** Another name; null when the account is gone. */
  rename(userId: string, fullName: string): Promise<Account | null>;
  /** Signs the person out everywhere. An account that is gone has no sessions: that is fine. */
  endSessions(userId: string): Promise<void>;
  /** Who has exactly this address, by their ids. Throws when the vendor cannot be reached. */
  findByEmail(email: string): Promise<string[]>;
  /** Sessions that are open now. Throws when the vendor cannot be reached. */
  countSessions(userId: string): Promise<number>;
  /** Removes the account for good. Asked again for one that is gone, nothing happens. */
  remove(userId: string): Promise<void>;
}

/** The refusals a phone number can meet; anything else throws. */
export type TextRefusal =
  | "number_invalid"
  | "stopped"
  | "too_many_sends"
  | "too_many_tries"
  | "code_wrong"
  | "code_expired";

export interface TextMessages {
  /** Sends a six-digit code. `to` is E.164. Codes live ten minutes (G23). */
  sendCode(to: string): Promise<{ ok: true } | { ok: false; refusal: TextRefusal }>;
  checkCode(to: string, code: string): Promise<{ ok: true } | { ok: false; refusal: TextRefusal }>;
  send(to: string, body: string): Promise<{ ok: true; id: string } | { ok: false; refusal: TextRefusal }>;
  /** Whether a webhook's form was signed by the vendor for this address. */
  isSigned(request: { url: string; form: URLSearchParams; signature: string }): Promise<boolean>;
}

/**
 * Why a mail was not taken. `refused_address`: the address takes no mail, now or later, because mail came back from it
 * or its owner complained. Anything else throws another error, and may be tried again.
 */
export class MailFault extends Error {
  /** The pages' bundle and the Worker's have a class of this each: it is known by its name. */
  static override [Symbol.hasInstance](value: unknown): value is MailFault {
    return value instanceof Error && value.name === "MailFault";
  }

  readonly reason = "refused_address" as const;
  constructor(message: string) {
    super(message);
    this.name = "MailFault";
  }
}

export interface Mail {
  /** Throws `MailFault` for an address that takes none. */
  send(mail: {
    to: string;
    subject: string;
    text: string;
    html?: string;
    headers?: Record<string, string>;
  }): Promise<void>;
}

export interface Captcha {
  /**
   * Whether a person solved the captcha that gave this token; a token is good once.
   * Throws when the vendor cannot be reached.
   */
  passes(token: string): Promise<boolean>;
}

/**
 * Why the payment vendor did not do what was asked. `unreachable`: nobody knows whether it was done; `missing`: it
 * does not know the thing; `refused`: it says no, and will say so again.
 */
export type PaymentsFaultReason = "unreachable" | "missing" | "refused";

export class PaymentsFault extends Error {
  /** The pages' bundle and the Worker's have a class of this each: it is known by its name. */
  static override [Symbol.hasInstance](value: unknown): value is PaymentsFault {
    return value instanceof Error && value.name === "PaymentsFault";
  }

  readonly reason: PaymentsFaultReason;
  constructor(reason: PaymentsFaultReason, message: string) {
    super(message);
    this.name = "PaymentsFault";
    this.reason = reason;
  }
}

/** That something has happened to a customer; what, is asked for anew. */
export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: number;
  /** Null where the object does not name one. */
  customerId: string | null;
  /** For what names no customer: the payment that it is about. */
  intentId: string | null;
};

export type LiveSubscription = Pick<PaidSubscription, "id" | "status" | "periodEnd" | "cancelAtPeriodEnd"> & {
  customerId: string;
};

export type CheckoutOffer = {
  customerId: string;
  userId: string;
  kind: PurchaseKind;
  /** For a blessing; the others have a price of their own. */
  amountCents: number;
  /** Our own name of it. The same again is the same checkout: nothing is opened twice. */
  reference: string;
  /** `{CHECKOUT_SESSION_ID}` in it is filled in by the vendor. */
  successUrl: string;
  cancelUrl: string;
  language: Language;
};

/** All calls throw `PaymentsFault`. */
export interface Payments {
  /** Asked for the same `key` again, it is the same customer. */
  createCustomer(member: { userId: string; email: string; name: string; key: string }): Promise<string>;
  openCheckout(offer: CheckoutOffer): Promise<{ id: string; url: string; expiresAt: number }>;
  /** From here on nobody can pay there. False when it is not open any more. */
  expireCheckout(checkoutId: string): Promise<boolean>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** At once, and nothing more is charged for it. One that is gone already is no fault. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** All that is left of a payment; the same `key` again refunds nothing more. */
  refund(intentId: string, key: string): Promise<void>;
  /** Null when the vendor has no such customer, or no longer. */
  readCustomer(customerId: string): Promise<CustomerAccount | null>;
  customerOfPayment(intentId: string): Promise<string | null>;
  /** Ends what runs, at once; one that is gone already is no fault. */
  removeCustomer(customerId: string): Promise<void>;
  customersByEmail(email: string): Promise<string[]>;
  /** A webhook's event; null when its signature is not the vendor's, or older than five minutes. */
  verifyEvent(body: string, signature: string): Promise<PaymentEvent | null>;
  /** Newest first. */
  eventsSince(time: number): AsyncIterable<PaymentEvent>;
  /** All subscriptions that have not ended. */
  liveSubscriptions(): AsyncIterable<LiveSubscription>;
}
