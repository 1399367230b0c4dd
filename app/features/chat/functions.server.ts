import type { MemberContext } from "#app/request/context.ts";
import {
  badPayload,
  forMembers,
  refusedJson,
  type ServerFunctions,
} from "#app/request/server-function.server.ts";
import { sendMessage } from "./answering/send.server.ts";
import { greet } from "./conversation/conversation.server.ts";
import { refusalLine } from "./copy/copy.ts";
import { persistentChatbot } from "./model/forms.ts";
import type { ChatRefusal } from "./model/refusals.ts";
import { STATUS, waitOf } from "./model/reply.ts";

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

export const functions = {
  "persistent-chatbot": forMembers(persistentChatbotFunction),
} satisfies ServerFunctions;
