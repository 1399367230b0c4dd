import { levelIn } from "#app/features/community/permissions/admit-writing.server.ts";
import { mayWrite as ruleOf, type WriteAct } from "#app/features/community/permissions/may-write.ts";
import { type WriterStatusRow, writerStatusOf } from "#app/features/community/permissions/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";

/**
 * Whether the member may do that now in what friends and groups share: by the one rule of what moderators have decided.
 * @param act what they do; taking back is everybody's
 */
export async function mayWrite(ctx: MemberContext, act: Exclude<WriteAct, "post">): Promise<boolean> {
  if (act === "take_back") return true;
  const now = ctx.now();
  const [[row]] = await ctx.community.batch([writerStatusOf(ctx.community, ctx.userId, now)]);
  return mayWriteBy(row, act, now);
}

/** The same of a row that was read with others; nobody has one before their first visit. */
export const mayWriteBy = (
  row: WriterStatusRow | undefined,
  act: Exclude<WriteAct, "post">,
  now: number,
): boolean => !row || ruleOf({ ...row, level: levelIn(row, now) }, act, now) === null;
