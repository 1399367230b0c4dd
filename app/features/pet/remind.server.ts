import { newId } from "#app/core/id.ts";
import { commitNamed } from "#app/db/commit.ts";
import { notificationsChanged } from "#app/features/notifications/notify.server.ts";
import { REMIND_APART_MS } from "#app/features/notifications/reminder/reminder.ts";
import { addReminder } from "#app/features/notifications/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { needsCare, type Pet, settle } from "./model/rules.ts";
import { petOf } from "./model/store.server.ts";

/**
 * PT15: asked by a page that is looked at, every half hour. Whoever has turned the pet's notifications on is reminded that
 * it would like care, once in four hours, and not again while the last time is unread. Nobody else is.
 */
export async function remindOfCare(ctx: MemberContext): Promise<boolean> {
  const now = ctx.now();
  const row = await ctx.db.first<{ pet: string | null }>(`SELECT ${petOf("?1")} AS pet`, ctx.userId);
  const pet = row?.pet ? (JSON.parse(row.pet) as Pet) : null;
  if (!pet || !needsCare(settle(pet, now), now, { withTime: false })) return false;
  const id = newId("note", now, ctx.random);
  const data = { topic: "pet.ready" as const, pet: pet.petName };
  const added = { id, userId: ctx.userId, cause: `user_pets:pet.ready:${id}`, kind: "pet" as const };
  const written = await commitNamed(ctx.db, {
    addReminder: addReminder(
      ctx.db,
      { ...added, topic: data.topic, data: JSON.stringify(data), createdAt: now },
      now - REMIND_APART_MS,
    ),
  });
  if (!written.ok) throw new Error(`not reminded: ${written.constraint}`);
  if (written.rows.addReminder.length === 0) return false;
  const changed = notificationsChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [changed]));
  return true;
}
