import { newId } from "#app/core/id.ts";
import { pendingPaymentEvents } from "#app/features/billing/events/store.server.ts";
import { crisisCards, spendOfDays } from "#app/features/care/store.server.ts";
import { answersSince } from "#app/features/chat/report/counts-store.server.ts";
import { undelivered } from "#app/features/community/outbox/counts-store.server.ts";
import {
  appealsDecided,
  decisionTimes,
  openItems,
} from "#app/features/community/queue/counts-store.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { refundsSince } from "#app/features/member/audit/store.server.ts";
import { satisfiesRole } from "#app/features/member/roles.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import { median, openByAge, type Running, type Safety } from "./dashboard.ts";
import { unreadReports } from "./store.server.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

export type Dashboard = { member: HubMember; safety: Safety; running: Running | null };

/**
 * How safe it is, and how it runs: one trip to each database, in parallel.
 * @throws Response 403 for everybody but staff
 */
export async function readDashboard(ctx: MemberContext): Promise<Dashboard> {
  const { db, community } = ctx;
  const now = ctx.now();
  const week = now - WEEK_MS;
  const [{ frame, rows }, [open, times, appeals, outbox]] = await Promise.all([
    readFramed(ctx, [
      crisisCards(db, week),
      unreadReports(db),
      spendOfDays(db, 7),
      answersSince(
        db,
        newId("ans", now - DAY_MS, () => 0),
      ),
      refundsSince(db, week),
      pendingPaymentEvents(db),
    ] as const),
    community.batch([
      openItems(community),
      decisionTimes(community, week),
      appealsDecided(community, week),
      undelivered(community, now),
    ]),
  ]);
  const { member } = frame;
  admitRole(ctx, member, "moderator");
  const [crisis, reported, days, answers, refunds, events] = rows;
  const decisions: { took: number | null }[] = times;
  const took = decisions.map((row) => row.took).filter((ms) => ms !== null && ms >= 0) as number[];
  const safety = {
    open: openByAge(open, now),
    decided: { count: took.length, medianMs: median(took) },
    appeals: appeals[0] ?? { decided: 0, right: 0 },
    crisis: crisis[0]?.count ?? 0,
    reportedConversations: reported[0]?.count ?? 0,
  };
  if (!satisfiesRole(member.role, "admin")) return { member, safety, running: null };
  return {
    member,
    safety,
    running: {
      spend: { days: [...days], limitMicros: ctx.bounds.spendMicros },
      companion: answers[0] ?? { answered: 0, failed: 0 },
      refunds: refunds[0] ?? { count: 0, cents: 0 },
      payments: events[0] ?? { waiting: 0, oldestAt: null },
      deliveries: outbox[0] ?? { waiting: 0, failing: 0, oldestAt: null },
    },
  };
}
