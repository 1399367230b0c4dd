import { newId } from "#app/core/id.ts";
import { type Result, refuse } from "#app/core/result.ts";
import { careReads, careStateOf } from "#app/features/care/use/care-state.server.ts";
import { dailyMessages, meterIn } from "#app/features/chat/allowance/allowance.ts";
import { meterOf } from "#app/features/chat/allowance/store.server.ts";
import { cleanMessage } from "#app/features/chat/message/message-text.ts";
import { CONTEXT_MESSAGES } from "#app/features/chat/model/catalog.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import { markMessage, messageByRequest, messageOf } from "#app/features/chat/model/store.server.ts";
import { firstVersion, type Message } from "#app/features/chat/model/tables.ts";
import {
  addVersion,
  answeredCount,
  conversationOfMessage,
  countVersions,
  hideBranch,
  incrementPathRevision,
  messagesBefore,
  versionsAfter,
} from "#app/features/chat/versions/store.server.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, rolesOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type StartAnswerInput, startAnswer } from "./ask.server.ts";
import { repeatOf } from "./send.server.ts";
import type { Sent } from "./sent.server.ts";

/** Everything that asking for a question again must know, in one trip; null when it is not the member's. */
async function readQuestion(ctx: MemberContext, questionId: string, requestId = "") {
  const { db, userId } = ctx;
  const [
    profiles,
    roles,
    subscriptions,
    questions,
    conversations,
    newest,
    following,
    answered,
    earlier,
    meter,
    ...care
  ] = await db.batch([
    profileOf(db, userId),
    rolesOf(db, userId),
    subscriptionOf(db, userId),
    messageOf(db, userId, questionId),
    conversationOfMessage(db, userId, questionId),
    messagesBefore(db, userId, questionId, CONTEXT_MESSAGES),
    versionsAfter(db, userId, questionId),
    answeredCount(db, userId, questionId),
    messageByRequest(db, userId, requestId),
    meterOf(db, userId),
    ...careReads(ctx),
  ]);
  const [question] = questions;
  const [conversation] = conversations;
  if (question?.role !== "user" || !conversation) return null;
  const isAdmin = firstRole(roles.map((row) => row.role)) === "admin";
  return {
    profile: await ensureProfile(ctx, profiles[0]),
    allowed: dailyMessages({ subscribed: subscriptions[0]?.subscribed ?? false, isAdmin }),
    meter: meterIn(meter),
    conversation,
    question,
    before: newest.reverse(),
    following,
    earlierAnswers: answered[0]?.count ?? 0,
    repeated: earlier[0],
    careState: careStateOf(care),
  };
}

async function startAnswerAgain(
  ctx: MemberContext,
  asking: StartAnswerInput,
): Promise<Result<Sent, ChatRefusal>> {
  const asked = await startAnswer(ctx, asking);
  if (asked.ok) return asked;
  return refuse(
    asked.refusal === "taken" || asked.refusal === "branch_changed" ? "chat.busy" : asked.refusal,
  );
}

const reopened = (question: Message): Message => ({ ...question, state: "kept" });

/** Asks again for the answer to a question that got none or only a part. */
export async function retryAnswer(
  ctx: MemberContext,
  questionId: string,
): Promise<Result<Sent, ChatRefusal>> {
  const found = await readQuestion(ctx, questionId);
  if (!found) return refuse("chat.not_found");
  const { question, following } = found;
  const open = question.state === "unanswered" || question.state === "stopped";
  const brokenOff = following.some(({ shown, state }) => shown && state === "interrupted");
  // answered meanwhile, in another tab or by the same press: nothing is charged twice
  if (!question.shown || (!open && !brokenOff)) return refuse("chat.busy");
  return startAnswerAgain(ctx, {
    ...found,
    question: reopened(question),
    statements: [markMessage(ctx.db, question.id, "kept")],
    // one that is marked as open has had none, whatever has come since it was read
    earlierAnswers: open ? 0 : found.earlierAnswers,
  });
}

/**
 * Asks for another version of an answer; those that are there are kept.
 * @param seen how many versions the member has seen: a press that was told twice, or comes late, has seen fewer
 */
export async function regenerateAnswer(
  ctx: MemberContext,
  { questionId, seen }: { questionId: string; seen: number },
): Promise<Result<Sent, ChatRefusal>> {
  const found = await readQuestion(ctx, questionId);
  if (!found) return refuse("chat.not_found");
  const { question, following } = found;
  if (!question.shown || following.length !== seen) return refuse("chat.busy");
  return startAnswerAgain(ctx, {
    ...found,
    question: reopened(question),
    statements: [markMessage(ctx.db, question.id, "kept")],
  });
}

/**
 * Asks a question of one's own in other words. It begins a branch: the first words, and all that was said after
 * them, are kept as the other version. The same `requestId` twice is one branch and one charge.
 */
export async function editQuestion(
  ctx: MemberContext,
  input: { messageId: string; text: string; requestId: string },
): Promise<Result<Sent, ChatRefusal>> {
  const cleaned = cleanMessage(input.text);
  if (!cleaned.ok) return cleaned;
  const found = await readQuestion(ctx, input.messageId, input.requestId);
  if (!found) return refuse("chat.not_found");
  if (found.repeated) return repeatOf(ctx, found.repeated, found.repeated.answerId ?? "");
  const { question: old, conversation } = found;
  if (!old.shown) return refuse("chat.busy");
  const parentId = old.parentId ?? conversation.id;
  const now = ctx.now();
  const question = {
    ...firstVersion(old),
    id: newId("msg", now, ctx.random),
    content: cleaned.value,
    parts: [{ kind: "text" as const, text: cleaned.value }],
    state: "kept" as const,
    requestId: input.requestId,
    createdAt: Math.max(now, old.createdAt + 1),
    parentId,
  };
  const asked = await startAnswer(ctx, {
    ...found,
    question,
    statements: [
      ...hideBranch(ctx.db, conversation.id, parentId),
      addVersion(ctx.db, question),
      incrementPathRevision(ctx.db, conversation.id, parentId),
    ],
    placing: countVersions(ctx.db, parentId),
    earlierAnswers: 0,
  });
  if (asked.ok) return asked;
  const [winner] = await messageByRequest(ctx.db, ctx.userId, input.requestId);
  if (winner) return repeatOf(ctx, winner, winner.answerId ?? "");
  return refuse(
    asked.refusal === "taken" || asked.refusal === "branch_changed" ? "chat.busy" : asked.refusal,
  );
}
