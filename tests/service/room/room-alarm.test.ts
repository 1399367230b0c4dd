import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { act, adopted, sumOf } from "#tests/service/pets.ts";
import { readPet } from "#tests/service/stored-pet.ts";
import { asked, companion, room, stateOf, synced } from "#tests/service/tabs.ts";
import { composeBackground } from "#workers/compose.ts";

/** The room's one alarm: what of the member's is over is finished though every page is closed (AD2, TR1, D26). */

/** A member whose services tell the real room; their clock stands where it is put. */
async function seatedMember(now = Date.now()): Promise<TestMember> {
  const ctx = await member();
  const { rooms } = await composeBackground(env, (work) => ctx.waitUntil(work));
  ctx.at(now);
  return Object.assign(ctx, { rooms });
}

const alarmOf = (userId: string): Promise<number | null> =>
  runInDurableObject(room(userId), (_room, { storage }) => storage.getAlarm());

/** When the room wants to look for what is over, epoch ms. */
const wakingAt = (userId: string): Promise<number | null> =>
  runInDurableObject(room(userId), (_room, { storage }) => {
    const [row] = storage.sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = 'wake'").toArray();
    return row ? (JSON.parse(row.value) as { at: number }).at : null;
  });

/** Its time has come. */
const rings = (userId: string) => room(userId).publish([], { userId, afterMs: 0 });

async function statusOf(ctx: TestMember, key: string): Promise<string | undefined> {
  const { adventures, trainings } = await readPet(ctx);
  return (
    adventures.find(({ adventureKey }) => adventureKey === key)?.status ??
    trainings.find(({ trainingKey }) => trainingKey === key)?.status
  );
}

async function setOut(ctx: TestMember, key: AdventureKey): Promise<void> {
  const { pet, adventures } = await readPet(ctx);
  const adventureId = adventures.find(({ adventureKey }) => adventureKey === key)?.id ?? "";
  const reply = await act(ctx, { intent: "adventure.start", petId: pet?.id ?? "", adventureId });
  expect(reply).toMatchObject({ ok: true });
  await ctx.settled();
  await expect.poll(() => alarmOf(ctx.userId)).not.toBeNull();
}

async function train(ctx: TestMember, key: string): Promise<void> {
  const { pet, trainings } = await readPet(ctx);
  const trainingId = trainings.find(({ trainingKey }) => trainingKey === key)?.id ?? "";
  const reply = await act(ctx, { intent: "training.start", petId: pet?.id ?? "", trainingId });
  expect(reply).toMatchObject({ ok: true });
  await ctx.settled();
}

test("AD2: setting out sets the alarm for five seconds; rung before, it leaves what is not over, and waits on", async () => {
  const ctx = await seatedMember();
  await adopted(ctx);
  const before = Date.now();
  await setOut(ctx, "jordan");
  const at = await alarmOf(ctx.userId);
  expect(at).toBeGreaterThanOrEqual(before + 5_000);
  expect(at).toBeLessThanOrEqual(Date.now() + 5_000);
  expect(await runDurableObjectAlarm(room(ctx.userId))).toBe(true);
  expect(await statusOf(ctx, "jordan")).toBe("in_progress");
  expect([await alarmOf(ctx.userId), await wakingAt(ctx.userId)]).toEqual([at, at]);
});

test("AD2, D26: with every page closed it is finished, once; a tab that comes back is told, and nothing waits any more", async () => {
  const ctx = await seatedMember(Date.now() - 6_000);
  await adopted(ctx);
  await setOut(ctx, "jordan");
  await rings(ctx.userId);
  await expect.poll(() => statusOf(ctx, "jordan")).toBe("completed");
  const home = async () =>
    (await synced(ctx.userId)).sync.events.filter(
      ({ event }) => event.name === "pet.changed" && event.adventure?.status === "completed",
    ).length;
  await expect.poll(home).toBe(1);
  await expect.poll(() => wakingAt(ctx.userId)).toBeNull();
  const coins = await sumOf(ctx);
  await rings(ctx.userId);
  await expect.poll(() => wakingAt(ctx.userId)).toBeNull();
  expect([await sumOf(ctx), await home()]).toEqual([coins, 1]);
});

test("TR1: of two that are on their way the first is finished, and the room waits for the second", async () => {
  const ctx = await seatedMember(Date.now() - 7_000);
  await adopted(ctx);
  await setOut(ctx, "jordan");
  const begun = Date.now() - 1_000;
  ctx.at(begun);
  await train(ctx, "fetch");
  await rings(ctx.userId);
  await expect.poll(() => statusOf(ctx, "jordan")).toBe("completed");
  await expect.poll(async () => ((await wakingAt(ctx.userId)) ?? 0) > Date.now()).toBe(true);
  // by the server's time, which is told in whole trips
  expect(Math.abs(((await wakingAt(ctx.userId)) ?? 0) - (begun + 5_000))).toBeLessThan(1_000);
  expect(await statusOf(ctx, "fetch")).toBe("in_progress");
});

test("D1 is away when it rings: nothing is lost, and it rings again five seconds later", async () => {
  const ctx = await seatedMember(Date.now() - 6_000);
  await adopted(ctx);
  await setOut(ctx, "jordan");
  const pet = await sumOf(ctx);
  await rows("ALTER TABLE pet_adventures RENAME TO pet_adventures_away");
  const rung = Date.now();
  try {
    await rings(ctx.userId);
    await expect.poll(async () => ((await wakingAt(ctx.userId)) ?? 0) >= rung + 5_000).toBe(true);
  } finally {
    await rows("ALTER TABLE pet_adventures_away RENAME TO pet_adventures");
  }
  expect([await statusOf(ctx, "jordan"), await sumOf(ctx)]).toEqual(["in_progress", pet]);
  await rings(ctx.userId);
  await expect.poll(() => statusOf(ctx, "jordan")).toBe("completed");
});

test("an answer that waits for D1 shares the alarm: it is closed, and the adventure comes home by the room's own clock", async () => {
  await companion({ wordDelayMs: 1, fault: "none" });
  const job = await asked("I am anxious about tomorrow");
  const ctx = Object.assign(await seatedMember(), { userId: job.userId });
  await adopted(ctx);
  await setOut(ctx, "jordan");
  await rows("ALTER TABLE chat_answers RENAME TO chat_answers_away");
  const isWritten = () =>
    runInDurableObject(
      room(job.userId),
      (_room, { storage }) =>
        storage.sql.exec("SELECT 1 FROM said WHERE written IS NOT NULL").toArray().length,
    );
  try {
    await room(job.userId).answer(job, []);
    await expect.poll(isWritten, { timeout: 15_000 }).toBe(1);
  } finally {
    await rows("ALTER TABLE chat_answers_away RENAME TO chat_answers");
  }
  // nobody rings from here on
  await expect.poll(() => stateOf(job.answerId), { timeout: 12_000 }).toBe("answered");
  await expect.poll(() => statusOf(ctx, "jordan"), { timeout: 12_000 }).toBe("completed");
}, 30_000);

test("F13: a room that has forgotten its member finishes nothing for them", async () => {
  const ctx = await seatedMember(Date.now() - 6_000);
  await adopted(ctx);
  await setOut(ctx, "jordan");
  await room(ctx.userId).forget();
  expect(await wakingAt(ctx.userId)).toBeNull();
  await runDurableObjectAlarm(room(ctx.userId));
  expect(await statusOf(ctx, "jordan")).toBe("in_progress");
});
