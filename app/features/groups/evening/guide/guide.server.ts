import { ID_PATTERN } from "#app/core/id.ts";
import { translationFor } from "#app/features/bible/translations.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import type { EveningNote, GuidePage } from "#app/features/groups/evening/page.ts";
import { chapterOf, noteLine } from "#app/features/groups/evening/read-open.server.ts";
import type { PageRow } from "#app/features/groups/evening/store.server.ts";
import { SLUG_PATTERN } from "#app/features/groups/model/slug.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { guideNotes, guideOf, guidePages } from "./store.server.ts";

/**
 * The study guide of an evening, to the group's members: each page that was opened, with what was shared under it, and
 * the reader's own notes, which nobody else reads. Guests' words went with them.
 */
export async function readGuide<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  slug: string,
  id: string,
): Promise<{ frame: Framed; page: GuidePage | null }> {
  const { community: db, userId } = ctx;
  const at = SLUG_PATTERN.test(slug) ? slug : "";
  const known = ID_PATTERN.test(id) ? id : "";
  const read = async () => {
    const [[me], [guide], pages, notes] = await db.batch([
      communityMemberOf(db, userId),
      guideOf(db, userId, at, known),
      guidePages(db, userId, at, known),
      guideNotes(db, userId, at, known),
    ]);
    return { me, guide, pages, notes };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  if (!rows.guide) return { frame, page: null };
  const now = ctx.now();
  const translation = translationFor(ctx.translation, ctx.language);
  const notes = rows.notes.map(noteLine);
  const parts = await Promise.all(
    rows.pages.map(async (page: PageRow) => ({
      page,
      chapter: await chapterOf(ctx, page, translation),
      notes: notes.filter((note: EveningNote) => note.page === page.n),
    })),
  );
  const timeZone = currentTimeZone(frame.profile, now);
  return { frame, page: { slug: at, ...rows.guide, translation, parts, timeZone, now } };
}
