import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { ReportForm } from "#app/features/groups/evening/forms.ts";
import { publishToEvening } from "#app/features/groups/evening/live/publish-evening.server.ts";
import type { EveningRefusal } from "#app/features/groups/evening/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addNoteReport, openEveningOfHeld } from "./store.server.ts";

/**
 * A note that a member of the group reads, reported to the moderators: in the evening, or in the guide after it. One
 * trip: whoever is in a group is a member of the community.
 */
export async function reportNote(
  ctx: MemberContext,
  slug: string,
  form: ReportForm,
): Promise<Result<{ id: string }, EveningRefusal>> {
  const { community, userId } = ctx;
  const at = ctx.now();
  const written = await commitNamed(community, {
    report: addNoteReport(community, {
      ...{ id: newId("report", at, ctx.random), userId, slug, noteId: form.on, reason: form.reason, at },
    }),
    evening: openEveningOfHeld(community, form.on),
  });
  if (!written.ok) throw new Error(`report not kept: ${written.constraint}`);
  if (written.rows.report.length === 0) return refuse("evening.note_gone");
  const [evening] = written.rows.evening;
  if (evening) publishToEvening(ctx, evening.id, { changed: "notes" });
  return ok({ id: form.on });
}
