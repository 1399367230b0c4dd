import { utcDay } from "#app/core/local-day.ts";
import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { pollById } from "./catalog-polls.ts";
import { letIn } from "./held-polls.server.ts";
import { boardOf, type Counted, PUBLISHED_FROM } from "./poll.ts";
import { countsOf, pollsToCount, saveBoard, type WaitingPoll } from "./store.server.ts";

const A_RUN = 20;

/** Cron: polls that have answers enough become boards, of what at least five gave and moderation has let in. */
export async function publishPolls(ctx: Pick<AppContext, "community" | "content" | "now">): Promise<void> {
  const { community } = ctx;
  const at = ctx.now();
  const [waiting]: [WaitingPoll[]] = await community.batch([pollsToCount(community, PUBLISHED_FROM, A_RUN)]);
  for (const one of waiting) {
    const poll = pollById(one.poll);
    const [counted]: [Counted[]] = await community.batch([countsOf(community, one.poll, one.language)]);
    const board = poll
      ? boardOf(poll, one.language, { counted, letIn: letIn(ctx, poll.id, one.language, utcDay(at)) })
      : null;
    const written = await commit(community, [
      saveBoard(community, { ...one, board: board && JSON.stringify(board), at }),
    ]);
    if (!written.ok) throw new Error(`board not published: ${written.constraint}`);
  }
}
