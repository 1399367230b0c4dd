export type QueueRefusal =
  | "queue.bad_form"
  /** Decided by somebody else, or taken back by its author. */
  | "queue.moved"
  /** Its author has left, and everything of theirs with them. */
  | "queue.gone"
  /** Its author has changed the words meanwhile. */
  | "queue.edited"
  | "queue.claimed"
  | "queue.yourself"
  | "queue.staff"
  | "queue.no_rule"
  | "queue.no_reason"
  /** Longer than a week is an administrator's to say. */
  | "queue.too_many_days"
  /** An appeal goes to another person. */
  | "queue.own_decision"
  /** The member has appealed: that is decided first, by another person. */
  | "queue.appealed"
  /** A month has passed, or something was decided since. */
  | "queue.too_late"
  | "queue.failed";
export type QueueReply =
  | { ok: true; intent: string; decisionId: string | null }
  | { ok: false; intent: string; refusal: QueueRefusal };

export const queueNotSent = (intent: string): QueueReply => ({ ok: false, intent, refusal: "queue.failed" });
