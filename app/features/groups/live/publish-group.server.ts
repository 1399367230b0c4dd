import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { GroupChange } from "./group-event.ts";

type PublishContext = Pick<AppContext, "groups" | "waitUntil" | "requestId">;

/**
 * Behind the answer, once it is committed: whoever has the group open reads again.
 * @param gone members who are in it no more: their tabs are closed
 */
export function publishToGroup(
  ctx: PublishContext,
  groupId: string,
  change: GroupChange,
  gone: readonly string[] = [],
): void {
  deliver(ctx, () => ctx.groups.touch(groupId, change, gone));
}
