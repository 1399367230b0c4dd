import type { AccountMode, AfterStep } from "./account-options.ts";

/** The ways to prove a second time who one is. */
export const SECOND_WAYS = ["totp", "email_code", "backup_code"] as const;
export type SecondWay = (typeof SECOND_WAYS)[number];

/** What the account dialog shows; `email` travels along so that nobody types it twice. */
export type AccountView =
  | { at: AccountMode; email?: string }
  | { at: "mail"; email: string }
  | { at: "phone"; number: string | null }
  | { at: "forgot"; email: string }
  | { at: "reset"; email: string }
  | { at: "renew" }
  | { at: "second"; ways: readonly SecondWay[] }
  | { at: "standing"; identifier: string }
  | { at: "young" };

/** What a form may do beside showing itself. */
export type AccountFlow = {
  go(view: AccountView): void;
  /** Signed in: says so and goes on (D5). */
  finish(after: AfterStep): void;
};
