import { type Frame, readFramed } from "#app/features/home/frame/frame.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { VideoMark } from "./model/mark.ts";
import { videoMarksOf } from "./store.server.ts";

/** The member's frame, and what they watched and saved, in one trip. */
export async function readVideos(
  ctx: MemberContext,
): Promise<{ member: Frame["member"]; marks: VideoMark[] }> {
  const { frame, rows } = await readFramed(ctx, [videoMarksOf(ctx.db, ctx.userId)]);
  return { member: frame.member, marks: rows[0] };
}
