import { z } from "zod";
import { type AdminReply, refusalOf, typedIn } from "#app/features/admin/parts/reply.ts";
import {
  judgeReview,
  type OpenReview,
  openReviews,
} from "#app/features/games/tournaments/reviews-store.server.ts";
import { playersToReview, type ReviewedPlayer } from "#app/features/games/tournaments/store.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import type { ReviewLine } from "./review-line.ts";

const judgeForm = z.object({
  intent: z.literal("judge"),
  member: z.string().min(1).max(100),
  tournament: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  outcome: z.enum(["counted", "left_out"]),
  formId: z.string().min(1).max(200),
  reason: z.string().max(2_000),
});

/** One trip to each database. @throws Response 403 for everybody but administrators */
export async function readReviews(ctx: MemberContext): Promise<{ member: HubMember; reviews: ReviewLine[] }> {
  const { frame, rows } = await readFramed(ctx, [openReviews(ctx.db)]);
  admitRole(ctx, frame.member, "admin");
  const open: OpenReview[] = rows[0];
  const players: ReviewedPlayer[] =
    open.length === 0 ? [] : (await ctx.community.batch([playersToReview(ctx.community, open)]))[0];
  const reviews = open.map((review) => ({
    ...review,
    player:
      players.find(
        ({ userId, tournament }) => userId === review.userId && tournament === review.tournament,
      ) ?? null,
  }));
  return { member: frame.member, reviews };
}

/** Says whether a week counts: one commit with its line. Behind `requireRole(args, "admin")` alone. */
export async function actOnReviews(ctx: MemberContext, form: FormData): Promise<AdminReply | null> {
  const typed = typedIn(form);
  const parsed = judgeForm.safeParse(typed);
  if (!parsed.success) return null;
  const { intent, member: userId, tournament, outcome, formId } = parsed.data;
  const reason = cleanReason(parsed.data.reason);
  if (reason === null) return { ok: false, intent, refusal: "reason", typed };
  const recorded = await recordAct(
    ctx,
    {
      act: "judge_tournament",
      userId,
      requestId: formId,
      subject: tournament,
      reason,
      outcome: outcome === "counted" ? "done" : "refused",
      after: { outcome },
    },
    (_, at) => [judgeReview(ctx.db, { userId, tournament, outcome, at })],
  );
  if (!recorded.ok) return { ok: false, intent, refusal: refusalOf(recorded.refusal), typed };
  return { ok: true, intent };
}
