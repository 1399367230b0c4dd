import { commit } from "#app/db/commit.ts";
import type { Topic } from "#app/features/notifications/topics.ts";
import { TOPICS } from "#app/features/notifications/topics.ts";
import { outsideWords } from "#app/features/sending/copy-outward.ts";
import { languageIn } from "#app/features/sending/model/member.ts";
import { livesMs, outwardOf } from "#app/features/sending/model/outward.ts";
import { type DeviceRow, removeGoneDevice, usedDevice } from "#app/features/sending/push/store.server.ts";
import type { DeliveryRow } from "#app/features/sending/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import type { PhoneMessage, PushOutcome } from "#app/vendors/push-port.ts";
import { LATER, type Outcome, SENT, skipped } from "./outcome.ts";

/** A push service keeps it for a device that is off, s. */
const DAY_S = 86_400;

/** To each of the member's devices; those that are gone are forgotten. Enough that one has taken it. */
export async function sendPush(ctx: AppContext, row: DeliveryRow, topic: Topic): Promise<Outcome> {
  const devices = (JSON.parse(row.devices) as DeviceRow[]).filter(({ service }) => canReach(ctx, service));
  if (devices.length === 0) return skipped("no_push");
  const { kind, to } = TOPICS[topic];
  const message = {
    title: "Koinonia",
    body: outsideWords(languageIn(row.language), kind, topic),
    url: to,
    tag: kind,
    ttl: Math.min(DAY_S, livesMs(topic) / 1000),
    urgency: outwardOf(topic) === "usual" ? ("normal" as const) : ("high" as const),
  };
  const outcomes = await Promise.all(
    devices.map(async (device) => ({ id: device.id, outcome: await sendTo(ctx, device, message) })),
  );
  const statements = outcomes.flatMap(({ id, outcome }) => {
    if (outcome.ok) return [usedDevice(ctx.db, id, ctx.now())];
    return outcome.reason === "gone" ? [removeGoneDevice(ctx.db, id)] : [];
  });
  await commit(ctx.db, statements);
  if (outcomes.some(({ outcome }) => outcome.ok)) return SENT;
  return outcomes.every(({ outcome }) => !outcome.ok && outcome.reason === "gone")
    ? skipped("no_device")
    : LATER;
}

/** Where this deployment has keys for it. */
const canReach = ({ push, phonePush }: AppContext, service: DeviceRow["service"]): boolean =>
  (service === "fcm" ? phonePush : push) !== null;

const NOT_REACHED: PushOutcome = { ok: false, reason: "refused" };

async function sendTo(
  { push, phonePush }: AppContext,
  device: DeviceRow,
  message: PhoneMessage,
): Promise<PushOutcome> {
  if (device.service === "fcm") return (await phonePush?.send(device.endpoint, message)) ?? NOT_REACHED;
  const { ttl, urgency, ...notice } = message;
  const { tag: topic } = notice;
  return (await push?.send(device, { payload: JSON.stringify(notice), ttl, urgency, topic })) ?? NOT_REACHED;
}
