import { expect, test } from "vitest";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import {
  freeHours,
  gapsFor,
  HOUR_MS,
  heldHours,
  hourIn,
  MAX_HOURS,
  type OpenRelay,
  relayOf,
  startOf,
} from "#app/features/community/relay/relay.ts";
import { type OpenRelayRow, openRelays } from "#app/features/community/relay/store.server.ts";
import { addProfile, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { asks, coins, does, person, reads, shared, topics } from "./people.ts";

const START = Date.UTC(2026, 10, 20, 13);
const hourly = (ctx: TestMember, intent: string, id: string, hour: number) =>
  does(ctx, { intent, id, hour: String(hour) });

async function begun() {
  const ruth = await person("Ruth");
  const id = await asks(ruth, "Please pray.");
  const start = { intent: "relay-start", id, formId: requestId() };
  for (let twice = 0; twice < 2; twice++) expect(await does(ruth, start)).toMatchObject({ ok: true });
  return { ruth, id };
}
const relay = async (ctx: TestMember, id: string) => (await reads(ctx, id))?.relay ?? null;

test("M3: a day and a night from the next full hour, once; an hour is one person's, three at most", async () => {
  const [{ ruth, id }, ann, tobias] = [await begun(), await person("Ann"), await person("Tobias")];
  expect(await relay(ann, id)).toMatchObject({ startsAt: START, taken: [] });
  expect(await does(ruth, { intent: "relay-start", id, formId: requestId() })).toMatchObject({
    refusal: "community.relay_now",
  });
  expect(await does(ann, { intent: "relay-start", id, formId: requestId() })).toMatchObject({ ok: false });
  await Promise.all([ann, tobias, ann, tobias].map((who) => hourly(who, "hour-take", id, 5)));
  expect((await relay(ann, id))?.taken).toHaveLength(1);
  for (const hour of [1, 2, 3]) await hourly(ann, "hour-take", id, hour);
  const mine = (await relay(ann, id))?.taken.filter((one) => one.mine).map(({ hour }) => hour) ?? [];
  expect(mine).toHaveLength(MAX_HOURS);
  // sent again, one's own hour is still one's own
  expect(await hourly(ann, "hour-take", id, mine[0] ?? 0)).toMatchObject({ ok: true });
  expect(await hourly(ann, "hour-take", id, 9)).toMatchObject({ refusal: "community.hour_few" });
  expect(await hourly(tobias, "hour-take", id, mine[0] ?? 0)).toMatchObject({
    refusal: "community.hour_taken",
  });
  expect(await hourly(ruth, "hour-take", id, 10)).toMatchObject({ ok: false });
  expect(JSON.stringify(await relay(ruth, id))).not.toMatch(/user_|Ann|Tobias/);
  // it is on the prayer list of whoever took an hour
  expect(await reads(ann, id)).toMatchObject({ promised: true });
  await hourly(tobias, "hour-back", id, mine[0] ?? 0);
  expect((await relay(ann, id))?.taken.filter((one) => one.mine)).toHaveLength(MAX_HOURS);
  await hourly(ann, "hour-back", id, mine[0] ?? 0);
  expect(await hourly(tobias, "hour-take", id, mine[0] ?? 0)).toMatchObject({ ok: true });
});

test("one's own hour is told of when it begins; prayed in it or within an hour after, it is held, and a prayer like any other", async () => {
  const [{ ruth, id }, ann] = [await begun(), await person("Ann")];
  for (const hour of [2, 4, 6]) await hourly(ann, "hour-take", id, hour);
  await hourly(ann, "hour-back", id, 6);
  expect(await hourly(ann, "hour-prayed", id, 2)).toMatchObject({ refusal: "community.hour_over" });
  ann.at(START + 2 * HOUR_MS - 60_000);
  await deliverOutbox(ann);
  expect(await topics(ann)).toEqual([]);
  ann.at(START + 2 * HOUR_MS);
  for (let twice = 0; twice < 2; twice++) await deliverOutbox(ann);
  expect(await topics(ann)).toEqual(["prayer.hour"]);
  expect(await rows("SELECT rings FROM notifications WHERE user_id = ?", ann.userId)).toEqual([{ rings: 1 }]);
  for (let twice = 0; twice < 2; twice++)
    expect(await hourly(ann, "hour-prayed", id, 2)).toMatchObject({ ok: true });
  expect(await coins(ann)).toBe(5);
  ann.at(START + 6 * HOUR_MS);
  expect(await hourly(ann, "hour-prayed", id, 4)).toMatchObject({ refusal: "community.hour_over" });
  await deliverOutbox(ann);
  // the fourth hour's reminder came too late to be one, and the sixth was given back
  expect(await topics(ann)).toEqual(["prayer.hour"]);
  const shown = await relay(ruth, id);
  expect(shown && heldHours(shown, START + 7 * HOUR_MS)).toBe(1);
});

test.each([
  ["its asker ends it", { intent: "relay-end" }],
  ["the request is closed", { intent: "close", formId: "close-form", kind: "answered", body: "" }],
  ["the request is taken back", { intent: "withdraw" }],
] as const)("it ends when %s: no hour is taken, and nobody is reminded", async (_how, fields) => {
  const [{ ruth, id }, ann] = [await begun(), await person("Ann")];
  await hourly(ann, "hour-take", id, 2);
  await does(ruth, { id, ...fields });
  expect(await relay(ruth, id)).toBeNull();
  expect(await hourly(ann, "hour-take", id, 3)).toMatchObject({ refusal: "community.gone" });
  ann.at(START + 2 * HOUR_MS);
  await deliverOutbox(ann);
  expect((await topics(ann)).filter((topic) => topic === "prayer.hour")).toEqual([]);
  // opened again, it does not come back by itself
  await does(ruth, { intent: "renew", id });
  expect((await reads(ruth, id))?.relay ?? null).toBeNull();
});

test("whoever does not see the request takes no hour of it, and is not reminded after a block", async () => {
  const [{ ruth, id }, ann] = [await begun(), await person("Ann")];
  const young = await person("Tim", { ageBand: "13-17" });
  expect(await hourly(young, "hour-take", id, 2)).toMatchObject({ refusal: "community.gone" });
  await hourly(ann, "hour-take", id, 2);
  const ofAnn = await asks(ann, "Mine");
  await does(ruth, { intent: "block", id: ofAnn });
  ann.at(START + 2 * HOUR_MS);
  await deliverOutbox(ann);
  expect(await topics(ann)).toEqual([]);
  expect(await hourly(ann, "hour-prayed", id, 2)).toMatchObject({ ok: false });
});

/** Members of the simulation, without a visit each: what the shared side and the profile know of them. */
async function crowd(count: number): Promise<{ userId: string; zone: string }[]> {
  const zones = Intl.supportedValuesOf("timeZone");
  const people = Array.from({ length: count }, (_, n) => ({
    userId: `user_relay${requestId().slice(0, 8)}${n}`,
    zone: zones[Math.floor((n * zones.length) / count)] ?? "UTC",
  }));
  for (const { userId, zone } of people) {
    await addProfile(userId, zone);
    await shared(
      "INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at) VALUES (?, ?, 'N', '18+', 0)",
      userId,
      userId.toLowerCase(),
    );
  }
  await rows("UPDATE profiles SET age_band = '18+' WHERE user_id LIKE 'user_relay%'");
  return people;
}

test("M3: 200 members over all zones: no hour twice, coverage as counted, nobody asked or reminded at night", async () => {
  const { ruth, id } = await begun();
  const people = await crowd(200);
  const clock = await person("Clock");
  const as = (userId: string): TestMember => Object.assign({ ...clock }, { userId });
  const offeredTo = async (userId: string, zone: string) => {
    const found = await clock.community.batch([openRelays(clock.community, userId, clock.now(), 20)]);
    const open = (found[0] as OpenRelayRow[]).flatMap(({ relay: json, ...of }): OpenRelay[] => {
      const read = relayOf(json);
      return read && of.requestId === id ? [{ ...read, ...of }] : [];
    });
    return gapsFor(open, zone, clock.now(), 3);
  };
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const promised = new Map<number, string>();
  for (const { userId, zone } of people) {
    const [gap] = await offeredTo(userId, zone);
    if (!gap) continue;
    const local = hourIn(zone, gap.start);
    expect(local >= 7 && local < 22).toBe(true);
    // somebody else may press the same one at the same moment
    const rival = people[Math.floor(random() * people.length)]?.userId ?? userId;
    const both = await Promise.all([userId, rival].map((who) => hourly(as(who), "hour-take", id, gap.hour)));
    expect(both.filter(({ ok }) => ok).length).toBe(userId === rival ? 2 : 1);
    const kept = await shared<{ user_id: string }>(
      "SELECT user_id FROM relay_hours h JOIN relays x ON x.id = h.relay_id WHERE x.request_id = ? AND hour = ?",
      id,
      gap.hour,
    );
    expect(kept).toHaveLength(1);
    promised.set(gap.hour, kept[0]?.user_id ?? "");
  }
  expect(promised.size).toBe(24);
  // the day passes: of every eight, one forgets
  let prayed = 0;
  for (let hour = 0; hour < 24; hour++) {
    clock.at(START + hour * HOUR_MS + 60_000);
    await deliverOutbox(clock);
    await clock.settled();
    const who = promised.get(hour) ?? "";
    expect(await topics(as(who))).toContain("prayer.hour");
    if (hour % 8 === 5) continue;
    expect(await hourly(as(who), "hour-prayed", id, hour)).toMatchObject({ ok: true });
    prayed++;
  }
  clock.at(START + 26 * HOUR_MS);
  ruth.at(clock.now());
  const over = await relay(ruth, id);
  expect(over && heldHours(over, clock.now())).toBe(prayed);
  expect(over && freeHours(over, clock.now())).toEqual([]);
  // each reminder is of an hour that its reader took, at its beginning, and there is no other
  const reminders = await rows<{ user_id: string; cause: string; created_at: number }>(
    "SELECT user_id, cause, created_at FROM notifications WHERE topic = 'prayer.hour' AND cause LIKE ?",
    `%${over?.id}@%`,
  );
  expect(reminders).toHaveLength(24);
  for (const { user_id, cause, created_at } of reminders) {
    const hour = Number(cause.split("@").at(-1));
    expect(promised.get(hour)).toBe(user_id);
    expect(over && created_at - startOf(over, hour)).toBe(60_000);
  }
}, 60_000);
