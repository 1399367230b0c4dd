import { newId } from "#app/core/id.ts";
import {
  processEvent,
  processPendingEvents,
  storeEvent,
} from "#app/features/billing/events/process-events.server.ts";
import type { PaymentEvent } from "#app/vendors/ports.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { StripeMachine } from "./stripe-machine.ts";

export type Payer = TestMember & { machine: StripeMachine };

export const START = Date.UTC(2026, 10, 20, 12);
export const DAY = 86_400_000;

/** A member whose payment vendor is the machine. */
export async function payer(options: Parameters<typeof member>[0] = {}): Promise<Payer> {
  const clock = { now: () => START };
  const machine = new StripeMachine(() => clock.now(), newId("m", Date.now(), Math.random).slice(-16));
  const ctx = await member({
    ...options,
    payments: machine,
    account: {
      userId: "",
      fullName: "Ann Okafor",
      email: "ann@example.com",
      phoneNumber: null,
      phoneVerified: false,
      timeZone: null,
      language: "en",
      ageBand: "18+",
      createdAt: 0,
      updatedAt: 0,
    },
  });
  clock.now = ctx.now;
  return Object.assign(ctx, { machine });
}

/** As the webhook has it: stored, then worked. */
export async function receiveEvent(ctx: Payer, event: PaymentEvent): Promise<void> {
  await storeEvent(ctx, event, JSON.stringify(event));
  await processEvent(ctx, event);
  await ctx.settled();
}

/** Everything that has happened since, in order. */
export async function receiveEvents(ctx: Payer, from = 0): Promise<void> {
  for (const event of ctx.machine.events.slice(from)) await receiveEvent(ctx, event);
}

/** The cron, a while later. */
export async function later(ctx: Payer, ms: number): Promise<void> {
  ctx.at(ctx.now() + ms);
  await processPendingEvents(ctx);
  await ctx.settled();
}

export const onlySession = (ctx: Payer): string => {
  const id = [...ctx.machine.sessions.keys()].at(-1);
  if (!id) throw new Error("no checkout was opened");
  return id;
};

export const ledgerOf = (ctx: Payer) =>
  rows<{ cause: string; amount: number }>(
    "SELECT cause, amount FROM wallet_ledger WHERE user_id = ? AND currency = 'message_credits' ORDER BY seq",
    ctx.userId,
  );

export const newReference = (): string => newId("checkout", Date.now(), Math.random);
