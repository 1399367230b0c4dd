import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { LeadEveningForm } from "#app/features/groups/evening/forms.ts";
import { EVENING_LASTS_MS, EVENINGS_A_DAY } from "#app/features/groups/evening/model/limits.ts";
import { placeOf } from "#app/features/groups/evening/model/opened-page.ts";
import type { EveningRefusal } from "#app/features/groups/evening/reply.ts";
import { groupBySlug } from "#app/features/groups/find/store.server.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import { helps } from "#app/features/groups/model/kinds.ts";
import { typedPlace } from "#app/features/reader/picker/typed.ts";
import type { MemberContext } from "#app/request/context.ts";
import { endOverdue, eveningOfForm, openEvening, openedSince } from "./store.server.ts";

const DAY_MS = 86_400_000;

/** By whoever leads or helps; a group has one evening at a time. Sent twice, it is one. */
export async function beginEvening(
  ctx: MemberContext,
  slug: string,
  form: Extract<LeadEveningForm, { intent: "open" }>,
): Promise<Result<{ id: string }, EveningRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const place = placeOf(typedPlace(form.place, ctx.language));
  if (!place) return refuse("evening.no_place");
  const [[group], [known]] = await community.batch([
    groupBySlug(community, userId, slug),
    eveningOfForm(community, userId, form.formId),
  ]);
  if (known) return ok(known);
  if (!group || !helps(group.role)) return refuse("evening.gone");
  if (group.archivedAt !== null || group.moderation !== "shown") return refuse("evening.closed");
  const id = newId("evening", now, ctx.random);
  const { formId } = form;
  const written = await commitNamed(community, {
    openedSince: openedSince(community, group.id, now - DAY_MS),
    endOverdue: endOverdue(community, group.id, now),
    openEvening: openEvening(community, {
      ...{ id, userId, formId, now, ...place },
      groupId: group.id,
      endsAt: now + EVENING_LASTS_MS,
      most: EVENINGS_A_DAY,
    }),
    eveningOfForm: eveningOfForm(community, userId, formId),
  });
  if (!written.ok) {
    if (!/evenings\.group_id|one_evening_open/.test(written.constraint))
      throw new Error(`evening not opened: ${written.constraint}`);
    return refuse("evening.open_already");
  }
  const [opened] = written.rows.eveningOfForm;
  const [lately] = written.rows.openedSince;
  if (!opened)
    return refuse((lately?.count ?? 0) >= EVENINGS_A_DAY ? "evening.many_today" : "evening.closed");
  publishToGroup(ctx, group.id, "group");
  return ok(opened);
}
