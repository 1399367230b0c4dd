import { ID_PATTERN } from "#app/core/id.ts";
import { PAGE_SIZE } from "#app/features/community/model/limits.ts";
import { wallQuery } from "#app/features/community/wall/query.ts";
import { wallPage } from "#app/features/community/wall/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { wallStatusVisibleTo } from "./store.server.ts";
import type { WallStatus, WallStatusRow } from "./wall-event.ts";

/** A page shows fewer. */
const MAX_ASKED = 200;

/** How requests stand that a page shows, and which newer ones its first page would have: for a page that was away. */
export async function readWallStatus(ctx: MemberContext, search: URLSearchParams): Promise<WallStatus> {
  const { community, userId } = ctx;
  const asked = (search.get("ids") ?? "")
    .split(",")
    .filter((id) => ID_PATTERN.test(id))
    .slice(0, MAX_ASKED);
  const newest = search.get("after") ?? "";
  const asksForNew = ID_PATTERN.test(newest);
  const wall = wallQuery(new URLSearchParams());
  const [rows, first]: [WallStatusRow[], { id: string }[]] = await community.batch([
    wallStatusVisibleTo(community, userId, asked),
    wallPage(community, userId, wall, asksForNew ? PAGE_SIZE : 0),
  ]);
  const found = new Set(rows.map(({ id }) => id));
  const here = rows.filter(({ onWall }) => onWall === 1);
  return {
    counts: Object.fromEntries(here.map(({ id, prayedBy }) => [id, prayedBy])),
    left: rows.filter(({ onWall }) => onWall !== 1).map(({ id }) => id),
    gone: asked.filter((id) => !found.has(id)),
    fresh: first.map(({ id }) => id).filter((id) => asksForNew && id > newest),
  };
}
