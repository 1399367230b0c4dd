import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { publishToWall } from "#app/features/community/live/publish-wall.server.ts";
import type { ReportReason } from "#app/features/community/model/themes.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { prayableOf } from "#app/features/community/praying/store.server.ts";
import { unhideTestimony } from "#app/features/community/testimonies/away/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import {
  addReport,
  blockAuthor,
  heldByReports,
  hideRequest,
  unblock,
  unhideRequest,
} from "./store.server.ts";

export type AwayAct =
  | { intent: "hide" | "block"; id: string }
  | { intent: "report"; id: string; reason: ReportReason };
export type AwayRefusal = WriteRefusal | "community.gone" | "community.own";

/**
 * What a reader does about somebody else's request: hidden for them alone, reported to the moderators, or its author and
 * they out of each other's sight. Nobody is told.
 */
export async function keepAway(ctx: MemberContext, act: AwayAct): Promise<Result<null, AwayRefusal>> {
  const { community, userId } = ctx;
  const at = ctx.now();
  const [admitted, [[request]]] = await Promise.all([
    admitWriting(ctx, "act"),
    community.batch([prayableOf(community, userId, act.id)]),
  ]);
  if (!admitted.ok) return admitted;
  if (!request) return refuse("community.gone");
  if (request.mine) return refuse("community.own");
  const row = { userId, requestId: act.id, at };
  const written = await commitNamed(community, {
    statementOf: statementOf(ctx, row, act),
    heldByReports: heldByReports(community, act.id),
  });
  if (!written.ok) throw new Error(`${act.intent} not kept: ${written.constraint}`);
  // a block takes the reader's words out of the other's open page too, and says nothing
  publishCommunityChange(ctx, userId, ...(act.intent === "block" ? [request.authorId] : []));
  const [now] = written.rows.heldByReports;
  if (now?.held) publishToWall(ctx, [act.id]);
  return ok(null);
}

function statementOf(
  { community, random }: MemberContext,
  row: { userId: string; requestId: string; at: number },
  act: AwayAct,
): Statement {
  switch (act.intent) {
    case "hide":
      return hideRequest(community, row.userId, row.requestId, row.at);
    case "block":
      return blockAuthor(community, { ...row, id: newId("block", row.at, random) });
    case "report":
      return addReport(community, { ...row, id: newId("report", row.at, random), reason: act.reason });
  }
}

/** One's own decisions taken back. */
export async function comeBack(
  ctx: MemberContext,
  { intent, id }: { intent: "unhide" | "unblock"; id: string },
): Promise<Result<null, never>> {
  const { community, userId } = ctx;
  const written = await commit(
    community,
    intent === "unhide"
      ? [unhideRequest(community, userId, id), unhideTestimony(community, userId, id)]
      : [unblock(community, userId, id)],
  );
  if (!written.ok) throw new Error(`${intent} not kept: ${written.constraint}`);
  publishCommunityChange(ctx, userId);
  return ok(null);
}
