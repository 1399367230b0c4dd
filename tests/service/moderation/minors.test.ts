import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { openDatabase } from "#app/db/database.ts";
import { feature as community } from "#app/features/community/feature.ts";
import { wallAudienceOf, wallStatusFor } from "#app/features/community/live/store.server.ts";
import { actOnDuels } from "#app/features/games/trivia/duels/act.server.ts";
import { type Kind, PAIRS, SURFACES, type Surface } from "#tests/age-surfaces.ts";
import { asks, does, type Person, person, reads, shared, wall } from "#tests/service/community/people.ts";
import {
  opens,
  testifies,
  testifiesAbout,
  testimonies,
  threads,
} from "#tests/service/community/testifying.ts";
import { requestId } from "#tests/service/members.ts";
import { befriends } from "#tests/service/people/people.ts";
import { adopted, formOf } from "#tests/service/pets.ts";

const somebody = (name: string, kind: Kind): Promise<Person> =>
  person(name, kind === "leader" ? { leads: true } : { ageBand: kind });

let moments = 0;

const word = (): string => `Please pray, ${requestId().replace(/[^a-z]/g, "")}`;

/** Whether `one` comes as far as that with something of `other`. */
const WALK: Record<Surface, (one: Person, other: Person) => Promise<boolean>> = {
  "reads a request on the wall": async (one, other) => {
    const id = await asks(other, word());
    return (await wall(one)).some((line) => line.id === id);
  },
  "reads a request by its address": async (one, other) =>
    (await reads(one, await asks(other, word()))) !== null,
  "prays for a request": async (one, other) =>
    (await does(one, { intent: "pray", id: await asks(other, word()) })).ok,
  "promises to pray for a request": async (one, other) =>
    (await does(one, { intent: "promise", id: await asks(other, word()) })).ok,
  "writes a line to who asked": async (one, other) => {
    const id = await asks(other, word());
    await does(one, { intent: "pray", id });
    return (await does(one, { intent: "encourage", id, preset: "peace", body: "", unnamed: "no" })).ok;
  },
  "takes an hour of a relay": async (one, other) => {
    const id = await asks(other, word());
    await does(other, { intent: "relay-start", id, formId: requestId() });
    return (await does(one, { intent: "hour-take", id, hour: "3" })).ok;
  },
  "reports a request": async (one, other) =>
    (await does(one, { intent: "report", id: await asks(other, word()), reason: "other" })).ok,
  "reads a testimony on the page": async (one, other) => {
    const id = await testifies(other, word());
    return (await testimonies(one)).some((line) => line.id === id);
  },
  "reads a testimony by its address": async (one, other) =>
    (await opens(one, await testifies(other, word()))) !== null,
  "says Amen to a testimony": async (one, other) =>
    (await testifiesAbout(one, { intent: "amen", id: await testifies(other, word()) })).ok,
  "comments on a testimony": async (one, other) => {
    const id = await testifies(other, word());
    return (await testifiesAbout(one, { intent: "comment", id, formId: requestId(), body: "Thanks" })).ok;
  },
  "reads a comment on a testimony that both read": async (one, other) => {
    const leader = await somebody("Lois", "leader");
    const id = await testifies(leader, word());
    await testifiesAbout(other, { intent: "comment", id, formId: requestId(), body: "Of the other" });
    return (await threads(one, id)).length === 1;
  },
  "hears of a request in the wall's room": async (one, other) => {
    const id = await asks(other, word());
    const db = openDatabase(env.COMMUNITY, null);
    const [[room]] = await db.batch([wallAudienceOf(db, one.userId)]);
    const [rows] = await db.batch([wallStatusFor(db, room?.audience ?? "adults", [id])]);
    return rows.length === 1;
  },
  "reads a request for friends": async (one, other) => {
    await friends(one, other);
    return (await reads(one, await asks(other, word(), { audience: "friends" }))) !== null;
  },
  "reads a request for a group": async (one, other) => {
    const group = await groupOfBoth(one, other);
    const asked = { intent: "ask", formId: requestId(), theme: "family", language: "en", audience: "group" };
    const reply = await does(other, { ...asked, body: word(), group });
    return reply.ok && (await reads(one, reply.id)) !== null;
  },
  "sends a pet to see theirs": async (one, other) => {
    for (const each of [one, other]) await adopted(each);
    await befriends(other, { intent: "choose", pet: "on" });
    return (await befriends(one, { intent: "visit", id: await friends(one, other) })).ok;
  },
  "asks for a duel of trivia": async (one, other) => {
    const asked = formOf({ intent: "challenge", id: await friends(one, other) });
    return (await actOnDuels(one, asked)).ok;
  },
  "writes a private message": async () => {
    const tables = await shared<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
    return [...tables.map(({ name }) => name), ...community.routes.map(({ path }) => path)].some((name) =>
      /message|inbox(?!es)|direct|dm\b/.test(name),
    );
  },
  "follows a link of somebody's whom the young read": async (_one, other) => {
    const [them] = await shared<{ young: number }>(
      "SELECT age_band = '13-17' OR leads = 1 AS young FROM community_members WHERE user_id = ?",
      other.userId,
    );
    if (!them?.young) return false;
    // of the highest level
    await shared("UPDATE community_members SET joined_at = 0 WHERE user_id = ?", other.userId);
    await shared(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
      INSERT INTO testimonies (id, user_id, form_id, body, language, unnamed, moderation, for_young, for_adults, created_at)
      SELECT 'testimony_00' || ?1 || i, ?1, 'form_' || i, 'T', 'en', 0, 'shown', 0, 0, 0 FROM n`,
      other.userId,
    );
    const sent = { intent: "ask", formId: requestId(), theme: "family", language: "en", audience: "members" };
    return (await does(other, { ...sent, body: "https://example.com/song" })).ok;
  },
};

/** What the schema refuses is no friendship, and no membership. */
const tries = (sql: string, ...values: string[]) =>
  shared(sql, ...values).catch((error: unknown) => {
    if (!/may_meet/.test(String(error))) throw error;
  });

async function friends(one: Person, other: Person): Promise<string> {
  const id = newId("freq", one.now(), Math.random);
  const [low = "", high = ""] = [one.userId, other.userId].sort();
  await tries("INSERT INTO friendships (one, other, id, since) VALUES (?, ?, ?, 0)", low, high, id);
  return id;
}

/** A group of the young where one of the two is, and both in it whom it takes. */
async function groupOfBoth(one: Person, other: Person): Promise<string> {
  const group = newId("group", one.now(), Math.random);
  await shared(
    `INSERT INTO study_groups (id, form_id, slug, name, theme, language, kind, age_band, created_at)
    SELECT ?1, '', ?1, 'G', 'gospels', 'en', 'public', min(age_band), 0 FROM community_members WHERE user_id IN (?2, ?3)`,
    ...[group, one.userId, other.userId],
  );
  for (const { userId } of [one, other])
    await tries(
      "INSERT INTO group_members (group_id, user_id, role, id, joined_at) VALUES (?1, ?2, 'member', ?1 || ?2, 0)",
      ...[group, userId],
    );
  return group;
}

test("G13: every surface is walked", () => {
  expect(Object.keys(WALK).sort()).toEqual(SURFACES.map(({ name }) => name).sort());
});

test.each(PAIRS)("G13, G10: $one towards $other, on every surface: $meets", async ({ one, other, meets }) => {
  for (const { name, rule } of SURFACES) {
    const [first, second] = [await somebody("Eunice", one), await somebody("Timothy", other)];
    // what is written now is on the first page
    moments += 1;
    for (const each of [first, second]) each.at(each.now() + moments * 1_000);
    const came = await WALK[name](first, second);
    const isSame = one === other;
    expect([name, came]).toEqual([name, { never: false, same: isSame, meets }[rule]]);
  }
});
