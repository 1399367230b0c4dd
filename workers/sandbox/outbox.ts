import { sandboxNow } from "#workers/sandbox/clock.ts";
import type { Documents } from "#workers/sandbox/documents.ts";

/** What a vendor would have sent to a person. */
export type OutboxMessage = {
  kind: "email_code" | "email_link" | "sms" | "mail" | "push";
  /** An e-mail address in lower case, a number in E.164, or `<device>@push`. */
  to: string;
  text: string;
  code: string | null;
  /** Epoch ms by the sandbox's clock. */
  at: number;
  subject?: string;
  url?: string;
  headers?: Record<string, string>;
};

const KIND = "outbox";

// Two messages of the same millisecond keep their order.
let sequence = 0;

/** Puts a message where `/sandbox` and `/sandbox/outbox.json` show it. */
export async function record(documents: Documents, message: Omit<OutboxMessage, "at">): Promise<void> {
  sequence += 1;
  const id = `out_${String(Date.now()).padStart(15, "0")}_${String(sequence).padStart(8, "0")}`;
  const at = await sandboxNow(documents);
  await documents.put(KIND, id, { ...message, to: message.to.toLowerCase(), at } satisfies OutboxMessage);
}

/** Newest first. */
export function outbox(documents: Documents, to?: string): Promise<OutboxMessage[]> {
  return to === undefined ? documents.list(KIND, 200) : documents.where(KIND, "to", to.toLowerCase());
}
