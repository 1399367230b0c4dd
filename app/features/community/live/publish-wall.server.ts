import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { WALL_AUDIENCES, type WallAudience } from "./wall-event.ts";

type PublishContext = Pick<AppContext, "wall" | "waitUntil" | "requestId">;

/** Behind the answer, once it is committed: whoever has the wall open sees how these requests stand now. */
export function publishToWall(
  ctx: PublishContext,
  requestIds: readonly string[],
  audiences: readonly WallAudience[] = WALL_AUDIENCES,
): void {
  if (requestIds.length > 0) deliver(ctx, () => ctx.wall.touch(requestIds, false, audiences));
}

/** The same of requests that may have come onto it just now. */
export function publishNewToWall(ctx: PublishContext, requestIds: readonly string[]): void {
  deliver(ctx, () => ctx.wall.touch(requestIds, true, WALL_AUDIENCES));
}

/** The rooms that hear of a request, by whom it is for. */
export const audiencesOf = ({
  forAdults,
  forYoung,
}: {
  forAdults: number;
  forYoung: number;
}): WallAudience[] => [
  ...(forAdults ? (["adults"] as const) : []),
  ...(forYoung ? (["young"] as const) : []),
  "all",
];
