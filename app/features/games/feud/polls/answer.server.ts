import { commit } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { cleanLine } from "#app/features/community/model/clean-text.ts";
import { helpWith, judgeText } from "#app/features/community/safety/judge-text.server.ts";
import { mayWrite } from "#app/features/friends/may-write.server.ts";
import type { FeudForm } from "#app/features/games/feud/forms.ts";
import type { FeudReply } from "#app/features/games/feud/reply.ts";
import { FEUD_PATH } from "#app/features/games/paths.ts";
import type { MemberContext } from "#app/request/context.ts";
import { heldPolls } from "./held-polls.server.ts";
import { countedAs, isAnswer } from "./poll.ts";
import { addPollAnswer, removePollAnswer } from "./store.server.ts";

type Form = Extract<FeudForm, { intent: "answer-poll" | "take-answer-back" }>;

/** A member's answer to a poll, judged as every text that others may read; or taken back. */
export async function answerPoll(ctx: MemberContext, form: Form): Promise<FeudReply> {
  const { community, userId, language } = ctx;
  const { intent } = form;
  if (!ctx.communityRules.open) return { ok: false, intent, refusal: "feud.closed" };
  const poll = heldPolls(ctx).find(({ id, offered }) => id === form.poll && offered);
  if (!poll) return { ok: false, intent, refusal: "feud.gone" };
  if (form.intent === "take-answer-back") {
    const written = await commit(community, [removePollAnswer(community, userId, poll.id)]);
    if (!written.ok) throw new Error(`answer not taken back: ${written.constraint}`);
    return { ok: true, intent, to: FEUD_PATH };
  }
  const typed = cleanLine(form.answer);
  const judged = await judgeText(ctx, typed, { seenHelp: false }, { ok: true, value: { links: 0 } });
  if (!judged.ok && judged.refusal === "community.help_first") {
    const { me } = await readJoined(ctx);
    const help = helpWith(typed, { language, young: me.ageBand !== "18+" });
    return { ok: false, intent, refusal: "feud.help_first", help };
  }
  if (!judged.ok || !isAnswer(typed)) return { ok: false, intent, refusal: "feud.no_answer" };
  const [may] = await Promise.all([mayWrite(ctx, "write"), readJoined(ctx)]);
  if (!may) return { ok: false, intent, refusal: "feud.muted" };
  const word = countedAs(poll, language, typed).slice(0, 40);
  const written = await commit(community, [
    addPollAnswer(community, { userId, poll: poll.id, language, word, at: ctx.now() }),
  ]);
  if (!written.ok) {
    if (written.constraint === "feud_poll_is_over") return { ok: false, intent, refusal: "feud.poll_over" };
    throw new Error(`answer not kept: ${written.constraint}`);
  }
  return { ok: true, intent, to: FEUD_PATH };
}
