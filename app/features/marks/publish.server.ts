import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { chapterOf, type VerseRange } from "./model/selection.ts";

/** The member's other tabs read the chapter again. */
export function marksChanged(
  ctx: MemberContext,
  requestId: string,
  { first }: Pick<VerseRange, "first">,
): void {
  const event = { name: "marks.changed" as const, chapter: chapterOf(first), requestId };
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [{ id: `marks:${requestId}`, event }]));
}
