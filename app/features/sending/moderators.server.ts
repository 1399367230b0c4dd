import { commit } from "#app/db/commit.ts";
import { type Staff, staffToNotify } from "#app/features/notifications/choices-store.server.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";

/**
 * Something that cannot wait lies in the queue: moderators who asked for it are notified, each once a cause, without a
 * word of what it is. @param causeId of the item
 */
export async function notifyModerators(
  ctx: Pick<AppContext, "db" | "now" | "random" | "rooms" | "waitUntil" | "requestId">,
  causeId: string,
): Promise<number> {
  const [staff] = await ctx.db.batch([staffToNotify(ctx.db)]);
  const noticeFor = (userId: string) => notification(ctx, userId, causeId, { topic: "moderation.urgent" });
  const notices: (Staff & ReturnType<typeof noticeFor>)[] = staff.map(({ userId }: Staff) => ({
    userId,
    ...noticeFor(userId),
  }));
  const written = await commit(
    ctx.db,
    notices.map(({ statement }) => statement),
  );
  if (!written.ok) throw new Error(`moderators not told: ${written.constraint}`);
  for (const { userId, publication } of notices) deliver(ctx, () => ctx.rooms.publish(userId, [publication]));
  return notices.length;
}
