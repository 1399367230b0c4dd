import type { Language } from "#app/core/language.ts";
import { addDays } from "#app/core/local-day.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { boardPath } from "#app/features/games/paths.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { isPaid } from "#app/features/rewards/rules.ts";
import { publishReward, type RewardFor, rewardStatements } from "#app/features/rewards/service.server.ts";
import { ALREADY_MOVED, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { aboutOf, CANDLES, type FeudAnswer, MAX_TYPED } from "./board.ts";
import { readFeudBoards, readOffered } from "./content.server.ts";
import { type FeudForm, readFeudForm } from "./forms.ts";
import { matchOf } from "./match.ts";
import { answerPoll } from "./polls/answer.server.ts";
import { pollById } from "./polls/catalog-polls.ts";
import { formsOf } from "./polls/poll.ts";
import type { FeudReply } from "./reply.ts";
import {
  addFeudRound,
  addSaid,
  endRound,
  type FeudRound,
  type FeudSituation,
  readFeudSituation,
} from "./store.server.ts";

const MAX_TRIES = 8;
const AGAIN = [
  "answer_in_turn",
  "round_over",
  "game_answers.user_id, game_answers.round_id, game_answers.place",
  "game_answers.user_id, game_answers.round_id, game_answers.item",
  ALREADY_MOVED,
  REWARD_LIMIT,
];

/** A board is begun, a word is said, or the board is opened. What is refused changes nothing. */
export async function actOnFeud(ctx: MemberContext, sent: FormData): Promise<FeudReply> {
  const intent = String(sent.get("intent") ?? "").slice(0, 20);
  if (String(sent.get("word") ?? "").length > MAX_TYPED)
    return { ok: false, intent, refusal: "feud.too_long" };
  const read = readFeudForm(sent);
  if (!read.success) return { ok: false, intent, refusal: "feud.bad_form" };
  const form = read.data;
  if (form.intent === "begin") return begin(ctx, form);
  if (form.intent === "answer-poll" || form.intent === "take-answer-back") {
    const reply = await answerPoll(ctx, form);
    const given = form.intent === "answer-poll" ? form.answer : "";
    return reply.ok ? reply : { ...reply, poll: form.poll, given };
  }
  return form.intent === "say" ? say(ctx, form) : open(ctx, form);
}

async function begin(ctx: MemberContext, form: Extract<FeudForm, { intent: "begin" }>): Promise<FeudReply> {
  const { db, userId, language } = ctx;
  const { intent } = form;
  const board = await readOffered(ctx, form.board);
  if (!board) return { ok: false, intent, refusal: "feud.gone" };
  const [found] = await profileOf(db, userId);
  const profile = await ensureProfile(ctx, found);
  const at = ctx.now();
  const row = {
    userId,
    id: form.requestId,
    about: aboutOf(board.id, language),
    day: memberDay(profile, at),
    items: board.answers[language].map(({ word }) => word),
    at,
  };
  const written = await commit(db, [addFeudRound(db, row)]);
  if (!written.ok) throw new Error(`board not begun: ${written.constraint}`);
  return { ok: true, intent, to: boardPath(board.id) };
}

/** Of a board of members the round itself has the answers. */
async function answersIn(ctx: MemberContext, round: FeudRound, language: Language): Promise<FeudAnswer[]> {
  const poll = pollById(boardOf(round));
  if (poll) return round.items.map((word) => ({ word, count: 0, forms: formsOf(poll, language, word) }));
  const boards = await readFeudBoards(ctx);
  return boards.find(({ id }) => id === boardOf(round))?.answers[language] ?? [];
}

const boardOf = ({ about }: { about: string }): string => about.replace(/:\w+$/, "");

async function open(ctx: MemberContext, form: Extract<FeudForm, { intent: "end" }>): Promise<FeudReply> {
  const { intent } = form;
  const read = await readFeudSituation(ctx.db, { userId: ctx.userId, roundId: form.round, since: "" }, false);
  if (!read.round) return { ok: false, intent, refusal: "feud.gone" };
  await commit(ctx.db, [endRound(ctx.db, ctx.userId, form.round, ctx.now())]);
  return { ok: true, intent, to: boardPath(boardOf(read.round)) };
}

type Saying = Extract<FeudForm, { intent: "say" }>;

/** Two D1 trips. A word that was said stays said: sent again, it costs no candle. */
async function say(ctx: MemberContext, form: Saying): Promise<FeudReply> {
  const { intent } = form;
  const since = addDays(new Date(ctx.now()).toISOString().slice(0, 10), -2);
  const asked = { userId: ctx.userId, roundId: form.round, since };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const read = await readFeudSituation(ctx.db, asked, tries > 0);
    const { round } = read;
    if (!round) return { ok: false, intent, refusal: "feud.gone" };
    if (round.finishedAt !== null) return { ok: false, intent, refusal: "feud.over" };
    const to = boardPath(boardOf(round));
    const language = round.about.endsWith(":es") ? "es" : "en";
    const answers = await answersIn(ctx, round, language);
    const match = matchOf(form.word, answers);
    const answer = match.kind === "none" ? null : (answers[match.at] ?? null);
    const place = round.answered;
    if (answer && read.found.includes(answer.word))
      return { ok: true, intent, to, said: "again", word: answer.word, place };
    if (answer && match.kind === "near")
      return { ok: true, intent, to, said: "near", word: form.word, meant: answer.word, place };
    // the copy that was read is behind the page
    if (form.place > place && tries === 0) continue;
    // a form that was sent before, or written while the board turned: which of them, only an answer can say
    if (form.place !== place && !answer)
      return { ok: true, intent, to, said: "late", word: form.word, place };
    const kept = await keep(ctx, { place, read, round, answer, at: answers.indexOf(answer as FeudAnswer) });
    const word = answer?.word ?? form.word;
    if (kept) return { ok: true, intent, to, said: answer ? "found" : "miss", word, place: place + 1 };
  }
  throw new Error("a word lost every race");
}

type Keeping = {
  place: number;
  read: FeudSituation;
  round: NonNullable<FeudSituation["round"]>;
  answer: FeudAnswer | null;
  at: number;
};

/** False where somebody else was first. */
async function keep(ctx: MemberContext, { place, read, round, answer, at }: Keeping): Promise<boolean> {
  const { db, userId } = ctx;
  const now = ctx.now();
  const profile = read.profile ?? (await ensureProfile(ctx, undefined));
  const day = memberDay(profile, now);
  const misses = round.answered - round.correct + (answer ? 0 : 1);
  const isWhole = answer !== null && round.correct + 1 === round.items.length;
  const isPaidNow = isWhole && !read.rewarded && isPaid("other_activity", read.paid[day] ?? 0);
  const reward: RewardFor | null = isPaidNow
    ? { activity: "other_activity", causeId: `feud:${round.about}`, day, subject: "Bible Feud" }
    : null;
  const written = await commitNamed(db, {
    said: addSaid(db, {
      userId,
      roundId: round.id,
      place,
      item: answer?.word ?? `miss-${place}`,
      choice: at,
      correct: answer !== null,
      at: now,
    }),
    ended: isWhole || misses >= CANDLES ? endRound(db, userId, round.id, now) : null,
    rewarded: rewardStatements(ctx, reward),
  });
  if (!written.ok) {
    if (AGAIN.includes(written.constraint)) return false;
    throw new Error(`word not kept: ${written.constraint}`);
  }
  const [row] = written.rows.rewarded.after;
  if (reward && row) publishReward(ctx, reward, row);
  return true;
}
