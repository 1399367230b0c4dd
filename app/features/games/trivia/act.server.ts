import { commit } from "#app/db/commit.ts";
import { roundPath } from "#app/features/games/paths.ts";
import type { MemberContext } from "#app/request/context.ts";
import { answerQuestion } from "./answer.server.ts";
import { readRoundForm } from "./forms.ts";
import type { TriviaReply } from "./reply.ts";
import { addDispute, addHelp, showNext } from "./store.server.ts";

/** The form of one round. What is refused changes nothing. */
export async function actOnRound(ctx: MemberContext, roundId: string, sent: FormData): Promise<TriviaReply> {
  const read = readRoundForm(sent);
  if (!read.success)
    return { ok: false, intent: String(sent.get("intent") ?? "").slice(0, 20), refusal: "trivia.bad_form" };
  const form = read.data;
  if (form.intent === "answer") return answerQuestion(ctx, roundId, form);
  const { db, userId } = ctx;
  const { intent, place } = form;
  const at = ctx.now();
  if (form.intent === "dispute") {
    const written = await commit(db, [addDispute(db, { userId, item: form.item, reason: form.reason, at })]);
    if (!written.ok) return { ok: false, intent, refusal: "trivia.gone" };
    return { ok: true, intent, to: `${roundPath(roundId, place)}&told=1` };
  }
  const asked = { userId, roundId, place, at };
  const written = await commit(db, [
    form.intent === "help" ? addHelp(db, { ...asked, help: form.help }) : showNext(db, asked),
  ]);
  if (!written.ok) return { ok: false, intent, refusal: "trivia.no_half" };
  return { ok: true, intent, to: roundPath(roundId) };
}
