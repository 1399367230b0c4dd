import { exponentialBackoff } from "#app/core/rate/backoff.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";

/** Why a message was not taken, though it may be by itself before long. */
export type SendDelay = "busy" | "too_fast" | "unanswered";

export type SendOutcome =
  | { at: "taken"; conversationId: string }
  | { at: "refused"; refusal: ChatRefusal }
  | { at: "signed-out" }
  /** `waitS`: when the server said that it may be tried again. */
  | { at: "later"; why: SendDelay; waitS: number | null };

/** What a call of the function was answered; `status` null: not at all. */
export type SendAnswer =
  | { ok: true; value: { conversationId?: unknown } }
  | { ok: false; error: string; status: number | null; waitS: number | null };

/** What no wait will change before its member has seen it. */
const REFUSED: Record<string, ChatRefusal> = {
  message_limit_exceeded: "chat.limit",
  "chat.too_long": "chat.too_long",
  "chat.empty": "chat.empty",
  "chat.not_found": "chat.not_found",
  "chat.too_many": "chat.too_many",
  "chat.many_begun": "chat.many_begun",
  "chat.resting": "chat.resting",
  "chat.fair_use": "chat.fair_use",
  another_person: "chat.not_found",
};

const LATE: Record<string, SendDelay> = { "chat.busy": "busy", "chat.too_fast": "too_fast" };

const ofStatus = (status: number | null): SendDelay | null => {
  if (status === 429) return "too_fast";
  // a success that is none of ours comes from somebody between
  return status === null || status < 400 || status >= 500 ? "unanswered" : null;
};

/** What became of a message that was sent. */
export function sendOutcome(answer: SendAnswer): SendOutcome {
  if (answer.ok) {
    const { conversationId } = answer.value;
    return typeof conversationId === "string"
      ? { at: "taken", conversationId }
      : { at: "later", why: "unanswered", waitS: null };
  }
  const { error, status, waitS } = answer;
  if (error === "unauthorized") return { at: "signed-out" };
  const refusal = REFUSED[error];
  if (refusal) return { at: "refused", refusal };
  const why = LATE[error] ?? ofStatus(status);
  return why ? { at: "later", why, waitS } : { at: "refused", refusal: "chat.failed" };
}

/** An answer is being written: tried again after; without an answer first after, ms. */
const AGAIN_MS = 2_000;
const LONGEST_MS = 60_000;
/** Nobody waits longer for what a reply has asked for, s. */
const MAX_ASKED_S = 3_600;

/** Until the next try, ms. @param tries how many have had no answer, one after the other, before this one */
export function retryDelay({ why, waitS }: { why: SendDelay; waitS: number | null }, tries: number): number {
  const asked = Math.min(waitS ?? 0, MAX_ASKED_S) * 1_000;
  if (why === "busy") return AGAIN_MS;
  if (why === "too_fast") return asked || LONGEST_MS;
  return Math.max(asked, exponentialBackoff(tries, AGAIN_MS, LONGEST_MS));
}
