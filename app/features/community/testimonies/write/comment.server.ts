import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { deliverSoon } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { judgeText, type TextRefusal } from "#app/features/community/safety/judge-text.server.ts";
import type { CommentForm } from "#app/features/community/testimonies/forms.ts";
import { COMMENTS_A_DAY } from "#app/features/community/testimonies/model/limits.ts";
import type { MemberContext } from "#app/request/context.ts";
import { commentNotice, rewardFor } from "./caused.server.ts";
import {
  addComment,
  commentOfForm,
  seenComment,
  seenTestimony,
  talkersOf,
  writtenSince,
} from "./store.server.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

export type CommentRefusal = "community.gone" | WriteRefusal | TextRefusal;

/** A comment, or an answer to one, which stands under the first comment of its thread. Sent twice, it is one. */
export async function commentOn(
  ctx: MemberContext,
  form: CommentForm,
): Promise<Result<null, CommentRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const admitting = admitWriting(ctx, "post");
  const [admitted, [[testimony], [answered], [known], [lately]], judged] = await Promise.all([
    admitting,
    community.batch([
      seenTestimony(community, userId, form.id),
      seenComment(community, userId, form.id, form.parent),
      commentOfForm(community, userId, form.formId),
      writtenSince(community, userId, now - DAY_MS),
    ]),
    admitting.then((by) => judgeText(ctx, form.body, form, by)),
  ]);
  if (known) return ok(null);
  if (!admitted.ok) return admitted;
  const { me, profile } = admitted.value;
  const isThere = testimony?.state === "shown" && (form.parent === null || answered?.state === "shown");
  if (!testimony || !isThere) return refuse("community.gone");
  if (!judged.ok) return refuse(judged.refusal);
  if ((lately?.comments ?? 0) >= COMMENTS_A_DAY) return refuse("community.too_many");
  const id = newId("comment", now, ctx.random);
  const held = judged.value.held || (ctx.communityRules.holdsFirst && me.trusted === 0);
  const reward = rewardFor(ctx, profile, "testimony_comments", id);
  // nobody is notified of a comment that nobody sees yet
  const notices =
    testimony.mine || held
      ? []
      : [commentNotice(ctx, { id, testimonyId: form.id, authorId: testimony.authorId })];
  const { formId, body, language } = form;
  const parentId = answered?.threadId ?? null;
  const row = { id, formId, userId, testimonyId: form.id, parentId, body, language, held, now };
  const written = await commitNamed(community, {
    added: addComment(community, { ...row, urgent: judged.value.urgent }),
    reward: reward.statement,
    notices: notices.map(({ statement }) => statement),
    kept: commentOfForm(community, userId, formId),
    talkers: talkersOf(community, form.id),
  });
  if (!written.ok) throw new Error(`comment not kept: ${written.constraint}`);
  const { kept, talkers } = written.rows;
  // it was withdrawn, or they were blocked, meanwhile
  if (kept.length === 0) return refuse("community.gone");
  deliverSoon(ctx, [reward.id, ...notices.map((one) => one.id)]);
  publishCommunityChange(ctx, userId, ...(held ? [] : talkers.map((one) => one.userId)));
  return ok(null);
}
