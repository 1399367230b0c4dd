import { env } from "cloudflare:workers";
import { notify } from "#app/features/notifications/notify.server.ts";
import type { NotificationData } from "#app/features/notifications/topics.ts";
import { actOnDevices } from "#app/features/sending/push/act.server.ts";
import { act } from "#app/features/settings/act.server.ts";
import type { Account } from "#app/vendors/ports.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";

/** A Friday, ten in the morning in New York. */
export const NOW = Date.UTC(2026, 10, 27, 15);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const sandbox = (env as unknown as { SANDBOX: Fetcher }).SANDBOX;

export type Received = { kind: string; text: string; subject?: string; headers?: Record<string, string> };

/** What the vendors' stand-in has taken for an address, a number or a device, newest first. */
export const received = async (to: string): Promise<Received[]> =>
  (await sandbox.fetch(`http://sandbox/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json();

/** Of all members here: a run of the cron sends for each of them. */
const accounts = new Map<string, Account>();

export type Recipient = TestMember & { account: Account };

/** A member whom the identity vendor knows, with these choices saved by the form of Settings. */
export async function recipient(
  choice: readonly string[],
  change: { email?: string; zone?: string; fields?: Record<string, string> } = {},
): Promise<Recipient> {
  const ctx = await member(change.zone ? { zone: change.zone } : {});
  ctx.at(NOW);
  const account: Account = {
    userId: ctx.userId,
    fullName: "Ann Okafor",
    email: change.email ?? `${ctx.userId.toLowerCase()}@example.com`,
    phoneNumber: null,
    phoneVerified: false,
    timeZone: null,
    language: null,
    ageBand: null,
    createdAt: 1,
    updatedAt: 1,
  };
  accounts.set(ctx.userId, account);
  ctx.accounts.find = async (userId) => accounts.get(userId) ?? null;
  await choose(ctx, choice, change.fields);
  return Object.assign(ctx, { account });
}

/** The form of Settings, as the page sends it. */
export async function choose(
  ctx: TestMember,
  choice: readonly string[],
  fields: Record<string, string> = {},
) {
  const form = formOf({
    intent: "notifications",
    quietFrom: "21:00",
    quietTo: "07:00",
    keepsRest: "on",
    ...fields,
  });
  for (const one of choice) form.append("choice", one);
  const reply = await act(ctx, form);
  if (!reply.ok) throw new Error(reply.refusal);
}

let causes = 0;
/** A moment later each time, so that what was sent first stands first. */
export async function notifyMember(
  ctx: TestMember,
  data: NotificationData = { topic: "prayer.offered" },
  cause = `cause-${++causes}`,
): Promise<void> {
  ctx.at(ctx.now() + 1);
  await notify(ctx, ctx.userId, cause, data);
}

/** A row a notice and way. */
export const deliveries = (ctx: TestMember) =>
  rows<{ channel: string; state: string; reason: string | null; tries: number; due_at: number }>(
    `SELECT channel, state, reason, tries, due_at FROM notice_deliveries WHERE user_id = ?
    ORDER BY notification_id, channel`,
    ctx.userId,
  );

/** `email sent`, `sms skipped limit`, in the order in which they were sent. */
export const became = async (ctx: TestMember): Promise<string[]> =>
  (await deliveries(ctx)).map(({ channel, state, reason }) =>
    [channel, state, reason].filter(Boolean).join(" "),
  );

/** A browser at the push service's stand-in, which the member has allowed. */
export async function withDevice(ctx: TestMember): Promise<{ endpoint: string; inbox: string }> {
  const made = await sandbox.fetch("http://vendors.test/__push/devices", { method: "POST" });
  const { endpoint, keys } = (await made.json()) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const taken = await actOnDevices(ctx, formOf({ intent: "add", endpoint, ...keys }), "Chrome/140 Android");
  if (!taken) throw new Error("the device was not taken");
  return { endpoint, inbox: `${endpoint.split("/").at(-1)}@push` };
}

/** The native app on a phone at Google's stand-in. `fault`: the status that it answers once. */
export async function withPhoneApp(ctx: TestMember, fault: number | null = null) {
  const made = await sandbox.fetch("http://vendors.test/__push/google/phones", {
    method: "POST",
    body: JSON.stringify({ fault }),
  });
  const phone = (await made.json()) as { token: string; inbox: string };
  const agent = "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/140 Mobile KoinoniaShell/1";
  const taken = await actOnDevices(ctx, formOf({ intent: "add-phone", endpoint: phone.token }), agent);
  if (!taken) throw new Error("the phone was not taken");
  return phone;
}

export const removeApp = (token: string) =>
  sandbox.fetch(`http://vendors.test/__push/google/phones/${token}`, { method: "DELETE" });

export const dropDevice = (endpoint: string) => sandbox.fetch(endpoint, { method: "DELETE" });

let numbers = 0;
/** A number of their own, proven. */
export async function withPhone(ctx: TestMember): Promise<string> {
  const number = `+1415555${String(2000 + ++numbers)}`;
  await rows(
    "UPDATE profiles SET phone_number = ?, phone_verified_at = 1 WHERE user_id = ?",
    number,
    ctx.userId,
  );
  return number;
}
