import { ID_PATTERN } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import { forgetSigns } from "#app/features/care/store.server.ts";
import { withdrawReport } from "#app/features/chat/report/report.server.ts";
import { deleteConversation, restoreConversation } from "#app/features/chat/threads/organize.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { GlassBoxReply } from "./glass-box.ts";

const INTENTS = ["delete", "restore", "forget", "withdraw"] as const;
type Intent = (typeof INTENTS)[number];

/** Handles one form of the page: what is known is deleted, each by itself. Null for a form that is none of its. */
export async function actOnGlassBox(ctx: MemberContext, form: FormData): Promise<GlassBoxReply | null> {
  const intent = INTENTS.find((one) => one === form.get("intent"));
  const conversationId = String(form.get("conversationId") ?? "");
  if (!intent || !ID_PATTERN.test(conversationId)) return null;
  return { ok: await run(ctx, intent, conversationId), intent, conversationId };
}

async function run(ctx: MemberContext, intent: Intent, conversationId: string): Promise<boolean> {
  switch (intent) {
    case "delete":
      return (await deleteConversation(ctx, conversationId)).ok;
    case "restore":
      return (await restoreConversation(ctx, conversationId)).ok;
    case "withdraw":
      return (await withdrawReport(ctx, conversationId)).ok;
    case "forget": {
      const written = await commit(ctx.db, [forgetSigns(ctx.db, ctx.userId, conversationId)]);
      if (!written.ok) throw new Error(`signs not forgotten: ${written.constraint}`);
      return true;
    }
  }
}
