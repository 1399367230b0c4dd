import { addDays } from "#app/core/local-day.ts";
import { commitNamed } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay, pastDay } from "#app/features/member/time-zone.ts";
import { isPaid, rewardOf } from "#app/features/rewards/rules.ts";
import { publishReward, type RewardFor, rewardStatements } from "#app/features/rewards/service.server.ts";
import { practiceStatement, rhythmChanged } from "#app/features/rhythm/record.server.ts";
import { ALREADY_MOVED, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { ReviewForm } from "./forms.ts";
import { deckChanged } from "./learn.server.ts";
import { keyOf } from "./model/card.ts";
import { type Graded, graded } from "./model/grade.ts";
import { type Memory, momentOf, preview, replayed, reviewed } from "./model/schedule.ts";
import type { GradedReply, MemoryReply } from "./reply.ts";
import {
  addReview,
  CARD_CHANGED,
  REVIEW_SENT,
  readSituation,
  type Situation,
  saveCard,
} from "./store.server.ts";
import { nameOf, readOthers, readText } from "./text.server.ts";

/** Of many tabs that review a card at once each comes to its turn, so many at most. */
const MAX_ROUNDS = 16;
/** Another tab, or the same review sent twice, was first: what is there by then is read. */
const AGAIN = [CARD_CHANGED, REVIEW_SENT, ALREADY_MOVED, REWARD_LIMIT];

type Held = Situation & { card: NonNullable<Situation["card"]> };

/**
 * Grades a review by what was typed, whenever it comes: the schedule is that of all reviews in the order in which they
 * were. A verse that was recalled is rewarded once a day, on the day on which it is reported. Two D1 trips.
 */
export async function reviewCard(ctx: MemberContext, form: ReviewForm): Promise<MemoryReply> {
  const { intent, card: passage, requestId } = form;
  const key = keyOf(passage);
  const since = addDays(new Date(ctx.now()).toISOString().slice(0, 10), -2);
  const asked = { ...passage, userId: ctx.userId, id: requestId, key, since };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const read = await readSituation(ctx.db, asked, round > 0);
    if (!read.card) return { ok: false, intent, refusal: "memory.gone", card: key };
    const held: Held = { ...read, card: read.card };
    const outcome = await gradeOf(ctx, form, held);
    const review = read.earlier
      ? sentBefore(form, held, outcome)
      : await keepReview(ctx, form, held, outcome);
    if (review === "reused") return { ok: false, intent, refusal: "memory.bad_form", card: key };
    if (review !== "again") return { ok: true, intent, review };
  }
  throw new Error("a card was reviewed again and again");
}

async function gradeOf(ctx: MemberContext, form: ReviewForm, { card }: Held): Promise<Graded> {
  const { exercise, round, answer, hints, pasted } = form;
  const evidence = { exercise, round, answer, hints, ms: form.ms ?? null, pasted: pasted === "yes" };
  const text = { key: keyOf(card), text: await readText(ctx, card, card.translation), others: [] };
  const first = graded(text, evidence);
  if (first.reason !== "wrong" || exercise !== "typing") return first;
  return graded({ ...text, others: await readOthers(ctx, card, card.translation) }, evidence);
}

const replyTo = (
  form: ReviewForm,
  outcome: Graded,
  { memory, dues, coins }: { memory: Memory; dues: GradedReply["dues"]; coins: number },
): GradedReply => ({
  card: keyOf(form.card),
  requestId: form.requestId,
  ...outcome,
  hints: form.hints,
  due: memory.due,
  dues,
  next: preview(memory, Math.max(memory.due, memory.lastReview ?? 0)),
  coins,
});

/** The reply that was lost on its way: nothing is done twice. */
function sentBefore(form: ReviewForm, { earlier, card }: Held, outcome: Graded): GradedReply | "reused" {
  if (!earlier || earlier.first !== form.card.first || earlier.last !== form.card.last) return "reused";
  const kept = { ...outcome, grade: earlier.grade, reason: earlier.reason };
  const dues = preview(card, Math.max(card.lastReview ?? 0, earlier.at));
  return replyTo(form, kept, { memory: card, dues, coins: 0 });
}

async function keepReview(
  ctx: MemberContext,
  form: ReviewForm,
  { profile: found, card, reviews, rewarded, paid }: Held,
  outcome: Graded,
): Promise<GradedReply | "again"> {
  const { db, userId } = ctx;
  const now = ctx.now();
  const profile = found ?? (await ensureProfile(ctx, undefined));
  const today = memberDay(profile, now);
  const at = momentOf(form.at ?? now, card.createdAt, now);
  const day = at < now ? pastDay(profile, at) : today;
  // of two at one moment the order is the schedule’s own: all are read
  const isNewest = card.lastReview === null || at > card.lastReview;
  const { grade, reason } = outcome;
  const before = isNewest
    ? card
    : replayed(
        card.createdAt,
        reviews.filter((review) => review.at <= at),
      );
  const memory = isNewest
    ? reviewed(card, at, grade)
    : replayed(card.createdAt, [...reviews, { id: form.requestId, at, grade }]);
  const lastDay = card.lastDay && card.lastDay > day ? card.lastDay : day;
  const key = keyOf(card);
  const isRewarded = grade > 1 && !rewarded.includes(today) && isPaid("memory_game", paid[today] ?? 0);
  const subject = nameOf(card, card.translation);
  const reward: RewardFor | null = isRewarded
    ? { activity: "memory_game", causeId: key, day: today, subject }
    : null;
  const written = await commitNamed(db, {
    review: addReview(db, {
      userId,
      id: form.requestId,
      first: card.first,
      last: card.last,
      at,
      receivedAt: now,
      exercise: form.exercise,
      grade,
      reason,
      hints: form.hints,
      ms: form.ms ?? null,
    }),
    card: saveCard(db, userId, card, memory, { lastDay, version: card.version }),
    practice: practiceStatement(ctx, userId, profile, { kind: "memory", causeId: form.requestId, at }),
    rewarded: rewardStatements(ctx, reward),
  });
  if (!written.ok) {
    if (AGAIN.includes(written.constraint)) return "again";
    throw new Error(`review not kept: ${written.constraint}`);
  }
  const [row] = written.rows.rewarded.after;
  if (reward && row) publishReward(ctx, reward, row);
  const publication = rhythmChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(userId, [publication]));
  deckChanged(ctx);
  const coins = reward ? rewardOf("memory_game").coins : 0;
  return replyTo(form, outcome, { memory, dues: preview(before, at), coins });
}
