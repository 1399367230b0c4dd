import { notesHidden, notesWaiting } from "#app/features/community/encourage/queue/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { hiddenInQueue, newestModeration, waitingInQueue } from "./store.server.ts";

const MOST = 50;

/** What waits for a moderator, what was hidden, and what was done. One trip. */
export async function readQueue(ctx: MemberContext) {
  const { community } = ctx;
  const [waiting, hidden, log, notes, hiddenNotes] = await community.batch([
    waitingInQueue(community, MOST),
    hiddenInQueue(community, MOST),
    newestModeration(community, MOST),
    notesWaiting(community, MOST),
    notesHidden(community, MOST),
  ]);
  const byDanger = <Row extends { urgent: number; createdAt: number }>(rows: Row[]) =>
    rows.sort((a, b) => b.urgent - a.urgent || a.createdAt - b.createdAt);
  return { waiting: byDanger([...waiting, ...notes]), hidden: [...hidden, ...hiddenNotes], log };
}
