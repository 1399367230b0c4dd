import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Database } from "#app/db/database.ts";
import { isClosing } from "#app/features/member/fragments-store.server.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { ThreadRefusal } from "./refusals.ts";
import { type SharedMessage, type SharedPage, type ShareView, TOKEN_PATTERN } from "./shared.ts";
import { addShare, removeShare, sharesOf, sharesOfConversation } from "./store.server.ts";

const REFUSAL_OF: Record<string, ThreadRefusal> = {
  share_messages: "thread.share_empty",
  share_size: "thread.share_too_long",
  too_many_shares: "thread.shares_full",
};

/** 128 bits from the system's source of chance, base64url. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** A copy of the conversation as it is now, behind a link that cannot be guessed. What is written later is not in it. */
export async function shareConversation(
  ctx: MemberContext,
  input: { conversationId: string; named: boolean },
): Promise<Result<ShareView[], ThreadRefusal>> {
  const [profile] = input.named ? await profileOf(ctx.db, ctx.userId) : [];
  const { conversationId } = input;
  const share = {
    token: newToken(),
    userId: ctx.userId,
    conversationId,
    shownName: profile ? firstName(profile.fullName) || null : null,
    at: ctx.now(),
  };
  const written = await commitNamed(ctx.db, {
    addShare: addShare(ctx.db, share),
    sharesOfConversation: sharesOfConversation(ctx.db, ctx.userId, conversationId),
  });
  if (!written.ok) return refuse(REFUSAL_OF[written.constraint] ?? "thread.failed");
  if (written.rows.addShare.length === 0) return refuse("thread.not_found");
  return ok(written.rows.sharesOfConversation);
}

/** The link leads nowhere from this moment on. Answers with what is still shared of that conversation. */
export async function unshare(
  ctx: MemberContext,
  token: string,
): Promise<Result<ShareView[], ThreadRefusal>> {
  const written = await commitNamed(ctx.db, {
    removeShare: removeShare(ctx.db, ctx.userId, token),
    sharesOf: sharesOf(ctx.db, ctx.userId),
  });
  const [gone] = written.ok ? written.rows.removeShare : [];
  if (!written.ok || !gone) return refuse("thread.not_found");
  const left = written.rows.sharesOf;
  return ok(left.filter(({ conversationId }) => conversationId === gone.conversationId));
}

/** What is shared of one conversation, or of all. */
export const readShares = (ctx: MemberContext, conversationId?: string): Promise<ShareView[]> =>
  conversationId === undefined
    ? Promise.resolve(sharesOf(ctx.db, ctx.userId))
    : Promise.resolve(sharesOfConversation(ctx.db, ctx.userId, conversationId));

/** Not of a conversation that was deleted, nor of an account that is to be. */
const SHARED = `
SELECT s.title, s.shown_name AS name, s.created_at AS createdAt, s.messages FROM chat_shares s
JOIN chatbot_conversations c ON c.id = s.conversation_id AND c.deleted_at IS NULL
WHERE s.token = ?1 AND NOT ${isClosing("s.user_id")}`;

type SharedRow = Omit<SharedPage, "messages"> & { messages: string };

/** Null for a link that was guessed, revoked, or whose conversation or account is gone: all the same to who asks. */
export async function readShared(db: Database, token: string): Promise<SharedPage | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const row = await db.firstOfPrimary<SharedRow>(SHARED, token);
  return row && { ...row, messages: JSON.parse(row.messages) as SharedMessage[] };
}
