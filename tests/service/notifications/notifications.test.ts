import { describe, expect, test } from "vitest";
import { commit } from "#app/db/commit.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { actOnNotifications } from "#app/features/notifications/act.server.ts";
import { deleteOldNotifications, notification, notify } from "#app/features/notifications/notify.server.ts";
import { noticePage, noticeReads } from "#app/features/notifications/read.server.ts";
import { readRecent } from "#app/features/notifications/recent.server.ts";
import { deleteOldNotificationRows } from "#app/features/notifications/store.server.ts";
import { type NotificationData, TOPICS } from "#app/features/notifications/topics.ts";
import { actOnPet } from "#app/features/pet/act.server.ts";
import { remindOfCare } from "#app/features/pet/remind.server.ts";
import { reward } from "#app/features/rewards/service.server.ts";
import { giveDailyLogin } from "#app/features/rewards/visit.server.ts";
import { act } from "#app/features/settings/act.server.ts";
import { member, planOf, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { adopted } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";
import { OWNERS } from "#tests/tables/owners.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One of each topic, so of each of RT2's seven sources, and of the one that warns of a charge. */
const ALL: NotificationData[] = [
  { topic: "study.finished", title: "John 1", coins: 10 },
  { topic: "verse.saved", reference: "John 1:5" },
  { topic: "quest.completed", title: "Four days in Ruth", coins: 15 },
  { topic: "achievement.earned", title: "Night watch", coins: 20 },
  { topic: "level.reached", level: 8, gems: 1 },
  { topic: "day.welcomed", coins: 2, pet: "Biscuit" },
  { topic: "tournament.joined", title: "Psalms" },
  { topic: "pet.returned", pet: "Biscuit" },
  { topic: "pet.trained", pet: "Biscuit" },
  { topic: "pet.evolved", pet: "Biscuit" },
  { topic: "pet.ready", pet: "Biscuit" },
  { topic: "daniel.day", day: 10, of: 42 },
  { topic: "prayer.offered" },
  { topic: "prayer.answered" },
  { topic: "prayer.encouraged" },
  { topic: "prayer.hour" },
  { topic: "request.released" },
  { topic: "request.hidden" },
  { topic: "report.settled" },
  { topic: "trivia.answered" },
  { topic: "moderation.decided" },
  { topic: "moderation.undone" },
  { topic: "appeal.decided" },
  { topic: "pastoral.asked" },
  { topic: "pastoral.answered" },
  { topic: "request.rests" },
  { topic: "testimony.commented" },
  { topic: "testimony.released" },
  { topic: "testimony.hidden" },
  { topic: "moderation.urgent" },
  { topic: "account.acted" },
  { topic: "archive.offered" },
  { topic: "conversation.opened" },
  { topic: "friend.asked" },
  { topic: "friend.accepted" },
  { topic: "friend.encouraged" },
  { topic: "friend.visited" },
  { topic: "duel.asked" },
  { topic: "duel.done" },
  { topic: "group.asked" },
  { topic: "group.joined" },
  { topic: "group.announced" },
  { topic: "group.released" },
  { topic: "group.hidden" },
  { topic: "premium.unpaid", until: Date.UTC(2026, 10, 25) },
];

/** The seven tables whose changes RT2 names. */
const RT2 = [
  "study_sessions",
  "saved_verses",
  "user_quest_progress",
  "user_achievements",
  "user_stats",
  "tournament_participants",
  "user_pets",
];

const form = (fields: Record<string, string | string[]>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) made.append(name, one);
  return made;
};

/** What the member turns on in `/settings`, by the form that is there. */
const turnOn = (ctx: TestMember, choice: string[], quiet: [string, string] | null = null) =>
  act(
    ctx,
    form({
      intent: "notifications",
      choice,
      quietFrom: quiet?.[0] ?? "21:00",
      quietTo: quiet?.[1] ?? "07:00",
      ...(quiet && { quiet: "on" }),
    }),
  );
const ALL_ON = ["prayer:app", "replies:app", "reading:app", "pet:app", "groups:app", "moderation:app"];

const kept = (ctx: TestMember) =>
  rows<{ topic: string; rings: number; read_at: number | null }>(
    "SELECT topic, rings, read_at FROM notifications WHERE user_id = ? ORDER BY id",
    ctx.userId,
  );

describe("RT2 notifications", () => {
  test("there is a topic for each source, and words for each in both languages", async () => {
    const sources = Object.values(TOPICS).map(({ source }) => source);
    expect(sources).toEqual(expect.arrayContaining(RT2));
    expect(sources.filter((source) => !OWNERS.has(source))).toEqual([]);
    expect(new Set(ALL.map(({ topic }) => topic))).toEqual(new Set(Object.keys(TOPICS)));
    // the list holds twenty of them
    for (const some of [ALL.slice(0, 15), ALL.slice(15, 30), ALL.slice(30)]) {
      const ctx = await member();
      await turnOn(ctx, ALL_ON);
      for (const [n, data] of some.entries()) {
        ctx.at(ctx.now() + n);
        await notify(ctx, ctx.userId, `c${n}`, data);
      }
      const page = await readRecent(ctx);
      expect(page.notices).toHaveLength(some.length);
      if (some[0] === ALL[0])
        expect(page.notices.at(-1)).toMatchObject({
          lead: "John 1",
          rest: "finished. 10 coins for reading",
          isNew: true,
        });
      const spanish = await readRecent(Object.assign(ctx, { language: "es" as const }));
      expect(spanish.notices.map(({ lead, rest }) => `${lead} ${rest}`).join("\n")).not.toMatch(
        /undefined|coins/,
      );
    }
  });

  test("one is kept once a cause, in one D1 trip, and the tabs are told", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    await notify(ctx, ctx.userId, "adventure-1", { topic: "pet.returned", pet: "Biscuit" });
    expect(trips()).toBe(1);
    await Promise.all(
      Array.from({ length: 30 }, () =>
        notify(ctx, ctx.userId, "adventure-1", { topic: "pet.returned", pet: "Biscuit" }),
      ),
    );
    await ctx.settled();
    expect(await kept(ctx)).toHaveLength(1);
    expect(ctx.recorded.events[0]?.event).toEqual({ name: "notifications.changed" });
  });

  test("in a feature's own commit: it is written or refused with the rest", async () => {
    const ctx = await member();
    const { statement } = notification(ctx, ctx.userId, "q1", ALL[2] as NotificationData);
    const bad = ctx.db.insert((await import("#app/features/rhythm/tables.ts")).rests).values({
      userId: ctx.userId,
      fromDay: "2026-11-20",
      weekday: 9,
    });
    expect(await commit(ctx.db, [statement, bad])).toEqual({ ok: false, constraint: "weekday_known" });
    expect(await kept(ctx)).toEqual([]);
  });
});

describe("RT2: a pet that has grown", () => {
  async function grown(ctx: TestMember) {
    const { id } = await adopted(ctx, "cat");
    await rows("UPDATE user_pets SET level = 5, happiness = 85, version = version + 1 WHERE id = ?", id);
    const asked = { intent: "evolve", petId: id, confirm: "yes", requestId: requestId() };
    const trips = countTrips(ctx);
    expect(await actOnPet(ctx, form(asked))).toMatchObject({ ok: true });
    expect(trips()).toBe(2);
    await ctx.settled();
    return asked;
  }

  test.each([
    ["its kind turned on", ["pet:app"], 1],
    ["another kind", ["reading:app"], 0],
    ["nothing turned on", [], 0],
  ])("with %s: one row in the list, and the bell counts %s", async (_name, choice, unread) => {
    const ctx = await member();
    await turnOn(ctx, choice);
    const asked = await grown(ctx);
    // sent again, and once more under another name
    await actOnPet(ctx, form(asked));
    await actOnPet(ctx, form({ ...asked, requestId: requestId() }));
    const page = await readRecent(ctx);
    expect(page.notices).toMatchObject([
      { lead: "Biscuit", rest: "has grown, and is as fond of you as ever", isNew: unread === 1 },
    ]);
    // the page itself says it where it is done
    expect([page.unread, page.ringing]).toEqual([unread, []]);
    expect(ctx.recorded.events.map(({ event }) => event.name)).toContain("notifications.changed");
    const inSpanish = await readRecent(Object.assign(ctx, { language: "es" as const }));
    expect(inSpanish.notices[0]?.rest).toBe("ha crecido, y te quiere como siempre");
  });

  test("what was refused is told to nobody", async () => {
    const ctx = await member();
    const { id } = await adopted(ctx, "cat");
    const asked = { intent: "evolve", petId: id, confirm: "yes", requestId: requestId() };
    expect(await actOnPet(ctx, form(asked))).toMatchObject({ ok: false });
    expect(await kept(ctx)).toEqual([]);
  });
});

describe("G25 quiet by default", () => {
  test("nothing is turned on: it is in the list, and does not ring or count", async () => {
    const ctx = await member();
    await notify(ctx, ctx.userId, "l8", { topic: "level.reached", level: 8, gems: 1 });
    const page = await readRecent(ctx);
    expect(page).toMatchObject({ unread: 0, ringing: [] });
    expect(page.notices).toMatchObject([{ lead: "Stage 8", isNew: false }]);
  });

  test("what asks for something is not even kept", async () => {
    const ctx = await member();
    await notify(ctx, ctx.userId, "p", { topic: "pet.ready", pet: "Biscuit" });
    expect(await kept(ctx)).toEqual([]);
  });

  test.each([
    ["its own kind", ["pet:app"], 1],
    ["another kind", ["reading:app", "groups:app"], 0],
    ["another channel", ["pet:email", "pet:push", "pet:sms"], 0],
  ])("turned on is %s", async (_name, choice, unread) => {
    const ctx = await member();
    await turnOn(ctx, choice);
    await notify(ctx, ctx.userId, "t", { topic: "pet.trained", pet: "Biscuit" });
    const page = await readRecent(ctx);
    expect([page.unread, page.ringing.length]).toEqual([unread, unread]);
  });

  test("in quiet hours nothing rings and nothing is counted; it waits for morning", async () => {
    // 07:00 in New York
    const ctx = await member();
    await turnOn(ctx, ALL_ON, ["21:00", "07:30"]);
    ctx.at(Date.UTC(2026, 10, 20, 1));
    await notify(ctx, ctx.userId, "evening", { topic: "pet.trained", pet: "Biscuit" });
    expect((await readRecent(ctx)).unread).toBe(1);
    ctx.at(Date.UTC(2026, 10, 20, 2, 0, 1));
    await notify(ctx, ctx.userId, "night", { topic: "pet.trained", pet: "Biscuit" });
    expect(await readRecent(ctx)).toMatchObject({
      unread: 1,
      ringing: [],
      quiet: { from: "9 PM", to: "7:30 AM" },
    });
    ctx.at(Date.UTC(2026, 10, 20, 12, 29));
    expect((await readRecent(ctx)).unread).toBe(1);
    ctx.at(Date.UTC(2026, 10, 20, 12, 30));
    const morning = await readRecent(ctx);
    expect(morning.unread).toBe(2);
    // it is told by the bell, and not said aloud hours later
    expect(morning.ringing).toEqual([]);
  });

  test("a notice is said within a minute or not at all", async () => {
    const ctx = await member();
    await turnOn(ctx, ALL_ON);
    await notify(ctx, ctx.userId, "a", { topic: "pet.trained", pet: "Biscuit" });
    ctx.at(ctx.now() + 59_000);
    expect((await readRecent(ctx)).ringing).toHaveLength(1);
    ctx.at(ctx.now() + 2_000);
    expect(await readRecent(ctx)).toMatchObject({ unread: 1, ringing: [] });
  });
});

describe("reading", () => {
  const several = async (count: number) => {
    const ctx = await member();
    await turnOn(ctx, ALL_ON);
    for (let n = 0; n < count; n++) {
      ctx.at(ctx.now() + 1);
      await notify(ctx, ctx.userId, `s${n}`, { topic: "verse.saved", reference: `John 1:${n + 1}` });
    }
    return ctx;
  };

  test("the list is read a page at a time, in one D1 trip with the frame around it", async () => {
    const ctx = await several(45);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const trips = countTrips(ctx);
      const { frame, rows: found } = await readFramed(ctx, [noticeReads(ctx, before)]);
      expect(trips()).toBe(1);
      const page = noticePage(ctx, { ...frame, rows: found[0] });
      expect(frame.member.unread).toBe(45);
      seen.push(...page.notices.map(({ lead }) => lead));
      before = page.older;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `John 1:${45 - n}`));
  });

  test("all is read up to the newest that was seen; what came meanwhile stays new; the tabs are told", async () => {
    const ctx = await several(3);
    const { newest } = await readRecent(ctx);
    ctx.at(ctx.now() + 1);
    await notify(ctx, ctx.userId, "later", { topic: "pet.trained", pet: "Biscuit" });
    await ctx.settled();
    const before = ctx.recorded.events.length;
    expect(await actOnNotifications(ctx, form({ intent: "read-all", newest: newest ?? "" }))).toBe(
      "/notifications",
    );
    await ctx.settled();
    expect(ctx.recorded.events.length).toBe(before + 1);
    expect((await readRecent(ctx)).notices.map(({ isNew }) => isNew)).toEqual([true, false, false, false]);
  });

  test("opening one reads it and leads where it is about; a room that is not built leads to the list", async () => {
    const ctx = await several(2);
    const [first] = (await readRecent(ctx)).notices;
    expect(await actOnNotifications(ctx, form({ intent: "open", id: first?.id ?? "" }))).toBe(
      "/bible-study/journal",
    );
    expect((await readRecent(ctx)).unread).toBe(1);
    const closed = Object.assign(ctx, { isOpen: () => false });
    expect(await actOnNotifications(closed, form({ intent: "open", id: first?.id ?? "" }))).toBe(
      "/notifications",
    );
  });

  test("another member's is neither shown nor read", async () => {
    const [ann, ben] = [await several(1), await member()];
    const [hers] = (await readRecent(ann)).notices;
    expect(await actOnNotifications(ben, form({ intent: "open", id: hers?.id ?? "" }))).toBe(
      "/notifications",
    );
    await actOnNotifications(ben, form({ intent: "read-all", newest: "note_ZZZZZZZZZZZZZZZZZZZZZZZZZZ" }));
    expect((await readRecent(ann)).unread).toBe(1);
    expect((await readRecent(ben)).notices).toEqual([]);
  });

  test.each([
    [{}],
    [{ intent: "open" }],
    [{ intent: "open", id: "' OR 1=1 --" }],
    [{ intent: "read-all", newest: "x".repeat(5_000) }],
    [{ intent: "delete-all" }],
  ])("%j is no form of the list", async (fields) => {
    expect(await actOnNotifications(await member(), form(fields as Record<string, string>))).toBeNull();
  });

  test("a hundred and more are not counted further", async () => {
    const ctx = await member();
    await turnOn(ctx, ALL_ON);
    await commit(
      ctx.db,
      Array.from(
        { length: 130 },
        (_, n) => notification(ctx, ctx.userId, `n${n}`, ALL[1] as NotificationData).statement,
      ),
    );
    expect((await readRecent(ctx)).unread).toBe(100);
  });
});

test("old news is forgotten: what was read after half a year, the rest after a year", async () => {
  const ctx = await member();
  await turnOn(ctx, ALL_ON);
  const now = ctx.now();
  for (const [days, read] of [
    [10, true],
    [181, true],
    [181, false],
    [366, false],
  ] as const) {
    ctx.at(now - days * DAY);
    await notify(ctx, ctx.userId, `${days}${read}`, { topic: "pet.trained", pet: `${days} ${read}` });
    if (read)
      await rows(
        "UPDATE notifications SET read_at = 1 WHERE user_id = ? AND cause LIKE ?",
        ctx.userId,
        `%${days}true`,
      );
  }
  ctx.at(now);
  await deleteOldNotifications(ctx);
  expect((await readRecent(ctx)).notices.map(({ lead }) => lead)).toEqual(["10 true", "181 false"]);
});

test("the sweep finds by an index what it forgets, and reads nothing that stays", async () => {
  const { db } = await member();
  const plans = await Promise.all(
    deleteOldNotificationRows(db, 2, 1, 500).map((sweep) => {
      const { sql, params } = sweep.toSQL();
      return planOf(sql, params);
    }),
  );
  const [settled, rest] = plans.map((plan) => plan.join("\n"));
  expect(settled).toContain("USING INDEX notifications_settled (created_at<?)");
  expect(rest).toMatch(/USING (COVERING )?INDEX notifications_oldest \(created_at<\?\)/);
  expect(plans.flat().filter((step) => step.startsWith("SCAN"))).toEqual([]);
});

describe("PT15 the care reminder", () => {
  /** A pet whose energy is under the threshold of 20, as PT12 has it. */
  const petOf = async (
    ctx: TestMember,
    stats: Partial<Record<"happiness" | "health" | "energy", number>>,
  ) => {
    await rows(
      `INSERT INTO user_pets (id, user_id, pet_type_id, pet_name, happiness, health, energy, settled_at, adopted_at, updated_at)
       SELECT 'pet_' || ?1, ?1, id, 'Biscuit', ?2, ?3, ?4, ?5, ?5, ?5 FROM pet_types LIMIT 1`,
      ctx.userId,
      stats.happiness ?? 80,
      stats.health ?? 80,
      stats.energy ?? 80,
      ctx.now(),
    );
  };

  test.each([
    [{ happiness: 29 }, true],
    [{ happiness: 30 }, false],
    [{ health: 29 }, true],
    [{ health: 30 }, false],
    [{ energy: 19 }, true],
    [{ energy: 20 }, false],
  ])("%j: reminded %s", async (stats, reminded) => {
    const ctx = await member();
    await turnOn(ctx, ["pet:app"]);
    await petOf(ctx, stats);
    expect(await remindOfCare(ctx)).toBe(reminded);
  });

  test("once in four hours, and not again while it is unread; in kind words", async () => {
    const ctx = await member();
    await turnOn(ctx, ["pet:app"]);
    await petOf(ctx, { happiness: 25, health: 25 });
    const asked = await Promise.all(Array.from({ length: 8 }, () => remindOfCare(ctx)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect((await readRecent(ctx)).notices).toMatchObject([
      { lead: "Biscuit", rest: "is ready for a little care, when you are", isNew: true },
    ]);
    const began = ctx.now();
    ctx.at(began + 5 * HOUR);
    expect(await remindOfCare(ctx)).toBe(false);
    await rows("UPDATE notifications SET read_at = 1 WHERE user_id = ?", ctx.userId);
    ctx.at(began + 4 * HOUR - 1);
    expect(await remindOfCare(ctx)).toBe(false);
    ctx.at(began + 4 * HOUR);
    expect(await remindOfCare(ctx)).toBe(true);
  });

  test("off by the setting, without a pet, and while it rests: nothing is said", async () => {
    const ctx = await member();
    expect(await remindOfCare(ctx)).toBe(false);
    await petOf(ctx, { happiness: 25 });
    expect(await remindOfCare(ctx)).toBe(false);
    await turnOn(ctx, ["pet:app"]);
    await rows("UPDATE user_pets SET resting_since = 1, version = version + 1 WHERE user_id = ?", ctx.userId);
    expect(await remindOfCare(ctx)).toBe(false);
    expect(await kept(ctx)).toEqual([]);
  });
});

test("D25: both logins of a day are one notification, whatever opens the app again", async () => {
  const ctx = await member();
  await turnOn(ctx, ALL_ON);
  await giveDailyLogin(ctx);
  await giveDailyLogin(ctx);
  await ctx.settled();
  expect((await readRecent(ctx)).notices).toMatchObject([
    { lead: "Good to see you", rest: "2 coins", isNew: true },
  ]);
  ctx.at(ctx.now() + DAY);
  await giveDailyLogin(ctx);
  await ctx.settled();
  expect((await readRecent(ctx)).notices).toHaveLength(2);
});

test("RT2: a new level is kept once, with its gem", async () => {
  const ctx = await member();
  await turnOn(ctx, ALL_ON);
  // 20 of experience each: the fifth is level 2
  for (let n = 0; n < 6; n++) {
    ctx.at(ctx.now() + DAY / 2);
    await reward(ctx, "bible_study", `john-${n}`);
  }
  await ctx.settled();
  expect((await readRecent(ctx)).notices).toMatchObject([
    { lead: "Stage 2", rest: "is reached. One gem is in your wallet" },
  ]);
});
