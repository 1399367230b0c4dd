import type { EveningReply } from "#app/features/groups/evening/reply.ts";
import { noSession } from "#app/features/groups/evening/send.tsx";
import { EVENING_NOTES_PATH } from "#app/features/groups/paths.ts";
import { type DeviceOutbox, deviceOutbox, type Sent } from "#app/outbox/device-outbox.ts";
import type { Waiting } from "#app/outbox/queue.ts";
import { freshSession } from "#app/session/session-browser.ts";

const TIMEOUT_MS = 20_000;

/** A note that the server has not taken. */
export type WaitingNote = Waiting & { page: number; body: string; language: string; shared: boolean };

/** What waits on this phone of an evening: sent in its order when the network is back, each once. */
export const noteOutbox = (evening: string, as: "member" | "guest"): DeviceOutbox<WaitingNote> =>
  deviceOutbox<WaitingNote>(`evening-${evening}`, async (note): Promise<Sent> => {
    const form = new FormData();
    const { requestId: formId, page, body, language, shared } = note;
    const fields = {
      intent: "note",
      evening,
      as,
      formId,
      page,
      body,
      language,
      shared: shared ? "yes" : "no",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    try {
      await (as === "guest" ? noSession : freshSession)().catch(() => false);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(EVENING_NOTES_PATH, { method: "POST", body: form, signal });
      if (answer.status === 429 || answer.status >= 500) return "later";
      const reply = (await answer.json()) as Partial<EveningReply>;
      // signed out, or somebody else by now: it waits for its writer
      if (!("intent" in reply)) return "later";
      return reply.ok === false ? { refused: reply.refusal ?? "groups.failed" } : "taken";
    } catch {
      return "later";
    }
  });
