import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { MakeForm } from "#app/features/groups/forms.ts";
import { judgeWords } from "#app/features/groups/judge.server.ts";
import { refusalOf } from "#app/features/groups/membership/join.server.ts";
import { GROUPS_A_DAY } from "#app/features/groups/model/limits.ts";
import { newSlug } from "#app/features/groups/model/slug.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addFirstLeader, addGroup, groupOfForm, groupsMadeSince } from "./store.server.ts";

const DAY_MS = 86_400_000;

/**
 * A group is of one age band: the maker's, or of 13 to 17 where an appointed leader makes it. Its name and words are
 * judged as a request is; a group whose words are held is its maker's alone until a moderator has released it.
 */
export async function makeGroup(
  ctx: MemberContext,
  form: MakeForm,
): Promise<Result<{ id: string; slug: string }, GroupRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const [{ me }, [[known], [lately]]] = await Promise.all([
    readJoined(ctx),
    community.batch([
      groupOfForm(community, userId, form.formId),
      groupsMadeSince(community, userId, now - DAY_MS),
    ]),
  ]);
  if (known) return ok(known);
  if (me.ageBand !== "18+") return refuse("groups.young_maker");
  const young = form.young || form.ministry === "youth";
  if (young && me.leads !== 1) return refuse("groups.appointed");
  if ((lately?.count ?? 0) >= GROUPS_A_DAY) return refuse("groups.many_today");
  const judged = await judgeWords(ctx, { text: `${form.name}\n${form.about}`, seenHelp: form.seenHelp, me });
  if (!judged.ok) return judged;
  const id = newId("group", now, ctx.random);
  const { formId, name, about, theme, language, meets, kind } = form;
  // the young have one ministry, and adults two
  const ministry = young ? (form.ministry === "youth" ? "youth" : null) : form.ministry;
  const written = await commitNamed(community, {
    addGroup: addGroup(community, {
      ...{ id, userId, formId, name, about, theme, language, meets, kind, ministry, now },
      slug: newSlug(name, ctx.random),
      ageBand: young ? "13-17" : "18+",
      moderation: judged.value.held ? "held" : "shown",
      urgent: Number(judged.value.urgent),
    }),
    addFirstLeader: addFirstLeader(community, { memberId: newId("gmem", now, ctx.random), userId, id, now }),
    groupOfForm: groupOfForm(community, userId, formId),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  publishCommunityChange(ctx, userId);
  const [made] = written.rows.groupOfForm;
  return made ? ok(made) : refuse("groups.failed");
}
