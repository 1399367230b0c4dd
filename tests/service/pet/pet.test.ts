import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { finishDue } from "#app/features/pet/adventures/finish-due.server.ts";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { CARE, PET_KINDS, type PetKind } from "#app/features/pet/model/catalog.ts";
import { EVOLUTIONS } from "#app/features/pet/model/catalog-evolutions.ts";
import type { PetReply } from "#app/features/pet/model/reply.ts";
import { settle } from "#app/features/pet/model/rules.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { act, adopted, given, statsOf, sumOf } from "#tests/service/pets.ts";
import { readPet } from "#tests/service/stored-pet.ts";
import { countTrips } from "#tests/service/trips.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 20, 12);

type Done = Extract<PetReply, { ok: true }>;
const done = (reply: PetReply): Done => {
  if (!reply.ok) throw new Error(reply.refusal);
  return reply;
};
const refusal = (reply: PetReply) => (reply.ok ? null : reply.refusal);

const outingOf = async (ctx: TestMember, key: string): Promise<string> => {
  const { adventures, trainings } = await readPet(ctx);
  const found =
    adventures.find(({ adventureKey }) => adventureKey === key) ??
    trainings.find(({ trainingKey }) => trainingKey === key);
  if (!found) throw new Error(key);
  return found.id;
};

describe("adopting", () => {
  test.each(PET_KINDS)(
    "PT4, E11: a %s, with its adventures, trainings, album and first coins",
    async (kind) => {
      const ctx = await member();
      const pet = await adopted(ctx, kind);
      expect(pet).toMatchObject({
        petTypeId: kind,
        petName: "Biscuit",
        happiness: 80,
        health: 80,
        energy: 80,
      });
      const page = await readPet(ctx);
      expect(page.pet).toEqual(pet);
      expect([page.adventures.length, page.trainings.length, page.memories.length]).toEqual([8, 6, 1]);
      expect(page.adventures.every(({ status }) => status === "available")).toBe(true);
      expect(page.wallet.coins).toBe(10);
    },
  );

  test.each([
    ["a kind that nobody has", { petTypeId: "dragon" }, "pet.unknown_type"],
    ["a grown form", { petTypeId: "dog_grown" }, "pet.unknown_type"],
    ["no name", { petName: "" }, "pet.name_blank"],
    ["blanks", { petName: "  \t\n " }, "pet.name_blank"],
    ["nothing that is seen", { petName: "\u200b\u200d\ufeff\u2060" }, "pet.name_blank"],
    ["twenty-one characters", { petName: "abcdefghijklmnopqrstu" }, "pet.name_too_long"],
    ["twenty-one families in emoji", { petName: "👨‍👩‍👧‍👦".repeat(21) }, "pet.name_too_long"],
    ["a name of a megabyte", { petName: "x".repeat(1_000_000) }, "pet.name_too_long"],
  ])("V12: %s is refused", async (_name, fields, code) => {
    const ctx = await member();
    const reply = await act(ctx, { intent: "adopt", petTypeId: "dog", petName: "Biscuit", ...fields });
    expect(refusal(reply)).toBe(code);
    expect(await rows("SELECT 1 FROM user_pets WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test.each([
    ["twenty characters", "abcdefghijklmnopqrst", "abcdefghijklmnopqrst"],
    ["twenty families in emoji", "👨‍👩‍👧‍👦".repeat(20), "👨‍👩‍👧‍👦".repeat(20)],
    ["markup", "<b>Bo</b>&amp;", "<b>Bo</b>&amp;"],
    ["spaces around and within", "  Old   Bo ", "Old Bo"],
    ["marks of direction", "\u202eBo\u202c", "Bo"],
    ["quotation marks", `'; DROP "Bo"`, `'; DROP "Bo"`],
  ])("V12: %s is a name", async (_name, petName, kept) => {
    const ctx = await member();
    const reply = done(await act(ctx, { intent: "adopt", petTypeId: "cat", petName }));
    expect(reply.pet?.petName).toBe(kept);
    expect((await readPet(ctx)).pet?.petName).toBe(kept);
  });

  test("a second pet is refused, also of two at once", async () => {
    const ctx = await member();
    const replies = await Promise.all(
      ["dog", "cat", "bird"].map((petTypeId) => act(ctx, { intent: "adopt", petTypeId, petName: "Bo" })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.map(refusal).filter(Boolean)).toEqual(["pet.already_adopted", "pet.already_adopted"]);
    expect(await sumOf(ctx)).toBe(10);
  });
});

describe("care", () => {
  test.each(["feed", "groom", "play"] as const)(
    "PT8-PT10, D20, D27, F26: %s, in two D1 trips, told to the other tab",
    async (intent) => {
      const ctx = await member();
      const pet = await adopted(ctx);
      await ctx.settled();
      ctx.recorded.events.length = 0;
      const trips = countTrips(ctx);
      const reply = done(await act(ctx, { intent, petId: pet.id }));
      expect(trips()).toBe(2);
      await ctx.settled();
      const { coins, change } = CARE[intent];
      const after = {
        happiness: Math.min(100, 80 + change.happiness),
        health: Math.min(100, 80 + change.health),
        energy: 80 + change.energy,
      };
      expect(reply.pet).toMatchObject(after);
      expect(reply.wallet?.coins).toBe(10 - coins);
      expect((await readPet(ctx)).pet).toEqual(reply.pet);
      const times = [reply.pet?.lastFedAt, reply.pet?.lastGroomedAt, reply.pet?.lastPlayedAt];
      expect(times).toEqual(
        ["feed", "groom", "play"].map((careAction) => (careAction === intent ? START : null)),
      );
      expect(ctx.recorded.events.map(({ event }) => event)).toEqual([
        { name: "pet.changed", requestId: reply.requestId, pet: reply.pet, wallet: reply.wallet },
      ]);
      expect(
        await rows(
          "SELECT activity_type, coins_spent, stat_changes FROM pet_activities WHERE user_id = ?",
          ctx.userId,
        ),
      ).toEqual([{ activity_type: intent, coins_spent: coins, stat_changes: JSON.stringify(change) }]);
    },
  );

  test.each([
    ["feed", 4, "pet.not_enough_coins"],
    ["feed", 5, null],
    ["groom", 2, "pet.not_enough_coins"],
    ["groom", 3, null],
    ["play", 0, null],
  ] as const)("X28, V13: %s with %i coins", async (intent, coins, code) => {
    const ctx = await member();
    const pet = await adopted(ctx);
    await given(ctx, coins - 10);
    expect(refusal(await act(ctx, { intent, petId: pet.id }))).toBe(code);
    expect((await statsOf(ctx)).faith_coins).toBe(await sumOf(ctx));
  });

  test("X29, PT10: four games, then the pet is tired; an hour later it is a little less so", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    for (let game = 0; game < 4; game++) done(await act(ctx, { intent: "play", petId: pet.id }));
    expect(refusal(await act(ctx, { intent: "play", petId: pet.id }))).toBe("pet.too_tired");
    ctx.at(START + 4 * HOUR - 1);
    expect(refusal(await act(ctx, { intent: "play", petId: pet.id }))).toBe("pet.too_tired");
    ctx.at(START + 4 * HOUR);
    expect(done(await act(ctx, { intent: "play", petId: pet.id })).pet?.energy).toBe(0);
  });

  test("the same request again is the same answer, and happens once; under another question it is refused", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const asked = { intent: "feed", petId: pet.id, requestId: requestId() };
    const first = await act(ctx, asked);
    done(await act(ctx, { intent: "groom", petId: pet.id }));
    expect(await act(ctx, asked)).toEqual(first);
    expect(await sumOf(ctx)).toBe(2);
    expect(refusal(await act(ctx, { ...asked, intent: "groom" }))).toBe("pet.request_reused");
    const all = await Promise.all(
      Array.from({ length: 6 }, () => act(ctx, { ...asked, requestId: "the-same-one", intent: "play" })),
    );
    expect(new Set(all.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect((await readPet(ctx)).pet?.energy).toBe(60);
  });

  test("requests that come in another order than they were made are each done once, and each answers itself", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const made = ["feed", "groom", "play"].map((intent) => ({
      intent,
      petId: pet.id,
      requestId: requestId(),
    }));
    const came = [...made].reverse();
    const answers = [];
    for (const asked of came) answers.push(done(await act(ctx, asked)));
    // the first tries come again, late, in the order that they were made
    for (const [n, asked] of made.entries()) expect(await act(ctx, asked)).toEqual(answers.toReversed()[n]);
    expect(answers.map((answer) => answer.pet?.version)).toEqual([2, 3, 4].map((n) => n + pet.version - 1));
    const acts = await rows<{ cause_id: string }>(
      "SELECT cause_id FROM pet_activities WHERE user_id = ? ORDER BY id",
      ctx.userId,
    );
    expect(acts.map(({ cause_id }) => cause_id)).toEqual(came.map((asked) => asked.requestId));
    expect((await statsOf(ctx)).faith_coins).toBe(await sumOf(ctx));
  });

  test("P10: another member's pet, adventure and training are not found", async () => {
    const [ctx, other] = [await member(), await member()];
    const [mine, theirs] = [await adopted(ctx), await adopted(other)];
    for (const intent of ["feed", "groom", "play", "evolve", "rest", "rename"])
      expect(
        refusal(
          await act(ctx, { intent, petId: theirs.id, confirm: "yes", resting: "on", petName: "Thief" }),
        ),
      ).toBe("pet.not_found");
    const [adventureId, trainingId] = [await outingOf(other, "jordan"), await outingOf(other, "fetch")];
    for (const step of ["start", "finish"]) {
      expect(refusal(await act(ctx, { intent: `adventure.${step}`, petId: mine.id, adventureId }))).toBe(
        "pet.adventure_not_found",
      );
      expect(refusal(await act(ctx, { intent: `training.${step}`, petId: mine.id, trainingId }))).toBe(
        "pet.training_not_found",
      );
    }
    expect((await readPet(other)).pet).toEqual(theirs);
  });
});

describe("adventures", () => {
  test.each([
    ["succeeds", 0, 10, true],
    ["turns out otherwise: half the coins, and the experience all the same", 0.95, 5, false],
  ])("AD1-AD3: one %s", async (_name, chance, coins, success) => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const adventureId = await outingOf(ctx, "jordan");
    const trips = countTrips(ctx);
    const begun = done(await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId }));
    expect(trips()).toBe(2);
    expect(begun.adventure).toMatchObject({
      status: "in_progress",
      startedAt: START,
      finishesAt: START + 5000,
    });
    expect(begun.pet?.energy).toBe(60);
    ctx.at(START + 4999);
    const finish = { intent: "adventure.finish", petId: pet.id, adventureId };
    expect(refusal(await act(ctx, finish))).toBe("pet.adventure_not_over");
    ctx.at(START + 5000);
    Object.assign(ctx, { random: () => chance });
    const home = done(await act(ctx, finish));
    expect(home.adventure?.result).toEqual({ success, rewardsEarned: { coins, experience: 10 } });
    expect(home.pet).toMatchObject({ experience: 10, level: 1 });
    expect(home.wallet?.coins).toBe(10 + coins);
    expect(home.memory).toMatchObject({ kind: "adventure", about: "jordan", success, note: null });
    // twice: the same result, nothing more
    const again = done(await act(ctx, finish));
    expect(again.adventure).toEqual(home.adventure);
    expect(await sumOf(ctx)).toBe(10 + coins);
  });

  test("G15: done today, offered again tomorrow", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const adventureId = await outingOf(ctx, "jordan");
    const start = { intent: "adventure.start", petId: pet.id, adventureId };
    done(await act(ctx, start));
    expect(refusal(await act(ctx, start))).toBe("pet.adventure_running");
    const other = await outingOf(ctx, "emmaus");
    expect(refusal(await act(ctx, { ...start, adventureId: other }))).toBe("pet.adventure_running");
    ctx.at(START + 6000);
    done(await act(ctx, { ...start, intent: "adventure.finish" }));
    expect(refusal(await act(ctx, start))).toBe("pet.adventure_done_today");
    ctx.at(START + DAY);
    expect((await readPet(ctx)).adventures.find(({ id }) => id === adventureId)?.status).toBe("available");
    done(await act(ctx, start));
  });

  test("V16, X35: needs 30 energy", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    for (let game = 0; game < 3; game++) await act(ctx, { intent: "play", petId: pet.id });
    const reply = await act(ctx, {
      intent: "adventure.start",
      petId: pet.id,
      adventureId: await outingOf(ctx, "jordan"),
    });
    expect(reply).toMatchObject({ ok: false, refusal: "pet.not_enough_energy", need: 30 });
  });

  test("the browser is closed: the cron finishes it, and the page that comes back is told", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const adventureId = await outingOf(ctx, "rehoboth");
    done(await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId }));
    await ctx.settled();
    ctx.recorded.events.length = 0;
    ctx.at(START + 5000);
    expect(await finishDue(ctx, ctx.userId)).toBe(1);
    expect(await finishDue(ctx, ctx.userId)).toBe(0);
    await ctx.settled();
    const page = await readPet(ctx);
    const adventure = page.adventures.find(({ id }) => id === adventureId);
    expect(adventure?.status).toBe("completed");
    expect(ctx.recorded.events.map(({ event }) => event)).toEqual([
      { name: "pet.changed", pet: page.pet, adventure, wallet: page.wallet, memory: page.memories[0] },
      { name: "notifications.changed" },
    ]);
    const asked = await act(ctx, { intent: "adventure.finish", petId: pet.id, adventureId });
    expect(done(asked).adventure).toEqual(adventure);
  });

  test.each(["the page", "the cron"])(
    "a level that comes with it: what %s tells is the adventure's own memory, and so is what stands",
    async (who) => {
      const ctx = await member();
      const pet = await adopted(ctx);
      await env.DB.prepare("UPDATE user_pets SET experience = 60, version = version + 1 WHERE id = ?")
        .bind(pet.id)
        .run();
      const adventureId = await outingOf(ctx, "horeb");
      done(await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId }));
      ctx.at(START + 5000);
      await ctx.settled();
      ctx.recorded.events.length = 0;
      // ids without chance: the database hands the later one out first
      let calls = who === "the cron" ? 7 : 0;
      Object.assign(ctx, { random: () => 0.99 - (calls++ % 64) / 65 });
      const finish = { intent: "adventure.finish", petId: pet.id, adventureId };
      if (who === "the cron") expect(await finishDue(ctx, ctx.userId)).toBe(1);
      else expect(done(await act(ctx, finish)).memory).toMatchObject({ kind: "adventure", about: "horeb" });
      await ctx.settled();
      const page = await readPet(ctx);
      expect(page.memories.map(({ kind }) => kind).sort()).toEqual(["adopted", "adventure", "level"]);
      const own = page.memories.find(({ kind }) => kind === "adventure");
      const [published] = ctx.recorded.events.map(({ event }) => event);
      expect(published).toMatchObject({ name: "pet.changed", memory: own });
      expect(done(await act(ctx, finish)).memory).toEqual(own);
    },
  );

  test("RT2: who was away finds in the notifications that the pet is back, once; who was there does not", async () => {
    const [away, there] = [await member(), await member()];
    for (const ctx of [away, there]) {
      const pet = await adopted(ctx);
      await given(ctx, 20);
      const [adventureId, trainingId] = [await outingOf(ctx, "jordan"), await outingOf(ctx, "fetch")];
      done(await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId }));
      done(await act(ctx, { intent: "training.start", petId: pet.id, trainingId }));
      ctx.at(START + 5000);
      if (ctx === there) {
        done(await act(ctx, { intent: "adventure.finish", petId: pet.id, adventureId }));
        done(await act(ctx, { intent: "training.finish", petId: pet.id, trainingId }));
      }
      await finishDue(ctx, ctx.userId);
      await finishDue(ctx, ctx.userId);
      await ctx.settled();
    }
    const noted = (ctx: TestMember) =>
      rows<{ topic: string; data: string; rings: number }>(
        "SELECT topic, told AS data, rings FROM notifications WHERE user_id = ? ORDER BY topic",
        ctx.userId,
      );
    expect(await noted(away)).toEqual([
      { topic: "pet.returned", data: '{"topic":"pet.returned","pet":"Biscuit"}', rings: 0 },
      { topic: "pet.trained", data: '{"topic":"pet.trained","pet":"Biscuit"}', rings: 0 },
    ]);
    expect(away.recorded.events.map(({ event }) => event.name)).toContain("notifications.changed");
    expect(await noted(there)).toEqual([]);
  });

  test("page, room and cron at once: finished once", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const adventureId = await outingOf(ctx, "horeb");
    done(await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId }));
    ctx.at(START + 5000);
    const finish = () => act(ctx, { intent: "adventure.finish", petId: pet.id, adventureId });
    const replies = await Promise.all([finish(), finishDue(ctx, ctx.userId), finish(), finishDue(ctx, null)]);
    expect([replies[0].ok, replies[2].ok]).toEqual([true, true]);
    expect(
      await rows("SELECT 1 AS one FROM wallet_ledger WHERE user_id = ? AND cause = 'adventure'", ctx.userId),
    ).toEqual([{ one: 1 }]);
    expect((await readPet(ctx)).pet?.experience).toBe(50);
  });

  test("finished after it has evolved: the same pet has it", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const adventureId = await outingOf(ctx, "galilee");
    done(await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId }));
    await env.DB.prepare("UPDATE user_pets SET level = 5, version = version + 1 WHERE id = ?")
      .bind(pet.id)
      .run();
    done(await act(ctx, { intent: "evolve", petId: pet.id, confirm: "yes" }));
    ctx.at(START + 5000);
    const home = done(await act(ctx, { intent: "adventure.finish", petId: pet.id, adventureId }));
    expect(home.pet).toMatchObject({ petTypeId: "dog_grown", level: 6, experience: 50 });
  });

  test("what the member answered is kept with the memory", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const adventureId = await outingOf(ctx, "jordan");
    await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId });
    ctx.at(START + 5000);
    const { memory } = done(await act(ctx, { intent: "adventure.finish", petId: pet.id, adventureId }));
    const memoryId = memory?.id ?? "";
    const kept = await act(ctx, { intent: "keep", memoryId, note: " At the old well. " });
    expect(done(kept).memory?.note).toBe("At the old well.");
    expect((await readPet(ctx)).memories.find(({ id }) => id === memoryId)?.note).toBe("At the old well.");
    const long = await act(ctx, { intent: "keep", memoryId, note: "x".repeat(2001) });
    expect(refusal(long)).toBe("pet.note_too_long");
    const other = await member();
    await adopted(other);
    expect(refusal(await act(other, { intent: "keep", memoryId, note: "mine" }))).toBe(
      "pet.memory_not_found",
    );
  });
});

describe("training", () => {
  test("TR1, TR2: paid as it begins, five seconds, then the stat rises", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    await given(ctx, 20);
    const trainingId = await outingOf(ctx, "fetch");
    const begun = done(await act(ctx, { intent: "training.start", petId: pet.id, trainingId }));
    expect(begun.training).toMatchObject({ status: "in_progress", finishesAt: START + 5000 });
    expect(begun.wallet?.coins).toBe(20);
    const finish = { intent: "training.finish", petId: pet.id, trainingId };
    expect(refusal(await act(ctx, finish))).toBe("pet.training_not_over");
    ctx.at(START + 5000);
    const trained = done(await act(ctx, finish));
    expect(trained.pet?.happiness).toBe(88);
    expect(trained.training?.result).toEqual({ success: true, gained: 8, refunded: 0 });
    expect(done(await act(ctx, finish)).training).toEqual(trained.training);
  });

  test("V15: with too little it does not begin", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const trainingId = await outingOf(ctx, "lantern");
    const reply = await act(ctx, { intent: "training.start", petId: pet.id, trainingId });
    expect(refusal(reply)).toBe("pet.insufficient_coins");
    expect(await sumOf(ctx)).toBe(10);
  });

  test("G18: when there is nothing to train any more, the coins come back in the same commit", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    await given(ctx, 20);
    const trainingId = await outingOf(ctx, "be_still");
    done(await act(ctx, { intent: "training.start", petId: pet.id, trainingId }));
    expect(await sumOf(ctx)).toBe(15);
    ctx.at(START + 4 * HOUR);
    await finishDue(ctx, ctx.userId);
    expect(await sumOf(ctx)).toBe(30);
    const page = await readPet(ctx);
    expect(page.trainings.find(({ id }) => id === trainingId)?.result).toEqual({
      success: false,
      gained: 0,
      refunded: 15,
    });
    ctx.at(START + 4 * HOUR + DAY);
    expect(refusal(await act(ctx, { intent: "training.start", petId: pet.id, trainingId }))).toBe(
      "pet.stat_full",
    );
  });
});

describe("growing and resting", () => {
  test("E10, E16: the rows' names, descriptions and requirements are those that the page shows", async () => {
    const { about, ...words } = { ...petCopy.en, about: petCopy.en.evolution.about };
    const steps = await rows<Record<string, string | number>>("SELECT * FROM pet_evolutions ORDER BY id");
    expect(steps).toHaveLength(6);
    expect(steps).toEqual(
      [...EVOLUTIONS]
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ id, basePetTypeId, evolvedPetTypeId, requiredLevel, requiredHappiness }) => ({
          id,
          base_pet_type_id: basePetTypeId,
          evolved_pet_type_id: evolvedPetTypeId,
          evolution_name: capital(words.types[evolvedPetTypeId]),
          evolution_description: about[evolvedPetTypeId],
          required_level: requiredLevel,
          required_happiness: requiredHappiness,
        })),
    );
    const types = await rows<{ id: PetKind; name: string; description: string }>(
      "SELECT id, name, description FROM pet_types WHERE is_active = 1",
    );
    expect(types).toHaveLength(PET_KINDS.length);
    for (const { id, name, description } of types)
      expect({ name, description }).toEqual({
        name: words.kinds[id].name,
        description: words.kinds[id].about,
      });
  });

  test("EV1-EV3, V17: needs level and happiness, is for good, and happens once", async () => {
    const ctx = await member();
    const pet = await adopted(ctx, "cat");
    const evolve = { intent: "evolve", petId: pet.id, confirm: "yes" };
    expect(refusal(await act(ctx, evolve))).toBe("pet.evolution_not_ready");
    await env.DB.prepare("UPDATE user_pets SET level = 5, happiness = 79, version = version + 1 WHERE id = ?")
      .bind(pet.id)
      .run();
    expect(refusal(await act(ctx, evolve))).toBe("pet.evolution_not_ready");
    done(await act(ctx, { intent: "play", petId: pet.id }));
    const grown = done(await act(ctx, evolve)).pet;
    expect(grown).toMatchObject({ petTypeId: "cat_grown", level: 6, happiness: 99 });
    expect(refusal(await act(ctx, evolve))).toBe("pet.no_evolution");
    await expect(
      env.DB.prepare("UPDATE user_pets SET pet_type_id = 'cat', version = version + 1 WHERE id = ?")
        .bind(pet.id)
        .run(),
    ).rejects.toThrow("pet_grows");
  });

  test("G12: a long absence lowers to 25 and no further; in rest nothing falls", async () => {
    const [ctx, resting] = [await member(), await member()];
    const [pet, rested] = [await adopted(ctx), await adopted(resting)];
    done(await act(resting, { intent: "rest", petId: rested.id, resting: "on" }));
    const later = START + 40 * DAY;
    expect(settle(pet, later)).toMatchObject({ happiness: 25, health: 25, energy: 100 });
    resting.at(later);
    const woken = done(await act(resting, { intent: "rest", petId: rested.id, resting: "off" })).pet;
    expect(woken).toMatchObject({ happiness: 80, health: 80, energy: 100, restingSince: null });
  });
});
