import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { joinedFrom } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { writerStatusOf } from "#app/features/community/permissions/store.server.ts";
import { mayWriteBy } from "#app/features/friends/may-write.server.ts";
import type { MemberForm } from "#app/features/groups/forms.ts";
import { judgeWords } from "#app/features/groups/judge.server.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import { membershipIn } from "#app/features/groups/membership/store.server.ts";
import { POSTS_A_DAY } from "#app/features/groups/model/limits.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addPost, postOfForm, postsSince, seenPost } from "./store.server.ts";

const DAY_MS = 86_400_000;

/** Something said, an answer to it, or something to pray for. Sent twice, it is one. Two trips: whoever has the group open waits for it. */
export async function writePost(
  ctx: MemberContext,
  form: Extract<MemberForm, { intent: "post" }>,
): Promise<Result<{ id: string }, GroupRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const [[found], [[member], [ruled], [membership], [answered], [known], [lately]]] = await Promise.all([
    profileOf(ctx.db, userId),
    community.batch([
      communityMemberOf(community, userId),
      writerStatusOf(community, userId, now),
      membershipIn(community, userId, form.id),
      seenPost(community, userId, form.id, form.parent),
      postOfForm(community, userId, form.formId),
      postsSince(community, userId, now - DAY_MS),
    ]),
  ]);
  if (!mayWriteBy(ruled, "write", now)) return refuse("groups.muted");
  if (known) return ok(known);
  const answers = form.parent !== null;
  if (!membership?.role || (answers && (answered?.kind !== "talk" || answered.state !== "shown")))
    return refuse("groups.gone");
  if (membership.archivedAt !== null) return refuse("groups.archived");
  if ((lately?.count ?? 0) >= POSTS_A_DAY) return refuse("groups.many_today");
  const { me, profile } = await joinedFrom(ctx, found, member);
  const judged = await judgeWords(ctx, { text: form.body, seenHelp: form.seenHelp, me });
  if (!judged.ok) return judged;
  const id = newId("gpost", now, ctx.random);
  const reward = rewardFor(ctx, id, memberDay(profile, now));
  const kept = await commitNamed(community, {
    added: addPost(community, {
      ...{ id, groupId: form.id, userId, formId: form.formId, body: form.body, language: form.language, now },
      kind: answers ? "talk" : form.kind,
      parentId: answered?.threadId ?? null,
      reading: answers ? (answered?.reading ?? null) : form.kind === "talk" ? form.reading : null,
      ...judged.value,
    }),
    reward: reward.statement,
    post: postOfForm(community, userId, form.formId),
  });
  if (!kept.ok) throw new Error(`post not kept: ${kept.constraint}`);
  const [post] = kept.rows.post;
  // sent away, or archived, meanwhile
  if (!post) return refuse("groups.gone");
  // first of all whoever waits for it
  publishToGroup(ctx, form.id, "posts");
  deliverSoon(ctx, [reward.id]);
  return ok(post);
}

/** LV13: time with others, once a post and within the day's limit. */
const rewardFor = (ctx: MemberContext, id: string, day: string) =>
  outboxRow(
    ctx,
    ctx.userId,
    `social:${id}`,
    { kind: "social", causeId: id, day },
    { sql: "SELECT 1 FROM group_posts WHERE id = ?7", values: [id] },
  );
