/** Where a browser takes web push: given by the browser, and written for it alone. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  payload: string;
  /** How long the push service keeps it for a device that is off, s. */
  ttl: number;
  urgency: "normal" | "high";
  /** A newer one with the same replaces what was not delivered yet. At most 32 letters of base64url. */
  topic: string;
};

/** `gone`: the device takes none any more. `refused`: it will be refused again. `later`: nobody knows, or it is busy. */
export type PushOutcome = { ok: true } | { ok: false; reason: "gone" | "refused" | "later" };

export interface Push {
  /** For the browser's subscription, base64url. */
  publicKey: string;
  /** Whether the address is one of a push service: nothing else is ever called. */
  takes(endpoint: string): boolean;
  send(device: PushDevice, message: PushMessage): Promise<PushOutcome>;
}

/** What a phone shows in the native app's name, and the page that a tap on it opens. */
export type PhoneMessage = {
  title: string;
  body: string;
  url: string;
  /** A newer one with the same takes the place of what is shown. */
  tag: string;
  /** How long it is kept for a phone that is off, s. */
  ttl: number;
  urgency: "normal" | "high";
};

/** Push to the native app (decision 0083). */
export interface PhonePush {
  /** Whether it looks like a token of this service's; an iPhone's own from Apple does not. */
  takes(token: string): boolean;
  send(token: string, message: PhoneMessage): Promise<PushOutcome>;
}
