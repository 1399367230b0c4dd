import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readStepForm } from "./forms.ts";
import type { ChallengeReply } from "./reply.ts";
import { openSteps, type Season } from "./seasons.ts";
import { addStep } from "./store.server.ts";

/** A step that is open, on whatever day; two D1 trips. */
export async function takeStep(ctx: MemberContext, season: Season, sent: FormData): Promise<ChallengeReply> {
  const read = readStepForm(sent);
  const intent = String(sent.get("intent") ?? "").slice(0, 20);
  if (!read.success || read.data.step > season.steps)
    return { ok: false, intent, refusal: "challenge.bad_form" };
  const { step } = read.data;
  const { db, userId } = ctx;
  const [found] = await profileOf(db, userId);
  const profile = await ensureProfile(ctx, found);
  const at = ctx.now();
  const day = memberDay(profile, at);
  if (step > openSteps(season, day)) return { ok: false, intent, refusal: "challenge.not_open" };
  const written = await commit(db, [addStep(db, { userId, season: season.id, step, day, at })]);
  if (!written.ok) throw new Error(`step not kept: ${written.constraint}`);
  return { ok: true, intent, step };
}
