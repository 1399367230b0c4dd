import type { MemberContext } from "#app/platform/context.ts";
import { deliver } from "#app/platform/deliver.server.ts";
import { visit } from "./visit.server.ts";

/** Whoever was looked at by this isolate is not looked at again for so long, ms: a page costs no D1 trip for it. */
const APART_MS = 10 * 60_000;
/** As many as are remembered; then all are forgotten, and looked at again. */
const MOST = 20_000;

const looked = new Map<string, number>();

/** A page was drawn for a member: behind its answer, it is a visit if it is the first of their day (LV11, LV12). */
export function noteHere(ctx: MemberContext): void {
  const now = ctx.now();
  const last = looked.get(ctx.userId);
  if (last !== undefined && now - last < APART_MS) return;
  if (looked.size >= MOST) looked.clear();
  looked.set(ctx.userId, now);
  deliver(ctx, () => visit(ctx));
}
