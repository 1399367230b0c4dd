import { expect, test } from "vitest";
import { mayMeetSql } from "#app/features/community/visibility/store.server.ts";
import { RequestChecks } from "./model/community/check-requests.ts";
import { Community, type Step, sequences } from "./model/community/requests.ts";
import { testimonySequences } from "./model/community/testimonies.ts";
import { World } from "./model/community/world.ts";

test("G10, D31: 30 random weeks of eight members: nobody reads what they may not, one prayer is one, counts equal rows", async () => {
  await sequences(30, 2026);
}, 120_000);

test.each([
  [
    "a block hides one way only",
    "NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = r.user_id AND blocked_id = ?1)",
    "true",
  ],
  ["the ages are not asked", "v.age_band = '18+' AND r.for_adults = 1", "v.age_band = '18+'"],
  ["who gave no name is not masked", "r.unnamed = 1 AND r.user_id <> ?1", "false"],
  ["what was withdrawn is still read", "r.state <> 'withdrawn' AND r.moderation", "r.moderation"],
  ["what is held is read", "AND r.moderation = 'shown'", ""],
  ["an unnamed request is on a profile", "r.unnamed = 0 AND", ""],
  [
    "a profile is met in spite of a block",
    "AND NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = m.user_id AND blocked_id = ?1)))",
    "))",
  ],
  [
    "the search asks nothing of who wrote it",
    "w.word = ?2 AND (r.on_wall = 1 OR r.in_circle = 1)",
    "w.word = ?2 AND (r.on_wall = 1 OR r.in_circle = 1) OR w.word = ?2",
  ],
])(
  "a planted bug is caught: %s",
  async (_bug, statement, wrong) => {
    await expect(sequences(150, 2026, (sql) => sql.replaceAll(statement, wrong))).rejects.toThrow();
  },
  120_000,
);

test("CM5, R14: 30 random weeks of testimonies: nobody reads what they may not, by page, search, profile or comment", async () => {
  await testimonySequences(30, 2026);
}, 120_000);

test.each([
  ["an unnamed testimony is on a profile", "t.unnamed = 0 AND", ""],
  ["who gave no name is not masked", "t.unnamed = 1 AND t.user_id <> ?1", "false"],
  [
    "a comment is read in spite of a block",
    "AND NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = ?1 AND blocked_id = c.user_id)",
    "",
  ],
  [
    "a comment crosses the ages",
    "(v.age_band = a.age_band OR iif(v.age_band = '18+', v.leads, a.leads) = 1)",
    "true",
  ],
  ["what a moderator has hidden is found by its author", "t.on_page = 1 AND (?3 IS NULL", "(?3 IS NULL"],
])(
  "a planted bug is caught: %s",
  async (_bug, statement, wrong) => {
    let planted = 0;
    const rewrite = (sql: string) => {
      if (sql.includes(statement)) planted++;
      return sql.replaceAll(statement, wrong);
    };
    await expect(testimonySequences(150, 2026, rewrite)).rejects.toThrow();
    expect(planted).toBeGreaterThan(0);
  },
  120_000,
);

/** Somebody of 13 to 17 asks the pastoral team; an adult of it who leads nobody promises to pray, and writes a line. */
const ACROSS_AGES: readonly Step[] = [
  { who: 3, act: "ask", which: 0, how: 3 },
  { who: 2, act: "promise", which: 0, how: 0 },
  { who: 2, act: "encourage", which: 0, how: 0 },
];

/** Somebody asks, begins a day and a night of prayer, and somebody else takes an hour of it. */
const AN_HOUR: readonly Step[] = [
  { who: 0, act: "ask", which: 0, how: 0 },
  { who: 0, act: "relay-start", which: 0, how: 0 },
  { who: 1, act: "hour-take", which: 0, how: 5 },
];

/** Somebody prays, and writes a line to who asked. */
const A_LINE: readonly Step[] = [
  { who: 0, act: "ask", which: 0, how: 0 },
  { who: 1, act: "pray", which: 0, how: 0 },
  { who: 1, act: "encourage", which: 0, how: 0 },
];

/** Somebody asks their friends, and another their group, out of which a third has gone. */
const TO_FRIENDS: readonly Step[] = [
  { who: 0, act: "ask", which: 0, how: 4 },
  { who: 1, act: "befriend", which: 0, how: 0 },
  { who: 3, act: "befriend", which: 0, how: 0 },
];
const TO_A_GROUP: readonly Step[] = [
  { who: 0, act: "ask", which: 0, how: 5 },
  { who: 1, act: "leave", which: 0, how: 0 },
];
/** Who asked has left the group. */
const AND_LEFT: readonly Step[] = [
  { who: 0, act: "ask", which: 0, how: 5 },
  { who: 0, act: "leave", which: 0, how: 0 },
];
/** An appointed leader asks the group of the young; one whom adults meet. */
const WITH_THE_YOUNG: readonly Step[] = [
  { who: 6, act: "ask", which: 0, how: 11 },
  { who: 3, act: "ask", which: 0, how: 11 },
  { who: 3, act: "ask", which: 0, how: 4 },
  { who: 4, act: "befriend", which: 3, how: 0 },
];

async function walk(steps: readonly Step[], rewrite?: (sql: string) => string): Promise<void> {
  const world = new World(2026, rewrite);
  await world.begin();
  const community = new Community(world);
  for (const step of steps) await community.step(step);
  await new RequestChecks(community).check();
}

test.each([
  ["D34: no line crosses the ages", ACROSS_AGES, mayMeetSql("w", "m"), "true", "lines to"],
  [
    "D34: a line is read by the two alone",
    A_LINE,
    "r.user_id = ?1\n      AND e.moderation = 'shown'",
    "e.moderation = 'shown'",
    "lines to",
  ],
  [
    "CM4, R23: friends alone read what is for friends",
    TO_FRIENDS,
    "WHEN 'friends' THEN EXISTS",
    "WHEN 'friends' THEN true OR EXISTS",
    "by address, read",
  ],
  [
    "CM4, R24: a group alone reads what is for it",
    TO_A_GROUP,
    "WHEN 'group' THEN EXISTS",
    "WHEN 'group' THEN true OR EXISTS",
    "by address, read",
  ],
  [
    "CM4, R24: whoever has left a group takes along what they asked",
    AND_LEFT,
    "AND y.user_id = r.user_id",
    "",
    "what is for groups",
  ],
  [
    "CM4: no adult reads what the young ask their group",
    WITH_THE_YOUNG,
    "WHEN 'group' THEN EXISTS",
    "WHEN 'group' THEN true OR EXISTS",
    "by address, read",
  ],
  ["M3: an hour is one member's own", AN_HOUR, "'mine', user_id = ?1", "'mine', 1", "the relay of"],
] as const)("%s, and a planted bug that lets it is caught", async (_law, steps, statement, wrong, said) => {
  await expect(walk(steps)).resolves.toBeUndefined();
  await expect(walk(steps, (sql) => sql.replaceAll(statement, wrong))).rejects.toThrow(said);
});
