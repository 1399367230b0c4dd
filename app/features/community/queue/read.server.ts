import { notesHidden, notesWaiting } from "#app/features/community/encourage/queue/store.server.ts";
import {
  hiddenTestimonies,
  waitingTestimonies,
} from "#app/features/community/testimonies/queue/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { hiddenInQueue, newestModeration, waitingInQueue } from "./store.server.ts";

const MOST = 50;

/** What waits for a moderator, what was hidden, and what was done. One trip. */
export async function readQueue(ctx: MemberContext) {
  const { community } = ctx;
  const [requests, testimonies, hidden, hiddenThere, log, notes, hiddenNotes] = await community.batch([
    waitingInQueue(community, MOST),
    waitingTestimonies(community, MOST),
    hiddenInQueue(community, MOST),
    hiddenTestimonies(community, MOST),
    newestModeration(community, MOST),
    notesWaiting(community, MOST),
    notesHidden(community, MOST),
  ]);
  const waiting = [...requests, ...testimonies, ...notes].sort(
    (one, other) => other.urgent - one.urgent || one.createdAt - other.createdAt,
  );
  return { waiting, hidden: [...hidden, ...hiddenThere, ...hiddenNotes], log };
}
