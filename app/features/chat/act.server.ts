import type { MemberContext } from "#app/request/context.ts";
import { editQuestion, regenerateAnswer, retryAnswer } from "./answering/again.server.ts";
import { stopAnswer } from "./answering/answer.server.ts";
import { sendMessage } from "./answering/send.server.ts";
import { greet, startConversation } from "./conversation/conversation.server.ts";
import { openContext } from "./conversation/open-context.server.ts";
import { type ChatIntent, chatIntent } from "./model/forms.ts";
import type { ChatRefusal } from "./model/refusals.ts";
import type { ChatReply } from "./model/reply.ts";
import { showVersionOf } from "./versions/turn.server.ts";

/** A page's form to the use case it names. A form that none of ours could have sent is a 400. */
export async function act(
  ctx: MemberContext,
  conversationId: string | null,
  form: FormData,
): Promise<ChatReply> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = chatIntent.safeParse({ requestId: crypto.randomUUID(), ...fields });
  if (!parsed.success) throw new Response("Bad Request", { status: 400 });
  const intent = parsed.data;
  const refused = (refusal: ChatRefusal): ChatReply => ({
    ok: false,
    intent: intent.intent,
    refusal,
    requestId: "requestId" in intent ? intent.requestId : null,
    text: "text" in intent ? intent.text : null,
  });
  return run(ctx, conversationId, intent, refused);
}

async function run(
  ctx: MemberContext,
  conversationId: string | null,
  intent: ChatIntent,
  refused: (refusal: ChatRefusal) => ChatReply,
): Promise<ChatReply> {
  switch (intent.intent) {
    case "send": {
      const sent = await sendMessage(ctx, { conversationId, ...intent });
      return sent.ok ? { ok: true, intent: "send", ...sent.value } : refused(sent.refusal);
    }
    case "retry": {
      const sent = await retryAnswer(ctx, intent.questionId);
      return sent.ok ? { ok: true, intent: "retry", ...sent.value } : refused(sent.refusal);
    }
    case "again": {
      const sent = await regenerateAnswer(ctx, intent);
      return sent.ok ? { ok: true, intent: "again", ...sent.value } : refused(sent.refusal);
    }
    case "edit": {
      const sent = await editQuestion(ctx, intent);
      return sent.ok ? { ok: true, intent: "edit", ...sent.value } : refused(sent.refusal);
    }
    case "show": {
      const turned = await showVersionOf(ctx, intent);
      return turned.ok ? { ok: true, intent: "show", ...turned.value } : refused(turned.refusal);
    }
    case "start": {
      const started = await startConversation(ctx, intent);
      return started.ok
        ? { ok: true, intent: "start", conversation: started.value }
        : refused(started.refusal);
    }
    case "open": {
      const opened = await openContext(ctx, intent);
      return opened.ok ? { ok: true, intent: "open", conversation: opened.value } : refused(opened.refusal);
    }
    case "greet": {
      const greeted = conversationId ? await greet(ctx, conversationId) : null;
      if (!greeted) return refused("chat.not_found");
      return greeted.ok ? { ok: true, intent: "greet", message: greeted.value } : refused(greeted.refusal);
    }
    case "stop":
      await stopAnswer(ctx, intent.answerId);
      return { ok: true, intent: "stop" };
  }
}
