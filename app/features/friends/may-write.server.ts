import type { MemberContext } from "#app/request/context.ts";

/**
 * Whether the member may write to others now. Every use case of friends and study groups that others would see asks it
 * first; who may is said by what moderators have decided of the member.
 */
export async function mayWrite(_ctx: MemberContext): Promise<boolean> {
  return true;
}
