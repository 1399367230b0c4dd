import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { waitOf as chatWait, STATUS } from "#app/features/chat/model/reply.ts";
import { transcribeForm } from "#app/features/voice/model/forms.ts";
import { type TranscribeRefusal, VOICE_STATUS } from "#app/features/voice/model/refusals.ts";
import type { TranscribeReply } from "#app/features/voice/model/reply.ts";
import { waitToSpeak } from "#app/features/voice/model/wait.ts";
import { sendSpokenMessage } from "#app/features/voice/transcribe.server.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** Sound in, the same answer out as for written words. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const form = await args.request.formData();
  const sound = form.get("sound");
  const fields = transcribeForm.safeParse({
    requestId: form.get("requestId"),
    conversationId: form.get("conversationId") || undefined,
  });
  if (!fields.success || !(sound instanceof Blob)) throw new Response("Bad Request", { status: 400 });
  const { requestId, conversationId = null } = fields.data;
  const bytes = new Uint8Array(await sound.arrayBuffer());
  const sent = await sendSpokenMessage(ctx, { bytes, conversationId, requestId });
  if (sent.ok) return Response.json({ ok: true, ...sent.value } satisfies TranscribeReply, { status: 202 });
  const { refusal, text = null } = sent;
  return Response.json({ ok: false, refusal, text } satisfies TranscribeReply, {
    status: isVoice(refusal) ? VOICE_STATUS[refusal] : STATUS[refusal],
    headers: isVoice(refusal) ? waitToSpeak(refusal, ctx.now()) : chatWait(refusal, ctx.now()),
  });
}

const isVoice = (refusal: TranscribeRefusal): refusal is Extract<TranscribeRefusal, `voice.${string}`> =>
  refusal in VOICE_STATUS;
