import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { deviceName } from "./device-name.ts";
import { readDeviceForm } from "./forms.ts";
import { removeDevice, removeDevicesOfSession, saveDevice } from "./store.server.ts";

/**
 * A browser's own address and keys. The address must be a push service's: the product calls nothing else.
 * @returns whether it was taken
 */
export async function actOnDevices(ctx: MemberContext, form: FormData, agent: string): Promise<boolean> {
  const parsed = readDeviceForm(form);
  if (!parsed.success || !ctx.push) return false;
  const { data } = parsed;
  if (data.intent === "remove") {
    await commit(ctx.db, [removeDevice(ctx.db, ctx.userId, data.endpoint)]);
    return true;
  }
  if (!ctx.push.takes(data.endpoint)) return false;
  const device = {
    id: newId("device", ctx.now(), ctx.random),
    userId: ctx.userId,
    sessionId: ctx.session.sessionId,
    endpoint: data.endpoint,
    p256dh: data.p256dh,
    auth: data.auth,
    name: deviceName(agent),
    at: ctx.now(),
  };
  const [found] = await profileOf(ctx.db, ctx.userId);
  await ensureProfile(ctx, found);
  const kept = await commit(ctx.db, [saveDevice(ctx.db, device)]);
  if (!kept.ok) throw new Error(`device not kept: ${kept.constraint}`);
  return true;
}

/** Whoever uses the browser next is not told of this member. */
export async function forgetDevicesOfSession(ctx: Pick<AppContext, "db">, sessionId: string): Promise<void> {
  await commit(ctx.db, [removeDevicesOfSession(ctx.db, sessionId)]);
}
