import { expect, test } from "vitest";
import { FIRST_NOTE } from "#app/features/offline/model/copies.ts";
import { readCopies } from "#app/features/offline/read.server.ts";
import { careKept } from "#app/features/pet/kept/care-kept.server.ts";
import { MAX_WAIT_MS } from "#app/features/pet/kept/kept.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { deleteOldIdempotentReplies } from "#app/idempotency/sweep.server.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { act, adopted, formOf, given, statsOf, sumOf } from "#tests/service/pets.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Sent = { careAction?: string; id?: string; ago?: number; petId?: string };
async function sends(
  ctx: TestMember,
  pet: Pet,
  { careAction = "feed", id = requestId(), ago = 0, petId }: Sent = {},
) {
  const form = formOf({ requestId: id, petId: petId ?? pet.id, careAction, ago: String(ago) });
  const reply = await careKept(ctx, form);
  await ctx.settled();
  return reply.ok ? "done" : reply.refusal;
}

/** A member with a hungry pet and these coins. */
async function keeper(coins: number): Promise<{ ctx: TestMember; pet: Pet }> {
  const ctx = await member();
  const pet = await adopted(ctx);
  await given(ctx, coins - (await statsOf(ctx)).faith_coins);
  ctx.at(ctx.now() + 30 * HOUR);
  return { ctx, pet };
}
const coinsOf = async (ctx: TestMember) => (await statsOf(ctx)).faith_coins;
const careActions = async ({ userId }: TestMember) =>
  (
    await rows<{ type: string }>(
      "SELECT activity_type AS type FROM pet_activities WHERE user_id = ? AND activity_type IN ('feed', 'groom', 'play') ORDER BY id",
      userId,
    )
  ).map(({ type }) => type);

test("PT8-PT10, M9: care that waited is done when it comes, at the price of always, and the room hears of it", async () => {
  const { ctx, pet } = await keeper(20);
  const before = ctx.recorded.events.length;
  expect(await sends(ctx, pet, { ago: 20 * HOUR })).toBe("done");
  expect(await sends(ctx, pet, { careAction: "groom" })).toBe("done");
  expect(await sends(ctx, pet, { careAction: "play" })).toBe("done");
  expect(await careActions(ctx)).toEqual(["feed", "groom", "play"]);
  expect(await coinsOf(ctx)).toBe(12);
  expect(await sumOf(ctx)).toBe(12);
  const eventNames = ctx.recorded.events.slice(before).map(({ event }) => event.name);
  expect(eventNames.filter((name) => name === "pet.changed")).toHaveLength(3);
  const [row] = await rows<{ fed: number }>("SELECT last_fed_at AS fed FROM user_pets WHERE id = ?", pet.id);
  expect(row?.fed).toBe(ctx.now());
});

test("PT8, M9: sent again it is done once and paid once, at once, the same day, and after kept answers are forgotten", async () => {
  const { ctx, pet } = await keeper(20);
  const id = requestId();
  const all = await Promise.all(Array.from({ length: 8 }, () => sends(ctx, pet, { id })));
  expect(new Set(all)).toEqual(new Set(["done"]));
  ctx.at(ctx.now() + 3 * DAY);
  await deleteOldIdempotentReplies(ctx);
  expect(await rows("SELECT 1 FROM member_requests WHERE user_id = ?", ctx.userId)).toEqual([]);
  // nor is it told as refused: too long by now, and the coins are gone
  await given(ctx, -15);
  expect(await sends(ctx, pet, { id, ago: MAX_WAIT_MS + DAY })).toBe("done");
  expect(await careActions(ctx)).toEqual(["feed"]);
  expect(await coinsOf(ctx)).toBe(0);
});

test("PT8, M9: what was fed at the page and got no answer is the same when it is sent from the device", async () => {
  const { ctx, pet } = await keeper(20);
  const id = requestId();
  expect((await act(ctx, { intent: "feed", requestId: id, petId: pet.id })).ok).toBe(true);
  expect(await sends(ctx, pet, { id, ago: HOUR })).toBe("done");
  expect(await coinsOf(ctx)).toBe(15);
});

test("PT8-PT10, M9: what the pet does not need, what is not there and what is too late is refused, and takes nothing", async () => {
  const { ctx, pet } = await keeper(7);
  expect(await sends(ctx, pet, { ago: MAX_WAIT_MS + 1 })).toBe("pet.kept_too_long");
  // two devices of one member: the second one's meal is too dear
  expect(await sends(ctx, pet)).toBe("done");
  expect(await sends(ctx, pet)).toBe("pet.not_enough_coins");
  await given(ctx, 100);
  expect(await sends(ctx, pet)).toBe("done");
  // by now it is well and glad
  for (const careAction of ["feed", "groom"]) expect(await sends(ctx, pet, { careAction })).toBe("done");
  const coins = await coinsOf(ctx);
  expect(await sends(ctx, pet)).toBe("pet.not_needed");
  expect(await sends(ctx, pet, { careAction: "groom" })).toBe("pet.not_needed");
  expect(await sends(ctx, pet, { careAction: "play" })).toBe("pet.not_needed");
  expect(await coinsOf(ctx)).toBe(coins);
  const other = await keeper(20);
  expect(await sends(ctx, pet, { petId: other.pet.id })).toBe("pet.not_found");
  expect(await sends(ctx, pet, { careAction: "adopt" })).toBe("pet.bad_form");
});

test("PT10, M9: a pet that is tired by now is not played with", async () => {
  const { ctx, pet } = await keeper(20);
  ctx.at(ctx.now() - 29 * HOUR);
  await rows("UPDATE user_pets SET energy = 30, happiness = 40, version = version + 1 WHERE id = ?", pet.id);
  expect(await sends(ctx, pet, { careAction: "play" })).toBe("done");
  expect(await sends(ctx, pet, { careAction: "play" })).toBe("pet.too_tired");
});

test("M9: a device gets the pet with what it costs to care for it", async () => {
  const { ctx, pet } = await keeper(20);
  const { copies } = await readCopies(ctx, FIRST_NOTE);
  expect(copies.pet).toEqual({
    ...{ id: pet.id, name: pet.petName, coins: 20, restingSince: null },
    ...{ happiness: pet.happiness, health: pet.health, energy: pet.energy, settledAt: pet.settledAt },
  });
});
