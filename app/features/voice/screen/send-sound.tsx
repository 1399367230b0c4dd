import type { TranscribeReply } from "#app/features/voice/model/reply.ts";
import { freshSession } from "#app/session/session-browser.ts";

const TIMEOUT_MS = 45_000;

export type SoundToSend = { sound: Blob; requestId: string; conversationId: string | null };

/** Sends what was said. The same again under the same request id is one message. */
export async function sendSound({ sound, requestId, conversationId }: SoundToSend): Promise<TranscribeReply> {
  const failed = (refusal: Extract<TranscribeReply, { ok: false }>["refusal"]): TranscribeReply => ({
    ok: false,
    refusal,
    text: null,
  });
  const body = new FormData();
  body.set("sound", sound, "spoken");
  body.set("requestId", requestId);
  if (conversationId) body.set("conversationId", conversationId);
  if (!navigator.onLine) return failed("chat.offline");
  try {
    await freshSession().catch(() => false);
    const headers = { accept: "application/json" };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch("/voice-chat/hear", { method: "POST", body, headers, signal });
    if (answer.status === 401) return failed("chat.signed_out");
    if (answer.status === 413) return failed("voice.too_long");
    const reply: unknown = await answer.json();
    if (reply && typeof reply === "object" && "ok" in reply) return reply as TranscribeReply;
    if (answer.status === 429) return failed("voice.too_fast");
  } catch {
    // no network, or an answer that is none of ours
    if (!navigator.onLine) return failed("chat.offline");
  }
  return failed("chat.failed");
}
