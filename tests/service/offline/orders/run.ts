import { readWaiting, withRefusal } from "#app/features/chat/outbox/outbox.ts";
import { NO_MARKS } from "#app/features/marks/model/act.ts";
import { sendEverything } from "#app/features/offline/state/send-everything.tsx";
import { deleteOldIdempotentReplies } from "#app/idempotency/sweep.server.ts";
import { WAITING } from "#app/manifest/waiting.tsx";
import { dice } from "#tests/model/dice.ts";
import { ACTS, type Acting, look, type Phone, Written } from "./acts.ts";
import { type Browser, browserOf } from "./device.ts";
import { broken } from "./laws.ts";
import { writer as newWriter, type Writer } from "./member.ts";
import { Server } from "./server.ts";

const QUEUES = Object.values(WAITING);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** All of an order is within so many days: what is taken for a month is not lost by its age. */
const MAX_DAYS = 20;

const phoneOf = (name: string): Phone => ({
  ...{ name, kept: new Map(), online: true, marks: NO_MARKS, pet: null, daily: null },
});

type Order = {
  browser: Browser;
  server: Server;
  writer: Writer;
  written: Written;
  phones: readonly [Phone, Phone];
  random(): number;
  began: number;
  busy: Phone;
};

/** The server's clock goes on, and what it forgets is forgotten. */
async function later({ writer: { ctx }, random, began }: Order, ms: number): Promise<void> {
  const next = ctx.now() + Math.floor(ms);
  ctx.at(next > began + MAX_DAYS * DAY ? ctx.now() + 1 : next);
  if (ms > DAY && random() < 0.7) await deleteOldIdempotentReplies(ctx);
}

/** One thing that happens: an act of the member's, the network, or the time. */
async function step(order: Order): Promise<void> {
  const { browser, server, writer, written, phones, random } = order;
  const draw = <One>(from: readonly One[]) => from[Math.floor(random() * from.length)] as One;
  const phone = draw(phones);
  order.busy = phone;
  const act = (path: string, body: FormData) => server.network(() => phone)(path, { body });
  const acting: Acting = { writer, written, phone, draw, act };
  const chance = random();
  await browser.on(phone, async () => {
    if (chance < 0.65) await draw(ACTS)(acting);
    else if (chance < 0.72) phone.online = false;
    else if (chance < 0.8) phone.online = true;
    else if (chance < 0.86) await server.answer();
    else if (chance < 0.93 && phone.online) await look(acting);
    else await sendEverything(QUEUES, writer.ctx.userId);
  });
  const passes = random();
  await later(
    order,
    passes < 0.06 ? DAY * (1 + random() * 3) : passes < 0.2 ? random() * 300 * MINUTE : 1_000,
  );
}

/** The network is back for good: all that waits is sent, a message that the day had no room for on the next one. */
async function comeBack(order: Order): Promise<void> {
  const { browser, server, writer, phones } = order;
  const { userId } = writer.ctx;
  const key = `draft:${userId}:outbox`;
  server.calm = true;
  for (let round = 0; round < 6; round++)
    for (const phone of phones) {
      order.busy = phone;
      phone.online = true;
      await browser.on(phone, async () => {
        await server.answer();
        for (const { requestId, refused } of readWaiting(localStorage.getItem(key)))
          if (refused)
            localStorage.setItem(
              key,
              JSON.stringify(withRefusal(readWaiting(localStorage.getItem(key)), requestId, null)),
            );
        await sendEverything(QUEUES, userId);
      });
      const full = [...phone.kept].some(([name, kept]) => name === key && kept.includes("chat.limit"));
      if (full) writer.ctx.at(writer.ctx.now() + DAY);
    }
}

/** One order of a day on two devices of one member. @returns what is against the laws */
export async function runOrder(seed: number, steps: number): Promise<string[]> {
  const random = dice(seed);
  const writer = await newWriter();
  const server = new Server(writer.ctx, random);
  const began = writer.ctx.now();
  const phones = [phoneOf("phone"), phoneOf("tablet")] as const;
  let order: Order | null = null;
  const browser = browserOf(
    writer.ctx.userId,
    () => writer.ctx.now(),
    server.network(() => order?.busy ?? phones[0]),
  );
  order = { browser, server, writer, written: new Written(), phones, random, began, busy: phones[0] };
  const { written } = order;
  try {
    for (const phone of phones) {
      const draw = <One>(from: readonly One[]) => from[0] as One;
      await browser.on(phone, () => look({ writer, written, phone, draw, act: () => Promise.reject() }));
    }
    for (let left = steps; left > 0; left--) await step(order);
    await comeBack(order);
  } finally {
    browser.leave();
  }
  return broken({ writer, written, phones, reached: server.reached });
}
