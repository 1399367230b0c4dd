import { commit } from "#app/db/commit.ts";
import type { RawQuery } from "#app/db/database.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";

type Staff = { userId: string };

/** Moderators who have turned it on, in whichever way. */
const staffToTell = (ctx: Pick<AppContext, "db">): RawQuery<Staff> =>
  ctx.db.written(
    `SELECT DISTINCT c.user_id AS userId FROM notification_choices c JOIN user_roles u ON u.user_id = c.user_id
    WHERE c.kind = 'moderation' AND u.role IN ('moderator', 'admin')`,
  );

/**
 * Something that cannot wait lies in the queue: moderators who asked for it are told, each once a cause, without a
 * word of what it is. @param causeId of the item
 */
export async function tellModerators(
  ctx: Pick<AppContext, "db" | "now" | "random" | "rooms" | "waitUntil" | "requestId">,
  causeId: string,
): Promise<number> {
  const [staff] = await ctx.db.batch([staffToTell(ctx)]);
  const told = (userId: string) => notification(ctx, userId, causeId, { topic: "moderation.urgent" });
  const notices: (Staff & ReturnType<typeof told>)[] = staff.map(({ userId }: Staff) => ({
    userId,
    ...told(userId),
  }));
  const written = await commit(
    ctx.db,
    notices.map(({ statement }) => statement),
  );
  if (!written.ok) throw new Error(`moderators not told: ${written.constraint}`);
  for (const { userId, publication } of notices) deliver(ctx, () => ctx.rooms.publish(userId, [publication]));
  return notices.length;
}
