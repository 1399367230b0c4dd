import { type Result, refuse } from "#app/core/result.ts";
import { reportConversation, withdrawReport } from "#app/features/chat/report/report.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { createFolder, deleteFolder, renameFolder } from "./folders.server.ts";
import { type ThreadIntent, threadIntent } from "./forms.ts";
import {
  deleteConversation,
  moveConversation,
  pinConversation,
  renameConversation,
  restoreConversation,
} from "./organize.server.ts";
import type { ThreadRefusal } from "./refusals.ts";
import type { ThreadReply } from "./reply.ts";
import { searchConversations } from "./search.server.ts";
import { readShares, shareConversation, unshare } from "./share.server.ts";

type Done = Extract<ThreadReply, { ok: true }>;

/** A form to the use case it names. A form that none of ours could have sent is a 400. */
export async function actOnThreads(ctx: MemberContext, form: FormData): Promise<ThreadReply> {
  const parsed = threadIntent.safeParse(
    Object.fromEntries([...form].filter(([, value]) => typeof value === "string")),
  );
  if (!parsed.success) throw new Response("Bad Request", { status: 400 });
  const intent = parsed.data;
  const done = await run(ctx, intent);
  if (done.ok) return done.value;
  const typed = "title" in intent ? intent.title : "name" in intent ? intent.name : null;
  return { ok: false, intent: intent.intent, refusal: done.refusal, text: typed };
}

async function run(ctx: MemberContext, of: ThreadIntent): Promise<Result<Done, ThreadRefusal>> {
  const { intent } = of;
  switch (intent) {
    case "rename":
      return as(await renameConversation(ctx, of), (conversation) => ({ ok: true, intent, conversation }));
    case "pin":
      return as(await pinConversation(ctx, of.conversationId, of.pinned === "on"), (conversation) => ({
        ok: true,
        intent,
        conversation,
      }));
    case "move":
      return as(await moveConversation(ctx, of.conversationId, of.folderId || null), (conversation) => ({
        ok: true,
        intent,
        conversation,
      }));
    case "restore":
      return as(await restoreConversation(ctx, of.conversationId), (conversation) => ({
        ok: true,
        intent,
        conversation,
      }));
    case "delete":
      return as(await deleteConversation(ctx, of.conversationId), (gone) => ({ ok: true, intent, ...gone }));
    case "folder.create":
      return as(await createFolder(ctx, of.name), (folder) => ({ ok: true, intent, folder }));
    case "folder.rename":
      return as(await renameFolder(ctx, of), (folder) => ({ ok: true, intent, folder }));
    case "folder.delete":
      return as(await deleteFolder(ctx, of.folderId), (gone) => ({ ok: true, intent, ...gone }));
    case "search":
      return { ok: true, value: { ok: true, intent, hits: await searchConversations(ctx, of.words) } };
    case "share":
      return as(await shareConversation(ctx, { ...of, named: of.named === "on" }), (shares) => ({
        ok: true,
        intent,
        shares,
      }));
    case "unshare":
      return as(await unshare(ctx, of.token), (shares) => ({ ok: true, intent, shares }));
    case "shares":
      return { ok: true, value: { ok: true, intent, shares: await readShares(ctx, of.conversationId) } };
    case "report":
      return as(await reportConversation(ctx, of.conversationId), () => ({ ok: true, intent }));
    case "unreport":
      return as(await withdrawReport(ctx, of.conversationId), () => ({ ok: true, intent }));
  }
}

const as = <Value>(
  result: Result<Value, ThreadRefusal>,
  reply: (value: Value) => Done,
): Result<Done, ThreadRefusal> =>
  result.ok ? { ok: true, value: reply(result.value) } : refuse(result.refusal);
