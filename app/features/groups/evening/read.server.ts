import { newId } from "#app/core/id.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { groupBySlug } from "#app/features/groups/find/store.server.ts";
import { helps } from "#app/features/groups/model/kinds.ts";
import { SLUG_PATTERN } from "#app/features/groups/model/slug.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { guidesOf } from "./guide/store.server.ts";
import { memberMayCome } from "./model/guest.ts";
import { MAX_GUIDES } from "./model/limits.ts";
import type { EveningPage } from "./page.ts";
import { openEvening, openReads } from "./read-open.server.ts";

/**
 * A group's evening, to its members: the one that is open, or how one is opened, and the guides of those before. One
 * trip to each database, at once. `page` is null for whoever is not in the group, and for none.
 */
export async function readEvening<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  slug: string,
): Promise<{ frame: Framed; page: EveningPage | null }> {
  const { community: db, userId } = ctx;
  const now = ctx.now();
  const at = SLUG_PATTERN.test(slug) ? slug : "";
  const read = async () => {
    const [[me], [group], guides, [evening], pages, turns, notes, guests] = await db.batch([
      communityMemberOf(db, userId),
      groupBySlug(db, userId, at),
      guidesOf(db, userId, at, MAX_GUIDES),
      ...openReads(db, { as: "member", who: userId, at, now }),
    ]);
    return { me, group, guides, evening, pages, turns, notes, guests };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  const { me, group, evening, guides, ...rest } = rows;
  if (!group?.role) return { frame, page: null };
  const meeting = { ageBand: me.ageBand, leads: me.leads === 1 };
  const may =
    evening &&
    memberMayCome(
      { ageBand: evening.ageBand, openerLeads: evening.openerLeads === 1 },
      evening.guests,
      meeting,
    );
  return {
    frame,
    page: {
      slug: at,
      groupName: group.name,
      mayOpen: helps(group.role) && group.archivedAt === null && group.moderation === "shown",
      evening: evening && may ? await openEvening(ctx, "member", { evening, ...rest }) : null,
      guides,
      formId: newId("form", now, ctx.random),
      now,
      timeZone: currentTimeZone(frame.profile, now),
    },
  };
}
