import type { ExportFor } from "#app/db/export-section.ts";
import { conversationPage, fileNameOf } from "#app/features/chat/export/export.server.ts";
import type { Conversation } from "#app/features/chat/model/tables.ts";
import { conversationIncludingDeleted, everyMessage } from "#app/features/chat/threads/store.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";

export const FORMATS = { markdown: "text/markdown", json: "application/json" } as const;
export type Format = keyof typeof FORMATS;

/** One conversation as a file that is made while it is read; null when it is not the member's. */
export async function exportConversation(
  ctx: MemberContext,
  conversationId: string,
  format: Format,
): Promise<Response | null> {
  const [found, profiles] = await ctx.db.batch([
    conversationIncludingDeleted(ctx.db, ctx.userId, conversationId),
    profileOf(ctx.db, ctx.userId),
  ]);
  const conversation = found[0];
  if (!conversation) return null;
  const timeZone = profiles[0] ? currentTimeZone(profiles[0], ctx.now()) : "UTC";
  const reader = {
    db: ctx.db,
    community: ctx.community,
    userId: ctx.userId,
    language: ctx.language,
    timeZone,
  };
  const pieces =
    format === "json"
      ? jsonOf(reader, conversation)
      : conversationPage(reader, conversation, everyMessage(ctx.db, conversation.id));
  const name = `${fileNameOf(conversation) || "conversation"}.${format === "json" ? "json" : "md"}`;
  return new Response(streamOf(pieces), {
    headers: {
      "content-type": `${FORMATS[format]}; charset=utf-8`,
      "content-disposition": `attachment; filename="conversation.${format === "json" ? "json" : "md"}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "cache-control": "private, no-store",
    },
  });
}

/** Verses as they are kept: text, reference and translation apart; each version marked, and which one is shown. */
async function* jsonOf({ db }: ExportFor, conversation: Conversation): AsyncGenerator<string> {
  const { id, title, category, createdAt, lastMessageAt } = conversation;
  const head = JSON.stringify({ id, title, category, createdAt, lastMessageAt });
  let before = `${head.slice(0, -1)},"messages":[\n`;
  for await (const message of everyMessage(db, conversation.id)) {
    const { role, state, isGreeting, version, versions, shown, parts } = message;
    const at = new Date(message.createdAt).toISOString();
    yield before +
      JSON.stringify({ id: message.id, role, at, state, isGreeting, version, versions, shown, parts });
    before = ",\n";
  }
  yield `${before === ",\n" ? "" : before}\n]}\n`;
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
