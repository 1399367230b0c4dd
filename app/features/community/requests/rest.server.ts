import { commit } from "#app/db/commit.ts";
import { publishToWall } from "#app/features/community/live/publish-wall.server.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { dueToRest, restRequest } from "./store.server.ts";

const A_RUN = 100;

/** By cron: thirty days have passed. The request leaves the wall, and its author is asked whether it goes on. */
export async function restRequests(ctx: AppContext): Promise<void> {
  const { community } = ctx;
  const [due] = await community.batch([dueToRest(community, ctx.now(), A_RUN)]);
  for (const { id, userId, restsAt } of due) {
    const notice = outboxRow(ctx, userId, `rests:${id}:${restsAt}`, {
      kind: "notice",
      topic: "request.rests",
      causeId: `${id}@${restsAt}`,
    });
    const written = await commit(community, [restRequest(community, id, restsAt), notice.statement]);
    if (!written.ok) throw new Error(`request does not rest: ${written.constraint}`);
    deliverSoon(ctx, [notice.id]);
  }
  publishToWall(
    ctx,
    due.map((request: { id: string }) => request.id),
  );
}
