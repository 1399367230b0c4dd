import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import { mailTo } from "#app/features/sending/channels/mail.server.ts";
import { digestEmail } from "#app/features/sending/emails.ts";
import { A_BATCH, inBatches } from "#app/features/sending/in-batches.ts";
import { MAX_TRIES, retryAfter, type SkipReason } from "#app/features/sending/model/decide.ts";
import { nextDigest } from "#app/features/sending/model/digest-time.ts";
import { rhythmOf } from "#app/features/sending/model/member.ts";
import { opensAt } from "#app/features/sending/model/when.ts";
import type { AppContext } from "#app/request/context.ts";
import { groupDigest } from "./group.ts";
import {
  type ClosedLine,
  claimDigests,
  claimedDigests,
  closeLines,
  type DigestRow,
  endDigests,
  type LineRow,
  linesOfDigests,
  newDigests,
  planDigests,
} from "./store.server.ts";

/** Reckoned at once, and how often in a run. */
const PLANNED = 200;
const PLANNINGS = 5;
const TOGETHER = 10;
/** Of one member: an e-mail holds fewer, and counts the others. */
const MAX_LINES = 200;

/** Cron: reckons when each member's digest goes out, and sends those whose morning has come. */
export async function sendDigests(ctx: AppContext): Promise<void> {
  for (let time = 0; time < PLANNINGS; time++) if ((await planNewDigests(ctx)) < PLANNED) break;
  await inBatches(
    () => ctx.now(),
    () => sendBatch(ctx),
  );
}

async function planNewDigests(ctx: AppContext): Promise<number> {
  const now = ctx.now();
  const [rows] = await ctx.db.batch([newDigests(ctx.db, PLANNED)]);
  if (rows.length === 0) return 0;
  const planned = rows.map((row: DigestRow) => ({
    userId: row.userId,
    dueAt: nextDigest(now, row.digestEvery, rhythmOf(row, now)),
  }));
  const written = await commit(ctx.db, [planDigests(ctx.db, planned)]);
  if (!written.ok) throw new Error(`digests not planned: ${written.constraint}`);
  return rows.length;
}

/** Three D1 trips for fifty members: what is taken, the e-mails behind it, what became of them. */
async function sendBatch(ctx: AppContext): Promise<number> {
  const { db } = ctx;
  const now = ctx.now();
  const id = newId("run", now, ctx.random);
  const [, members, lines] = await db.batch([
    claimDigests(db, { id, now, lease: now + retryAfter(1), most: A_BATCH }),
    claimedDigests(db, id),
    linesOfDigests(db, id, MAX_LINES),
  ]);
  const waiting = new Map<string, LineRow[]>(members.map(({ userId }: DigestRow) => [userId, []]));
  for (const line of lines) waiting.get(line.userId)?.push(line);
  for (let at = 0; at < members.length; at += TOGETHER) {
    const some: DigestRow[] = members.slice(at, at + TOGETHER);
    const settled = await Promise.all(some.map((one) => settle(ctx, one, waiting.get(one.userId) ?? [])));
    const ended = settled.flatMap(({ ends }) => (ends ? [ends] : []));
    const later = settled.flatMap(({ dueAt, userId }) => (dueAt === null ? [] : [{ userId, dueAt }]));
    const closed = await commit(db, [
      closeLines(
        db,
        settled.flatMap(({ closes }) => closes),
        now,
      ),
      ...endDigests(db, ended),
      planDigests(db, later),
    ]);
    if (!closed.ok) throw new Error(`digests not closed: ${closed.constraint}`);
  }
  return members.length;
}

type Settled = { userId: string; closes: ClosedLine[]; ends: string | null; dueAt: number | null };

async function settle(ctx: AppContext, member: DigestRow, lines: readonly LineRow[]): Promise<Settled> {
  const now = ctx.now();
  const { userId } = member;
  const rhythm = rhythmOf(member, now);
  const isClosed = member.isClosed === 1;
  const open = opensAt(now, rhythm);
  if (open > now && !isClosed) return { userId, closes: [], ends: null, dueAt: open };
  const group = groupDigest(
    lines.map((line) => ({ ...line, isChosen: line.isChosen === 1, isStaff: line.isStaff === 1 })),
    { isClosed, rhythm },
    now,
  );
  const skipped = group.skipped.map(({ id, reason }): ClosedLine => ({ id, state: "skipped", reason }));
  if (group.count === 0) return { userId, closes: skipped, ends: userId, dueAt: null };
  const close = (state: ClosedLine["state"], reason: SkipReason | null): Settled => ({
    userId,
    closes: [...skipped, ...group.sent.map((id): ClosedLine => ({ id, state, reason }))],
    ends: userId,
    dueAt: null,
  });
  try {
    const every = member.digestEvery;
    const outcome = await mailTo(ctx, member, "digest", (addressee, language) =>
      digestEmail(addressee, { every, lines: group.lines(language), count: group.count }),
    );
    if (outcome.kind === "sent") return close("sent", null);
    if (outcome.kind === "skipped") return close("skipped", outcome.reason);
  } catch (error) {
    console.error(JSON.stringify({ level: "error", at: "send.digest", error: faultText(error) }));
  }
  if (member.tries >= MAX_TRIES) return close("failed", "tries");
  return { userId, closes: skipped, ends: null, dueAt: now + retryAfter(member.tries) };
}
