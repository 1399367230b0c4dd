import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { TestimonyAway } from "#app/features/community/testimonies/forms.ts";
import { seenComment, seenTestimony } from "#app/features/community/testimonies/write/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { blockWriter, hideTestimony, reportTestimony, sayAmen, takeAmenBack } from "./store.server.ts";

/**
 * What a reader does about somebody else's testimony or comment: "Amen", hidden for them alone, reported to the
 * moderators, or its author and they out of each other's sight. Nobody gets a notice.
 */
export async function actAsReader(
  ctx: MemberContext,
  form: TestimonyAway,
): Promise<Result<null, "community.gone" | WriteRefusal>> {
  const { community, userId } = ctx;
  const commentId = "comment" in form ? form.comment : null;
  const [admitted, [[testimony], [comment]]] = await Promise.all([
    admitWriting(ctx, form.intent === "unamen" ? "take_back" : "act"),
    community.batch([
      seenTestimony(community, userId, form.id),
      seenComment(community, userId, form.id, commentId),
    ]),
  ]);
  if (!admitted.ok) return admitted;
  const meant = commentId === null ? testimony : comment;
  // one's own is neither reported nor blocked, nor is "Amen" said to it
  if (!testimony || !meant || meant.mine) return refuse("community.gone");
  const written = await commit(community, [statementOf(ctx, form)]);
  if (!written.ok) throw new Error(`${form.intent} not kept: ${written.constraint}`);
  const affectsAuthor = form.intent === "block" || form.intent === "amen" || form.intent === "unamen";
  publishCommunityChange(ctx, userId, ...(affectsAuthor ? [meant.authorId] : []));
  return ok(null);
}

function statementOf({ community: db, userId, now, random }: MemberContext, form: TestimonyAway): Statement {
  const at = now();
  switch (form.intent) {
    case "amen":
      return sayAmen(db, userId, form.id, at);
    case "unamen":
      return takeAmenBack(db, userId, form.id);
    case "hide":
      return hideTestimony(db, userId, form.id, at);
    default: {
      const about = { userId, testimonyId: form.id, commentId: form.comment, at };
      return form.intent === "block"
        ? blockWriter(db, { ...about, id: newId("block", at, random) })
        : reportTestimony(db, { ...about, id: newId("report", at, random), reason: form.reason });
    }
  }
}
