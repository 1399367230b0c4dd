import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { parseNotificationData, TOPICS, wordsOf } from "#app/features/notifications/topics.ts";
import type { AppContext } from "#app/request/context.ts";
import { mailTo } from "./channels/mail.server.ts";
import { LATER, type Outcome } from "./channels/outcome.ts";
import { sendPush } from "./channels/push.server.ts";
import { sendText } from "./channels/text.server.ts";
import { outsideWords } from "./copy-outward.ts";
import { noticeEmail } from "./emails.ts";
import { A_BATCH, inBatches } from "./in-batches.ts";
import { type Decision, decide, MAX_TRIES, retryAfter } from "./model/decide.ts";
import { rhythmOf } from "./model/member.ts";
import {
  claimDeliveries,
  claimedDeliveries,
  closeDelivery,
  type DeliveryRow,
  postponeDelivery,
  textsOfDay,
} from "./store.server.ts";

/** On their way at the same time. */
const TOGETHER = 10;

/**
 * Cron: what is due of single mails, pushes and texts. Taken before it is sent and closed after: a worker that dies in
 * between leaves at most `TOGETHER` of them to a later run, which may come twice, and never not at all.
 */
export async function sendNotices(ctx: AppContext): Promise<void> {
  await inBatches(
    () => ctx.now(),
    () => sendBatch(ctx),
  );
}

async function sendBatch(ctx: AppContext): Promise<number> {
  const { db } = ctx;
  const now = ctx.now();
  const id = newId("run", now, ctx.random);
  const [, rows, [texts]] = await db.batch([
    claimDeliveries(db, { id, now, lease: now + retryAfter(1), most: A_BATCH }),
    claimedDeliveries(db, id, now),
    textsOfDay(db, now),
  ]);
  const decided = decideAll(ctx, rows, texts?.sent ?? 0);
  for (let at = 0; at < decided.length; at += TOGETHER) {
    const closings = await Promise.all(decided.slice(at, at + TOGETHER).map((one) => settle(ctx, one)));
    const closed = await commit(db, closings);
    if (!closed.ok) throw new Error(`deliveries not closed: ${closed.constraint}`);
  }
  return rows.length;
}

type Decided = { row: DeliveryRow; decision: Decision };

/** One after the other, so that the texts of this run count among themselves. */
function decideAll(ctx: AppContext, rows: readonly DeliveryRow[], sentToday: number): Decided[] {
  const now = ctx.now();
  let all = sentToday;
  const own = new Map<string, number>();
  return rows.map((row) => {
    const before = own.get(row.userId) ?? row.textsToday;
    const decision = decide(
      {
        channel: row.channel,
        kind: row.kind,
        topic: parseNotificationData(row.topic, row.data)?.topic ?? null,
        createdAt: row.createdAt,
        readAt: row.readAt,
        isChosen: row.isChosen === 1,
        isStaff: row.isStaff === 1,
        isClosed: row.isClosed === 1,
        hasProvenPhone: row.phoneNumber !== null && row.phoneVerifiedAt !== null,
        devices: (JSON.parse(row.devices) as unknown[]).length,
        texts: { own: before, all, most: ctx.noticeTextsADay },
        rhythm: rhythmOf(row, now),
      },
      now,
    );
    if (row.channel === "sms" && decision.do === "send") {
      own.set(row.userId, before + 1);
      all++;
    }
    return { row, decision };
  });
}

async function settle(ctx: AppContext, { row, decision }: Decided): Promise<Statement> {
  const now = ctx.now();
  if (decision.do === "wait") return postponeDelivery(ctx.db, row, decision.until, false);
  const outcome: Outcome =
    decision.do === "skip" ? { kind: "skipped", reason: decision.reason } : await sendOne(ctx, row);
  if (outcome.kind === "sent") return closeDelivery(ctx.db, row, { state: "sent", reason: null }, now);
  if (outcome.kind === "skipped")
    return closeDelivery(ctx.db, row, { state: "skipped", reason: outcome.reason }, now);
  return row.tries >= MAX_TRIES
    ? closeDelivery(ctx.db, row, { state: "failed", reason: "tries" }, now)
    : postponeDelivery(ctx.db, row, now + retryAfter(row.tries), true);
}

async function sendOne(ctx: AppContext, row: DeliveryRow): Promise<Outcome> {
  const data = parseNotificationData(row.topic, row.data);
  if (!data) return { kind: "skipped", reason: "unknown_topic" };
  const { topic } = data;
  try {
    if (row.channel === "push") return await sendPush(ctx, row, topic);
    if (row.channel === "sms") return await sendText(ctx, row, topic);
    return await mailTo(ctx, row, row.kind, (addressee, language) =>
      noticeEmail(addressee, {
        subject: outsideWords(language, row.kind, topic),
        line: wordsOf(data, language).join(" "),
        to: TOPICS[topic].to,
      }),
    );
  } catch (error) {
    // the vendor's words may name whom it is about
    console.error(JSON.stringify({ level: "error", at: `send.${row.channel}`, error: faultText(error) }));
    return LATER;
  }
}
