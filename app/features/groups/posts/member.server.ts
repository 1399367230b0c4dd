import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { comeToEvent, stayAway } from "#app/features/groups/events/store.server.ts";
import type { MemberForm } from "#app/features/groups/forms.ts";
import type { GroupChange } from "#app/features/groups/live/group-event.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import { membershipIn } from "#app/features/groups/membership/store.server.ts";
import { vote } from "#app/features/groups/polls/store.server.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import { setSharing } from "#app/features/groups/words/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { writePost } from "./post.server.ts";
import {
  addGroupReport,
  addReaction,
  addReading,
  blockPostAuthor,
  markAnswered,
  removeReaction,
  removeReading,
  seenPost,
  takePostBack,
} from "./store.server.ts";

type Done = Promise<Result<{ id: string } | null, GroupRefusal>>;
type Small = Exclude<MemberForm, { intent: "post" | "together" | "not-together" }>;

/** What of the group's open pages reads again; nothing for what is the member's alone. */
const CHANGES: Record<Small["intent"], GroupChange | null> = {
  unpost: "posts",
  answered: "posts",
  react: "posts",
  unreact: "posts",
  read: "group",
  unread: "group",
  come: "events",
  "not-come": "events",
  vote: "group",
  "share-words": null,
  "keep-words": null,
  report: null,
  block: null,
};
/** Answered with a row where something was changed. */
const SAYS: readonly Small["intent"][] = ["unpost", "answered", "report", "block"];

/** What everybody in a group does. Each statement asks again whether they are in it. */
export async function actAsMember(
  ctx: MemberContext,
  form: Small | Extract<MemberForm, { intent: "post" }>,
): Done {
  if (form.intent === "post") return writePost(ctx, form);
  const { community, userId } = ctx;
  const on = "on" in form ? form.on : null;
  const [, [[membership], [post]]] = await Promise.all([
    readJoined(ctx),
    community.batch([membershipIn(community, userId, form.id), seenPost(community, userId, form.id, on)]),
  ]);
  if (!membership?.role) return refuse("groups.gone");
  const written = await commitNamed(community, { statementOf: statementOf(ctx, form) });
  if (!written.ok) throw new Error(`${form.intent} not kept: ${written.constraint}`);
  if (SAYS.includes(form.intent) && written.rows.statementOf.length === 0) return refuse("groups.gone");
  const change = CHANGES[form.intent];
  if (change) publishToGroup(ctx, form.id, change);
  publishCommunityChange(ctx, userId, ...(form.intent === "block" && post ? [post.authorId] : []));
  return ok(null);
}

function statementOf(ctx: MemberContext, form: Small): Statement {
  const { community: db, userId } = ctx;
  const now = ctx.now();
  const groupId = form.id;
  switch (form.intent) {
    case "unpost":
      return takePostBack(db, userId, groupId, form.on);
    case "answered":
      return markAnswered(db, userId, groupId, form.on);
    case "react":
      return addReaction(db, { userId, groupId, id: form.on, reaction: form.reaction, now });
    case "unreact":
      return removeReaction(db, { userId, groupId, id: form.on, reaction: form.reaction, now });
    case "read":
      return addReading(db, { userId, groupId, reading: form.reading, now });
    case "unread":
      return removeReading(db, { userId, groupId, reading: form.reading, now });
    case "come":
      return comeToEvent(db, { userId, groupId, id: form.on, now });
    case "not-come":
      return stayAway(db, { userId, groupId, id: form.on, now });
    case "share-words":
    case "keep-words":
      return setSharing(db, { userId, groupId, on: form.intent === "share-words" });
    case "vote":
      return vote(db, { userId, groupId, id: form.on, choice: form.choice, now });
    case "report":
      return addGroupReport(db, {
        ...{ id: newId("report", now, ctx.random), userId, groupId, postId: form.on },
        reason: form.reason,
        at: now,
      });
    case "block":
      return blockPostAuthor(db, {
        ...{ id: newId("block", now, ctx.random), userId, groupId, postId: form.on },
        at: now,
      });
  }
}
