import type { FetcherWithComponents } from "@remix-run/react";
import type { QueueRefusal, QueueReply } from "#app/features/community/queue/model/reply.ts";

/** What each form of the queue is sent with. */
export type QueueForms = {
  Form: FetcherWithComponents<QueueReply>["Form"];
  action: string;
  /** The intent that is on its way. */
  busy: string | null;
  refusal: QueueRefusal | null;
  /** How many forms were taken: each has fields of its own. */
  round: number;
  undoLast: (() => void) | null;
  formId: string;
};
