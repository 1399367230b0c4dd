import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { Publication } from "#party/protocol.ts";
import { addNotification, deleteOldNotificationRows } from "./store.server.ts";
import { type NotificationData, TOPICS } from "./topics.ts";

const DAY_MS = 86_400_000;
const A_SWEEP = 500;

type Making = Pick<AppContext, "db" | "now" | "random">;

/** For the room: the tabs ask anew what is new. */
export const notificationsChanged = (ctx: Pick<AppContext, "now" | "random">): Publication => ({
  id: newId("noted", ctx.now(), ctx.random),
  event: { name: "notifications.changed" },
});

/**
 * RT2, for a feature's own commit: put `statement` beside its writes and `publication` beside its events. It adds no
 * D1 trip, needs a profile, is kept once a cause, and rings only as `/settings` says.
 * @param causeId of the row whose change this is, for example the quest's progress
 */
export function notification(
  ctx: Making,
  userId: string,
  causeId: string,
  data: NotificationData,
): { statement: Statement; publication: Publication } {
  const { source, kind, asks = false, warns = false, chosen = false } = TOPICS[data.topic];
  const row = {
    id: newId("note", ctx.now(), ctx.random),
    userId,
    cause: `${source}:${data.topic}:${causeId}`,
    kind,
    topic: data.topic,
    data: JSON.stringify(data),
    createdAt: ctx.now(),
  };
  return {
    statement: addNotification(ctx.db, row, { asks, warns: warns || chosen }),
    publication: notificationsChanged(ctx),
  };
}

/** The same for a feature that writes nothing else. One D1 trip. */
export async function notify(
  ctx: Pick<AppContext, "db" | "now" | "random" | "rooms" | "waitUntil" | "requestId">,
  userId: string,
  causeId: string,
  data: NotificationData,
): Promise<void> {
  const { statement, publication } = notification(ctx, userId, causeId, data);
  const written = await commit(ctx.db, [statement]);
  if (!written.ok) throw new Error(`notification not kept: ${written.constraint}`);
  deliver(ctx, () => ctx.rooms.publish(userId, [publication]));
}

/** Cron: old news is forgotten, a few hundred at a time. */
export async function deleteOldNotifications(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const now = ctx.now();
  await commit(ctx.db, deleteOldNotificationRows(ctx.db, now - 180 * DAY_MS, now - 365 * DAY_MS, A_SWEEP));
}
