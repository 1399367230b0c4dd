import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { versesInChapter } from "#app/features/bible/books.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { ensureProfile, followTimeZone } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay, pastDay } from "#app/features/member/time-zone.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import { REWARDS } from "#app/features/rewards/catalog.ts";
import { isPaid } from "#app/features/rewards/rules.ts";
import {
  publishReward,
  type RewardFor,
  type RewardStatements,
  rewardStatements,
} from "#app/features/rewards/service.server.ts";
import { practiceStatement, rhythmChanged } from "#app/features/rhythm/record.server.ts";
import { ALREADY_MOVED, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { Publication } from "#party/protocol.ts";
import { readStudyForm } from "./forms.ts";
import type { StudyReply } from "./model/reply.ts";
import {
  PRACTICE_SECONDS,
  REWARD_AGE_MS,
  REWARD_SECONDS,
  type StudySession,
  takeSession,
  totalOf,
} from "./model/session.ts";
import { putSession, readStudy, type StudySituation } from "./store.server.ts";

const MAX_ROUNDS = 8;
/** Another tab has sent more of it in the meantime, or has earned the day's last reward. */
const AGAIN: readonly string[] = ["session_grows", ALREADY_MOVED, REWARD_LIMIT];

/**
 * E8: keeps what a browser sends of a session; it sends all of it each time, so no request id is needed. With the first
 * minute the day is practised, after three the study is rewarded (LV4). Two D1 trips.
 */
export async function recordStudy(ctx: MemberContext, form: FormData): Promise<StudyReply> {
  const sent = readStudyForm(form);
  if (!sent) return { ok: false, refusal: "study.bad_form" };
  const since = addDays(new Date(ctx.now()).toISOString().slice(0, 10), -40);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [profiles, [row]] = await ctx.db.batch([
      profileOf(ctx.db, ctx.userId),
      readStudy(ctx.db, { userId: ctx.userId, sessionId: sent.id, since }),
    ]);
    const profile = await ensureProfile(ctx, profiles[0]);
    const read = JSON.parse(row?.found ?? "null") as StudySituation;
    const taken = takeSession(sent, read.kept, ctx.now());
    if (!taken.ok) return taken;
    const plan = planOf(ctx, profile, read, taken.value);
    const written = await commitNamed(ctx.db, plan.statements);
    if (written.ok) {
      publish(ctx, plan, written.rows.rewarded.after);
      return {
        ok: true,
        sessionId: sent.id,
        seconds: totalOf(taken.value.chapters),
        rewarded: plan.reward !== null,
      };
    }
    if (!AGAIN.includes(written.constraint)) throw new Error(`session not kept: ${written.constraint}`);
  }
  return { ok: false, refusal: "study.failed" };
}

type Plan = {
  statements: {
    session: Statement[];
    practice: Statement[];
    notices: Statement[];
    rewarded: RewardStatements;
  };
  reward: RewardFor | null;
  news: Publication[];
};

function planOf(
  ctx: MemberContext,
  profile: Profile,
  { kept, rewarded, paid }: StudySituation,
  session: StudySession,
): Plan {
  const { db, userId } = ctx;
  const now = ctx.now();
  const seconds = totalOf(session.chapters);
  const day = kept?.day ?? dayOf(profile, session.startedAt, now);
  const practises = seconds >= PRACTICE_SECONDS && totalOf(kept?.chapters ?? {}) < PRACTICE_SECONDS;
  const pays =
    seconds >= REWARD_SECONDS &&
    !rewarded &&
    session.startedAt >= now - REWARD_AGE_MS &&
    isPaid("bible_study", paid[day] ?? 0);
  const title = titleOf(session);
  const reward: RewardFor | null = pays
    ? { activity: "bible_study", causeId: session.id, day, subject: title }
    : null;
  const notices = reward
    ? [
        notification(ctx, userId, session.id, {
          topic: "study.finished",
          title,
          coins: REWARDS.bible_study.coins,
        }),
      ]
    : [];
  const practice = { kind: "reading" as const, causeId: session.id, at: session.startedAt };
  return {
    reward,
    news: [...(practises ? [rhythmChanged(ctx)] : []), ...notices.map(({ publication }) => publication)],
    statements: {
      session: putSession(db, userId, session, day),
      practice: practises
        ? [practiceStatement(ctx, userId, profile, practice), ...followTimeZone(ctx, profile)]
        : [],
      notices: notices.map(({ statement }) => statement),
      rewarded: rewardStatements(ctx, reward),
    },
  };
}

const dayOf = (profile: Profile, startedAt: number, now: number): LocalDay =>
  startedAt < now ? pastDay(profile, startedAt) : memberDay(profile, now);

/** The chapter that was read longest, by its English name, as the ledger keeps what a line was for. */
function titleOf({ chapters }: StudySession): string {
  const [longest] = Object.entries(chapters).sort(([, one], [, other]) => other - one);
  const at = Number(longest?.[0] ?? 0);
  const [bookNumber, chapter] = [Math.floor(at / 1_000), at % 1_000];
  return formatReference({
    bookNumber,
    chapter,
    fromVerse: 1,
    toVerse: versesInChapter(bookNumber, chapter),
  });
}

function publish(ctx: MemberContext, { reward, news }: Plan, [row]: readonly { after: string }[]): void {
  const changed: Publication = {
    id: `study:${ctx.requestId}`,
    event: { name: "study.changed" },
  };
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [changed, ...news]));
  if (reward && row) publishReward(ctx, reward, row);
}
