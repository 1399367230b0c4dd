import { type ChatScreen, readChatSheet } from "#app/features/chat/conversation/read.server.ts";
import { type ChatData, type ChatRows, chatData } from "#app/features/chat/model/chat-rows.ts";
import type { MemberContext } from "#app/request/context.ts";

/** The chat page as the browser reads it: its screen, and its rows by name. */
export async function readChat(
  ctx: MemberContext,
  conversationId: string | null,
): Promise<(ChatScreen & ChatData) | null> {
  const sheet = await readChatSheet(ctx, conversationId);
  return sheet && { ...sheet.screen, ...chatData(JSON.parse(sheet.rows) as ChatRows) };
}
