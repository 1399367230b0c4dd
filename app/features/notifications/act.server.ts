import { commitNamed } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { readNoticeForm } from "./forms.ts";
import { notificationsChanged } from "./notify.server.ts";
import { markOneRead, markReadUpTo } from "./store.server.ts";
import { TOPICS, type Topic } from "./topics.ts";

export const NOTIFICATIONS_PATH = "/notifications";

/** What a form of the list comes to: where it leads, or null for a form that is none. One D1 trip. */
export async function actOnNotifications(ctx: MemberContext, form: FormData): Promise<string | null> {
  const parsed = readNoticeForm(form);
  if (!parsed.success) return null;
  const { data } = parsed;
  const { db, userId } = ctx;
  const now = ctx.now();
  const written = await commitNamed(db, {
    opened: data.intent === "open" ? markOneRead(db, userId, data.id, now) : null,
    all: data.intent === "read-all" ? markReadUpTo(db, userId, data.newest, now) : null,
  });
  if (!written.ok) throw new Error(`not read: ${written.constraint}`);
  const publication = notificationsChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [publication]));
  if (data.intent === "read-all") return NOTIFICATIONS_PATH;
  const [opened] = written.rows.opened;
  return placeOf(ctx, opened?.topic);
}

/** A place that is not built, or a topic that is no longer known, leads to the list itself. */
function placeOf(ctx: MemberContext, topic: string | undefined): string {
  const to = topic !== undefined && topic in TOPICS ? TOPICS[topic as Topic].to : NOTIFICATIONS_PATH;
  return ctx.isOpen(to.replace(/\?.*/, "")) ? to : NOTIFICATIONS_PATH;
}
