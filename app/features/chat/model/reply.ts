import { retryAfterHeader } from "#app/rate-limit/rate-limit-rules.ts";
import type { AllowanceView, ConversationView, MessageView, Path } from "#party/protocol.ts";
import type { ChatRefusal } from "./refusals.ts";

export type SentReply = {
  conversation: ConversationView;
  message: MessageView;
  path: Path;
  answerId: string;
  allowance: AllowanceView | null;
};

/** What the chat page's action answers to each intent. */
export type ChatReply =
  | ({ ok: true; intent: "send" | "retry" | "again" | "edit" } & SentReply)
  | { ok: true; intent: "show"; messageId: string; pathRevision: number }
  | { ok: true; intent: "start" | "open"; conversation: ConversationView }
  | { ok: true; intent: "greet"; message: MessageView }
  | { ok: true; intent: "stop" }
  | { ok: false; intent: string; refusal: ChatRefusal; requestId: string | null; text: string | null };

/** One map from refusal to HTTP status. */
export const STATUS: Record<ChatRefusal, number> = {
  "chat.empty": 400,
  "chat.too_long": 413,
  "chat.busy": 409,
  "chat.limit": 429,
  "chat.too_fast": 429,
  "chat.too_many": 429,
  "chat.many_begun": 429,
  "chat.resting": 503,
  "chat.fair_use": 429,
  "chat.not_found": 404,
  "chat.failed": 502,
  "chat.offline": 503,
  "chat.signed_out": 401,
};

/** When it may be sent again, for `Retry-After`; none where a plan or a pack helps sooner. */
export function waitOf(refusal: ChatRefusal, now: number): Record<string, string> {
  if (refusal === "chat.too_many") return retryAfterHeader("day", now);
  return refusal === "chat.too_fast" || refusal === "chat.many_begun" ? retryAfterHeader("minute", now) : {};
}

export const refusedInit = (refusal: ChatRefusal, now: number) => ({
  status: STATUS[refusal],
  headers: waitOf(refusal, now),
});
