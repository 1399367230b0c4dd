import { addDays } from "#app/core/local-day.ts";
import { ok } from "#app/core/result.ts";
import type { Statement } from "#app/db/database.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import type { MarksForm } from "#app/features/marks/forms.ts";
import { momentOf } from "#app/features/marks/model/marks.ts";
import type { MarksRefusal, MarksReply } from "#app/features/marks/model/reply.ts";
import { referenceOf } from "#app/features/marks/model/selection.ts";
import { marksChanged } from "#app/features/marks/publish.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import { isPaid } from "#app/features/rewards/rules.ts";
import {
  publishReward,
  type RewardFor,
  type RewardStatements,
  rewardStatements,
} from "#app/features/rewards/service.server.ts";
import { ALREADY_MOVED, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import { runIdempotent } from "#app/idempotency/run-idempotent.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { putSaved, readSavedSituation, type SavedSituation } from "./store.server.ts";

type SaveForm = Extract<MarksForm, { intent: "save" }>;
type Answer = { rewarded: boolean };
type Written = { saved: Statement; notice: Statement | null; rewarded: RewardStatements };

/**
 * Saves a verse, or takes it from the saved ones; the first time a verse is saved it is rewarded (LV6), a few times a
 * day. A verse that is taken away and saved again earns nothing. Two D1 trips.
 */
export async function saveVerse(ctx: MemberContext, form: SaveForm): Promise<MarksReply> {
  const { db, userId } = ctx;
  const { intent, requestId, first, last, translation, value } = form;
  const reference = formatReference(referenceOf(form));
  const causeId = `${first}-${last}`;
  const now = ctx.now();
  const since = addDays(new Date(now).toISOString().slice(0, 10), -2);
  let reward: RewardFor | null = null;
  const notice = notification(ctx, userId, causeId, { topic: "verse.saved", reference });
  const done = await runIdempotent<SavedSituation<Answer>, Answer, MarksRefusal, Written>(ctx, {
    requestId,
    question: JSON.stringify([intent, first, last, value]),
    read: (again) =>
      readSavedSituation<Answer>(db, { userId, requestId, first, last, causeId, since }, again),
    decide: async (read) => {
      const profile = read.profile ?? (await ensureProfile(ctx, undefined));
      const day = memberDay(profile, now);
      const pays = value === "on" && !read.rewarded && isPaid("verse_save", read.paid[day] ?? 0);
      reward = pays ? { activity: "verse_save", causeId, day, subject: reference } : null;
      const row = { first, last, translation, value, at: momentOf(form.at, now), reference };
      const statements = {
        saved: putSaved(db, userId, [row]),
        notice: reward && notice.statement,
        rewarded: rewardStatements(ctx, reward),
      };
      return ok({ statements, answer: { rewarded: pays } });
    },
    committed: ({ rewarded }) => {
      const [row] = rewarded.after;
      if (!reward || !row) return;
      publishReward(ctx, reward, row);
      deliver(ctx, () => ctx.rooms.publish(userId, [notice.publication]));
    },
    refusals: { [ALREADY_MOVED]: "again", [REWARD_LIMIT]: "again" },
    reused: "marks.request_reused",
    busy: "marks.busy",
  });
  if (!done.ok) return { ok: false, intent, requestId, refusal: done.refusal };
  marksChanged(ctx, requestId, form);
  return { ok: true, intent, requestId };
}
