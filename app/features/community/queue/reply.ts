export type QueueRefusal =
  | "queue.bad_form"
  /** Another moderator was here first, or its author has taken it back. */
  | "queue.moved"
  | "queue.failed";
export type QueueReply = { ok: true; intent: string } | { ok: false; intent: string; refusal: QueueRefusal };

export const queueNotSent = (intent: string): QueueReply => ({ ok: false, intent, refusal: "queue.failed" });
