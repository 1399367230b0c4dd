import type { MemberContext } from "#app/platform/context.ts";
import { badPayload, refusedJson } from "#app/platform/server-function.server.ts";
import { greet } from "./conversation.server.ts";
import { refusalLine } from "./copy.ts";
import { persistentChatbot } from "./forms.ts";
import type { ChatRefusal } from "./refusals.ts";
import { STATUS, waitOf } from "./reply.ts";
import { sendMessage } from "./send.server.ts";

function refused({ language, now }: MemberContext, refusal: ChatRefusal): Response {
  const response = refusedJson(
    // F19 names this one; the others are named as they are here
    refusal === "chat.limit" ? "message_limit_exceeded" : refusal,
    refusalLine(refusal, language),
    STATUS[refusal],
  );
  for (const [name, value] of Object.entries(waitOf(refusal, now()))) response.headers.set(name, value);
  return response;
}

/** F18, F19. The answer itself comes through the member's room. */
export async function persistentChatbotFunction(ctx: MemberContext, payload: unknown): Promise<Response> {
  const parsed = persistentChatbot.safeParse(payload);
  if (!parsed.success) return badPayload(parsed.error.issues);
  const call = parsed.data;
  if (call.action === "greeting") {
    const greeted = await greet(ctx, call.conversationId, call.category);
    return greeted.ok ? Response.json({ message: greeted.value }) : refused(ctx, greeted.refusal);
  }
  const sent = await sendMessage(ctx, {
    conversationId: call.conversationId ?? null,
    category: call.category,
    text: call.message,
    requestId: call.requestId ?? crypto.randomUUID(),
  });
  if (!sent.ok) return refused(ctx, sent.refusal);
  const { message, answerId } = sent.value;
  return Response.json({ message, answerId, conversationId: message.conversationId }, { status: 202 });
}
