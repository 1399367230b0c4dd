import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { type CareState, careFor } from "#app/features/care/care.ts";
import { isDisclosureDue } from "#app/features/care/help/disclosure.ts";
import { addDanger, rememberSign } from "#app/features/care/store.server.ts";
import { sendCounts } from "#app/features/care/use/send-limits.ts";
import { isOverCeiling, ownTurn } from "#app/features/care/use/use.ts";
import { type Meter, paymentFor, usedOn } from "#app/features/chat/allowance/allowance.ts";
import { chargeStatements, nextAllowance } from "#app/features/chat/allowance/charge.server.ts";
import { CONTEXT_MESSAGES } from "#app/features/chat/model/catalog.ts";
import { ministryOf, themeOf } from "#app/features/chat/model/hub-contexts.ts";
import { memberHash } from "#app/features/chat/model/member-hash.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import { openAnswer, recordQuestion, runningAnswer } from "#app/features/chat/model/store.server.ts";
import type { Conversation, Message } from "#app/features/chat/model/tables.ts";
import { viewConversation, viewMessage } from "#app/features/chat/model/views.ts";
import type { countVersions } from "#app/features/chat/versions/store.server.ts";
import { followTimeZone } from "#app/features/member/service.server.ts";
import { incrementRateLimits } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { abortAnswer, closeLostAnswer } from "./answer.server.ts";
import type { AnswerJob } from "./answer-job.ts";
import { automaticTitle } from "./automatic-title.ts";
import { prefetchAnswer } from "./prefetch-answer.server.ts";
import { eventsOf, messagePath, type Sent } from "./sent.server.ts";

/** One running answer a member. */
const ANSWER_RUNNING = "chat_answers.user_id";

/** The same request was taken a moment ago. */
const DUPLICATE_REQUEST = "chatbot_messages.user_id, chatbot_messages.request_id";

/** Which refusal a constraint of the schema means, when a race was lost after the read. */
const REFUSAL_OF: Record<string, ChatRefusal | "taken" | "branch_changed"> = {
  [DUPLICATE_REQUEST]: "taken",
  path_turned: "branch_changed",
  "chatbot_messages.parent_id": "branch_changed",
  allowance_kept: "chat.limit",
  credits_enough: "chat.limit",
  [ANSWER_RUNNING]: "chat.busy",
  already_answered: "chat.busy",
  send_burst_kept: "chat.too_fast",
  send_day_kept: "chat.too_many",
  "FOREIGN KEY": "chat.not_found",
};

/** What one message is counted in: by member and by address, under keyed hashes. */
async function rateLimitStatements(ctx: MemberContext): Promise<Statement[]> {
  const [member, address] = await Promise.all([ctx.hmac(`sends:${ctx.userId}`), ctx.addressHash()]);
  const counts = sendCounts({ member, address: `sends:${address}` }, ctx.bounds.sends, ctx.now());
  return [incrementRateLimits(ctx.db, counts)];
}

export type StartAnswerInput = {
  profile: Profile;
  allowed: number | null;
  /** What the message can be paid with. */
  meter: Meter;
  conversation: Conversation;
  question: Message;
  /** Oldest first, without the question. */
  before: readonly Pick<Message, "role" | "content">[];
  /** What must be written with the question. */
  statements: Statement[];
  /** Stands after them, and tells the question's place among its versions. */
  placing?: ReturnType<typeof countVersions>;
  /** How many whole answers the question has had. */
  earlierAnswers: number;
  /** What the rules of care know of the member and the day (`careReads`). */
  careState: CareState;
};

/** An answer younger than this may be on its way to the room, ms. */
const DISPATCH_GRACE_MS = 10_000;

/**
 * True when nothing is being written for the member any more. What was lost is closed now: nobody waits for the sweep.
 * G13: danger ends what is being written, unless that is the answer to it.
 */
async function clearRunningAnswer(
  ctx: MemberContext,
  questionId: string,
  isCrisis: boolean,
): Promise<boolean> {
  const [running] = await runningAnswer(ctx.db, ctx.userId);
  if (!running) return true;
  if (isCrisis && running.questionId !== questionId) {
    await abortAnswer(ctx, running);
    return true;
  }
  if (
    running.startedAt > ctx.now() - DISPATCH_GRACE_MS ||
    (await ctx.rooms.isWriting(ctx.userId, running.id))
  )
    return false;
  await closeLostAnswer(ctx, running);
  return true;
}

/**
 * Opens the answer, reserves the message and publishes to the room: the part that all ways of asking share.
 * `taken`: the same request won a race against itself. `branch_changed`: another version is shown meanwhile.
 */
export async function startAnswer(
  ctx: MemberContext,
  asking: StartAnswerInput,
): Promise<Result<Sent, ChatRefusal | "taken" | "branch_changed">> {
  const { db, userId } = ctx;
  const { allowed, meter, conversation, question, before, statements, placing, earlierAnswers } = asking;
  const now = ctx.now();
  const today = memberDay(asking.profile, now);
  const payment = paymentFor({ used: usedOn(meter, today), allowed }, meter.credits);
  const ceiling = ctx.bounds.memberMicros[payment === "unlimited" || meter.credits > 0 ? "paying" : "free"];
  const { care, signal } = careFor({
    text: question.content,
    reads: ctx.language,
    ageBand: asking.profile.ageBand,
    state: asking.careState,
    // who pays may go on: only the free companion rests with the day's money
    spendMicros: payment === "unlimited" || payment === "pack" ? null : ctx.bounds.spendMicros,
    memberMicros: ceiling,
    now,
    disclose: isDisclosureDue(conversation.disclosedAt, now),
  });
  if (care.budgetExhausted && !care.crisis && !care.ownWords)
    return refuse(isOverCeiling(asking.careState.use, ceiling, now) ? "chat.fair_use" : "chat.resting");
  // G13: help is charged to nobody, and is never one too many; what our own words answer is charged to nobody either
  const isFree = care.crisis !== null || care.ownWords !== null;
  const answerId = newId("ans", now, ctx.random);
  const charged = chargeStatements(ctx, isFree ? "unlimited" : payment, { answerId, today, allowed });
  const chargedDay = charged.day;
  const [counts, hashed] = await Promise.all([
    care.crisis ? [] : rateLimitStatements(ctx),
    memberHash(userId),
  ]);
  const opening = {
    id: answerId,
    userId,
    conversationId: conversation.id,
    questionId: question.id,
    chargedDay,
    startedAt: now,
    round: earlierAnswers,
  };
  const write = () =>
    commitNamed(db, {
      charged: charged.statements,
      statements,
      places: placing ?? null,
      danger: care.crisis ? addDanger(db, userId, now) : null,
      counts,
      sign: signal
        ? rememberSign(db, { userId, conversationId: conversation.id, sign: signal, at: now })
        : null,
      zone: followTimeZone(ctx, asking.profile),
      answer: openAnswer(db, opening),
      conversation: recordQuestion(
        db,
        conversation.id,
        question.createdAt,
        automaticTitle(question.content, conversation.category, ctx.language),
      ),
    });
  const ministry = ministryOf(conversation.category);
  const job: AnswerJob = {
    answerId,
    userId,
    conversationId: conversation.id,
    questionId: question.id,
    askedAt: question.createdAt,
    chargedDay,
    category: themeOf(conversation.category),
    ...(ministry && { ministry }),
    care,
    translation: ctx.translation,
    memberHash: hashed,
    turns: [...before, question]
      .slice(-CONTEXT_MESSAGES)
      .map((turn) => ({ role: turn.role, text: turn.content })),
  };
  // whoever has nothing left is refused by the day itself, and nobody is asked for that; in danger the count decides first
  const ahead = !isFree && payment !== null;
  const keep = async () => {
    const first = await write();
    const isBusy = !first.ok && first.constraint === ANSWER_RUNNING;
    return isBusy && (await clearRunningAnswer(ctx, question.id, care.crisis !== null)) ? write() : first;
  };
  const written = await (ahead ? prefetchAnswer(ctx, job, keep) : keep());
  if (!written.ok) {
    const next = nextAllowance(meter, { constraint: written.constraint, today, allowed });
    return next ? startAnswer(ctx, { ...asking, meter: next }) : refuseOrThrow(written.constraint);
  }
  const { rows } = written;
  const allowance = charged.allowanceOf(rows.charged.tally);
  const place = rows.places.find(({ id }) => id === question.id);
  const [touched] = rows.conversation;
  if (care.crisis) {
    const [count] = rows.danger;
    const turn = ownTurn(count?.dangers ?? 0);
    if (turn !== null) job.care = { ...care, ownWords: { to: "danger", turn } };
  }
  const message = { ...question, ...place };
  const sent: Sent = {
    conversation: viewConversation(touched ?? conversation),
    message: viewMessage(message),
    path: messagePath(message, touched?.pathRevision ?? conversation.pathRevision),
    answerId,
    allowance,
  };
  deliver(ctx, () => ctx.rooms.answer(job, eventsOf(sent, answerId)));
  return ok(sent);
}

function refuseOrThrow(constraint: string): { ok: false; refusal: ChatRefusal | "taken" | "branch_changed" } {
  const refusal = REFUSAL_OF[constraint];
  if (!refusal) throw new Error(`unexpected constraint: ${constraint}`);
  return refuse(refusal);
}
