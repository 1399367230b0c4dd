import type { RefObject } from "react";
import type { AccountMode, AfterStep } from "./account-options.ts";
import type { EnteredFields } from "./typed-early.ts";

/** The ways to prove a second time who one is. */
export const SECOND_WAYS = ["totp", "email_code", "backup_code"] as const;
export type SecondWay = (typeof SECOND_WAYS)[number];

/** What an opened link brought back (S15); `client_mismatch`: the vendor wants the browser that asked for it. */
export const LINK_OUTCOMES = ["verified", "expired", "failed", "client_mismatch"] as const;
export type LinkOutcome = (typeof LINK_OUTCOMES)[number];

/** How an address is proven: by what the e-mail brings. */
export type MailWay = "email_code" | "email_link";

/** What the account dialog shows; `typed` is of a form that was sent before its script had come. */
export type AccountView =
  | { at: AccountMode; email?: string; age?: ""; typed?: EnteredFields }
  | { at: "mail"; email: string; number: string | null; way?: MailWay }
  | { at: "phone"; number: string | null }
  | { at: "forgot" }
  | { at: "reset"; email: string }
  | { at: "renew" }
  | { at: "second"; ways: readonly SecondWay[]; identifier: string | null }
  | { at: "existingSession"; identifier: string }
  | { at: "link"; outcome: LinkOutcome; sessionId: string | null }
  | { at: "young" };

/** What a form may do beside showing itself. */
export type AccountFlow = {
  /** The form whose words go along, whatever view comes next. */
  form: RefObject<HTMLFormElement>;
  go(view: AccountView): void;
  /** X23: the account is there, or the person is back; told here and on the next page. @param text what more there is to say */
  celebrate(after: AfterStep, text?: string): void;
  /** Signed in: on to where `destinationAfter` says (D5). */
  leave(after: AfterStep): void;
  close(): void;
};
