import { addDays } from "#app/core/local-day.ts";
import { commitNamed } from "#app/db/commit.ts";
import { roundPath } from "#app/features/games/paths.ts";
import { recordTournamentDay } from "#app/features/games/tournaments/points.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { newMemory, reviewed } from "#app/features/memory/model/schedule.ts";
import { isPaid } from "#app/features/rewards/rules.ts";
import { publishReward, type RewardFor, rewardStatements } from "#app/features/rewards/service.server.ts";
import { ALREADY_MOVED, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { readQuestion } from "./content.server.ts";
import { isLate, shownOrder } from "./draw.ts";
import { finishDuel } from "./duels/finish.server.ts";
import type { RoundForm } from "./forms.ts";
import type { Question } from "./question.ts";
import type { TriviaReply } from "./reply.ts";
import type { Answer, Round } from "./round.ts";
import { addAnswer, readSituation, type Situation, saveCard } from "./store.server.ts";

const MAX_TRIES = 8;
/** Another tab was first, or the day has had its rewards: what is there by then is read. */
const AGAIN = [
  "answer_in_turn",
  "round_over",
  "game_answers.user_id, game_answers.round_id, game_answers.place",
  "game_answers.user_id, game_answers.round_id, game_answers.item",
  ALREADY_MOVED,
  REWARD_LIMIT,
];

type Given = Extract<RoundForm, { intent: "answer" }>;

/**
 * Judges an answer to the question that is asked now. An answer that was given stays: sent again, whatever it says then,
 * it leads to what was judged. Two D1 trips.
 * @param kept the question that was answered, of an answer that a device has kept: nobody saw a clock there
 */
export async function answerQuestion(
  ctx: MemberContext,
  roundId: string,
  form: Given,
  kept?: string,
): Promise<TriviaReply> {
  const { intent, place } = form;
  const since = addDays(new Date(ctx.now()).toISOString().slice(0, 10), -2);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const read = await readSituation(ctx.db, { userId: ctx.userId, roundId, place, since }, tries > 0);
    if (!read.round) return { ok: false, intent, refusal: "trivia.gone" };
    if (read.earlier) return { ok: true, intent, to: roundPath(roundId, place) };
    if (read.round.finishedAt !== null) return { ok: false, intent, refusal: "trivia.over" };
    if (read.round.answered !== place) return { ok: false, intent, refusal: "trivia.not_now" };
    const item = read.round.items[place] ?? "";
    // begun with a clock meanwhile, or another question since
    if (kept !== undefined && (read.round.seconds !== null || item !== kept))
      return { ok: false, intent, refusal: "trivia.not_now" };
    const question = await readQuestion(ctx, item);
    if (!question) return { ok: false, intent, refusal: "trivia.gone" };
    const isKept = await keepAnswer(ctx, { form, read, round: read.round, question });
    if (isKept) return { ok: true, intent, to: roundPath(roundId, place) };
  }
  throw new Error("an answer lost every race");
}

type Judged = { form: Given; read: Situation; round: Round; question: Question };

/** False where somebody else was first. */
async function keepAnswer(ctx: MemberContext, { form, read, round, question }: Judged): Promise<boolean> {
  const { db, userId } = ctx;
  const now = ctx.now();
  const profile = read.profile ?? (await ensureProfile(ctx, undefined));
  const day = memberDay(profile, now);
  const choice = isLate(round, now) ? -1 : (shownOrder(round.id, question.id)[form.choice] ?? -1);
  const correct = choice === question.answer;
  const answer: Answer = {
    place: form.place,
    item: question.id,
    choice,
    correct,
    aided: read.aided,
    at: now,
  };
  const isPaidNow = correct && !read.rewarded.includes(day) && isPaid("trivia_correct", read.paid[day] ?? 0);
  const reward: RewardFor | null = isPaidNow
    ? { activity: "trivia_correct", causeId: question.id, day, subject: question.reference }
    : null;
  const card = cardAfter(read, { correct, aided: read.aided, isPractice: round.kind === "practice" }, now);
  const written = await commitNamed(db, {
    answer: addAnswer(db, userId, round.id, answer),
    card: card && saveCard(db, userId, question.id, card),
    rewarded: rewardStatements(ctx, reward),
  });
  if (!written.ok) {
    if (AGAIN.includes(written.constraint)) return false;
    throw new Error(`answer not kept: ${written.constraint}`);
  }
  const [row] = written.rows.rewarded.after;
  if (reward && row) publishReward(ctx, reward, row);
  const isLast = form.place + 1 === round.items.length;
  if (isLast && round.kind === "daily") deliver(ctx, () => recordTournamentDay(ctx, round.day));
  if (isLast && round.kind === "duel") deliver(ctx, () => finishDuel(ctx, round.id));
  return true;
}

/** What was missed comes back by the schedule of verses; what is practiced moves in it. */
function cardAfter(
  { card }: Situation,
  { correct, aided, isPractice }: { correct: boolean; aided: boolean; isPractice: boolean },
  now: number,
) {
  if (!correct) return reviewed(card ?? newMemory(now), now, 1);
  if (!card || !isPractice) return null;
  return reviewed(card, Math.max(now, card.lastReview ?? 0), aided ? 2 : 3);
}
