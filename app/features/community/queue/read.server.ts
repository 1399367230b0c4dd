import type { MemberContext } from "#app/request/context.ts";
import { hiddenInQueue, newestModeration, waitingInQueue } from "./store.server.ts";

const MOST = 50;

/** What waits for a moderator, what was hidden, and what was done. One trip. */
export async function readQueue(ctx: MemberContext) {
  const { community } = ctx;
  const [waiting, hidden, log] = await community.batch([
    waitingInQueue(community, MOST),
    hiddenInQueue(community, MOST),
    newestModeration(community, MOST),
  ]);
  return { waiting, hidden, log };
}
