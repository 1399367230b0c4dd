import { commit } from "#app/db/commit.ts";
import { answerQuestion } from "#app/features/games/trivia/answer.server.ts";
import { readList } from "#app/features/games/trivia/content.server.ts";
import { dailyTen } from "#app/features/games/trivia/draw.ts";
import type { TriviaReply } from "#app/features/games/trivia/reply.ts";
import { addRound } from "#app/features/games/trivia/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type KeptForm, readKeptForm } from "./forms.ts";
import { isTaken } from "./kept.ts";
import { missedAmong } from "./store.server.ts";

/**
 * An answer that was given without a network, judged now as any other: in its turn, once, to the question that it says.
 * The first of a round begins it; then it is two trips.
 */
export async function answerKept(ctx: MemberContext, sent: FormData): Promise<TriviaReply> {
  const read = readKeptForm(sent);
  if (!read.success) return { ok: false, intent: "answer", refusal: "trivia.bad_form" };
  const form = read.data;
  const { place, choice, item } = form;
  const judge = () => answerQuestion(ctx, form.round, { intent: "answer", place, choice }, item);
  const reply = await judge();
  if (reply.ok || reply.refusal !== "trivia.gone") return reply;
  const refusal = await begin(ctx, form);
  return refusal ? { ok: false, intent: "answer", refusal } : judge();
}

/** A round that the server has not begun; without a clock, as nobody saw one. Begun by another tab, it is that one. */
async function begin(ctx: MemberContext, form: KeptForm): Promise<"trivia.over" | "trivia.gone" | null> {
  const { db, userId } = ctx;
  const at = ctx.now();
  const items = form.kind === "practice" ? form.items : dailyTen(await readList(ctx), form.day);
  const [profiles, [row]] = await db.batch([profileOf(db, userId), missedAmong(db, userId, items)]);
  const today = memberDay(await ensureProfile(ctx, profiles[0]), at);
  if (form.kind === "daily" && !isTaken(form.day, today)) return "trivia.over";
  // practice is of what one has missed, and of nothing that one picks
  if (form.kind === "practice" && row?.missed !== items.length) return "trivia.gone";
  const { round: id, kind } = form;
  const day = form.kind === "daily" ? form.day : today;
  const written = await commit(db, [
    addRound(db, { id, kind, about: "", day, items, seconds: null, userId, at }),
  ]);
  if (!written.ok) throw new Error(`round not begun: ${written.constraint}`);
  return null;
}
