import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { deviceName } from "./device-name.ts";
import { type DeviceForm, readDeviceForm } from "./forms.ts";
import {
  type DeviceRow,
  removeDevice,
  removeDevicesOfSession,
  renewPhone,
  saveDevice,
} from "./store.server.ts";

/**
 * A browser's own address and keys, or a phone's token. The address must be a push service's: the product calls
 * nothing else.
 * @returns whether it was taken
 */
export async function actOnDevices(ctx: MemberContext, form: FormData, agent: string): Promise<boolean> {
  const parsed = readDeviceForm(form);
  if (!parsed.success || !isTaken(ctx, parsed.data)) return false;
  const { data } = parsed;
  if (data.intent === "remove") {
    await commit(ctx.db, [removeDevice(ctx.db, ctx.userId, data.endpoint)]);
    return true;
  }
  if (data.intent === "renew-phone") {
    const { userId, session } = ctx;
    await commit(ctx.db, [renewPhone(ctx.db, { ...data, userId, sessionId: session.sessionId })]);
    return true;
  }
  const [found] = await profileOf(ctx.db, ctx.userId);
  await ensureProfile(ctx, found);
  const device = {
    ...addressOf(data),
    id: newId("device", ctx.now(), ctx.random),
    userId: ctx.userId,
    sessionId: ctx.session.sessionId,
    name: deviceName(agent),
    at: ctx.now(),
  };
  const kept = await commit(ctx.db, [saveDevice(ctx.db, device)]);
  if (!kept.ok) throw new Error(`device not kept: ${kept.constraint}`);
  return true;
}

function isTaken({ push, phonePush }: AppContext, data: DeviceForm): boolean {
  if (data.intent === "remove") return push !== null || phonePush !== null;
  const service = data.intent === "add" ? push : phonePush;
  return service?.takes(data.endpoint) ?? false;
}

type Added = Extract<DeviceForm, { intent: "add" | "add-phone" }>;

const addressOf = (data: Added): Omit<DeviceRow, "id"> =>
  data.intent === "add"
    ? { service: "web", endpoint: data.endpoint, p256dh: data.p256dh, auth: data.auth }
    : { service: "fcm", endpoint: data.endpoint, p256dh: "", auth: "" };

/** Whoever uses the browser or the phone next is not told of this member. */
export async function forgetDevicesOfSession(ctx: Pick<AppContext, "db">, sessionId: string): Promise<void> {
  await commit(ctx.db, [removeDevicesOfSession(ctx.db, sessionId)]);
}
