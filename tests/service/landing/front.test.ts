import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "#app/core/id.ts";
import { readFront, recount } from "#app/features/landing/front.server.ts";
import { addProfile, member, rows } from "#tests/service/members.ts";

const DAY = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await rows("DELETE FROM site_counters");
  await rows("DELETE FROM chatbot_conversations");
});

/** Members who each have two conversations, the newer of them as old as said. */
async function membersWhoWrote(count: number, at: number): Promise<void> {
  for (let one = 0; one < count; one++) {
    const userId = newId("user", at, Math.random);
    await addProfile(userId, "UTC");
    for (const [id, time] of [
      ["a", at],
      ["b", at - DAY],
    ] as const) {
      await rows(
        "INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at) VALUES (?, ?, 'Hello', 'Prayer', 0, ?)",
        `conv_${userId}${id}`,
        userId,
        time,
      );
    }
  }
}

test("L6, G9: each member who wrote in the last thirty days is counted once, and shown with the date", async () => {
  const ctx = await member();
  await membersWhoWrote(100, ctx.now() - DAY);
  await membersWhoWrote(5, ctx.now() - 31 * DAY);
  await recount(ctx);
  const { counters } = await readFront(ctx);
  expect(counters).toEqual({
    figures: [{ name: "activeMembers", count: 100 }],
    countedAt: ctx.now(),
  });
});

async function counted(name: string): Promise<number | undefined> {
  const found = await rows<{ count: number }>("SELECT count FROM site_counters WHERE name = ?", name);
  return found[0]?.count;
}

test("G9: below a hundred there is nothing to show", async () => {
  const ctx = await member();
  await membersWhoWrote(3, ctx.now());
  await recount(ctx);
  expect((await readFront(ctx)).counters).toBeNull();
  expect(await counted("activeMembers")).toBe(3);
});

test("it is counted once an hour, whoever looks", async () => {
  const ctx = await member();
  await recount(ctx);
  await membersWhoWrote(1, ctx.now());
  ctx.at(ctx.now() + 3_599_000);
  await recount(ctx);
  expect(await counted("activeMembers")).toBe(0);
  ctx.at(ctx.now() + 1_000);
  await recount(ctx);
  expect(await counted("activeMembers")).toBe(1);
});

test("the front page is shown when its numbers cannot be read", async () => {
  const ctx = await member();
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  await rows("ALTER TABLE site_counters RENAME TO elsewhere");
  const front = await readFront(ctx);
  await rows("ALTER TABLE elsewhere RENAME TO site_counters");
  expect(front.counters).toBeNull();
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});

type Paid = { state?: string; kind?: string; refundedCents?: number; dispute?: string };

/** Payments of $2, each with its blessing, or of another kind. */
async function paid(count: number, { state, kind, refundedCents, dispute }: Paid = {}): Promise<void> {
  for (let one = 0; one < count; one++) {
    const id = newId("gift", Date.now(), Math.random);
    await rows(
      `INSERT INTO payments (id, kind, amount_cents, currency, refunded_cents, state, dispute, at)
      VALUES (?, ?, 200, 'usd', ?, ?, ?, 0)`,
      id,
      kind ?? "blessing",
      refundedCents ?? 0,
      state ?? "paid",
      dispute ?? "none",
    );
    if ((kind ?? "blessing") !== "blessing" || state === "failed") continue;
    await rows("INSERT INTO blessings (payment_id, note, at) VALUES (?, '', 0)", id);
  }
}

// the last of the file: a payment is for good, and is there for whatever counts after it
test("L6, G9: blessings that were paid and not given back are counted, and shown from a hundred on", async () => {
  const ctx = await member();
  await paid(97);
  await paid(1, { refundedCents: 50 });
  await paid(1, { dispute: "won" });
  await paid(1, { refundedCents: 200 });
  await paid(1, { dispute: "open" });
  await paid(1, { dispute: "lost" });
  await paid(1, { state: "failed" });
  await paid(1, { kind: "premium" });
  await recount(ctx);
  expect(await counted("blessingsSent")).toBe(99);
  expect((await readFront(ctx)).counters).toBeNull();
  await paid(1);
  ctx.at(ctx.now() + 3_600_000);
  await recount(ctx);
  expect((await readFront(ctx)).counters).toEqual({
    figures: [{ name: "blessingsSent", count: 100 }],
    countedAt: ctx.now(),
  });
});
