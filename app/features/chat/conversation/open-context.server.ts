import { ok, type Result } from "#app/core/result.ts";
import { contextNames } from "#app/features/chat/copy/copy-contexts.ts";
import { cleanTitle } from "#app/features/chat/message/message-text.ts";
import type { HubContextName } from "#app/features/chat/model/hub-contexts.ts";
import { newestEmptyConversation } from "#app/features/chat/model/store.server.ts";
import { viewConversation } from "#app/features/chat/model/views.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { ConversationView } from "#party/protocol.ts";
import { startConversation } from "./conversation.server.ts";

/**
 * D14: a tile of the hub opens the newest conversation about its context in which nothing has been said yet, or
 * begins one by the tile's name. One with words in it is never touched.
 */
export async function openContext(
  ctx: MemberContext,
  { context, title, requestId }: { context: HubContextName; title: string; requestId: string },
): Promise<Result<ConversationView, "chat.many_begun">> {
  const [empty] = await newestEmptyConversation(ctx.db, ctx.userId, context);
  if (empty) return ok(viewConversation(empty));
  const named = cleanTitle(title);
  return startConversation(ctx, {
    requestId,
    category: context,
    title: named.ok ? named.value : contextNames[ctx.language][context],
  });
}
